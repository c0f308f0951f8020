import { makeTemplate } from '../deployment.ts'

/** Seeds the demo mall once for all journeys. Playwright wants a default export; what it gives runs after the last journey. */
// oxlint-disable-next-line import/no-default-export
export default makeTemplate
