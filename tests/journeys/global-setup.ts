import { makeTemplate } from '../deployment.ts'

/** Seeds the demo mall once for all journeys. Playwright requires a default export; its result runs after the last journey. */
// oxlint-disable-next-line import/no-default-export
export default makeTemplate
