import { test as base } from '@playwright/test'

import { startDeployment } from '../deployment.ts'
import type { Deployment } from '../deployment.ts'

interface Shared {
  /** The demo mall of all journeys of a worker that leave nothing behind which another would notice. */
  readonly mall: Pick<Deployment, 'url'>
}

/**
 * Tests that share a mall, which the first of them starts; paths lead to it. Accounts may have a session of an earlier journey,
 * which `signInAnyway` takes over. Who changes what others see starts a mall of their own.
 */
export const test = base.extend<object, Shared>({
  mall: [
    // Playwright reads from the pattern what a fixture needs.
    // oxlint-disable-next-line no-empty-pattern
    async ({}, provide) => {
      const { url, stop } = await startDeployment()
      await provide({ url })
      await stop()
    },
    { scope: 'worker', timeout: 600_000 },
  ],
  baseURL: ({ mall }, provide) => provide(mall.url),
})
