import { test } from '@playwright/test'
import type { Browser } from '@playwright/test'

import { startDeployment } from '../deployment.ts'
import type { Deployment } from '../deployment.ts'

/** The servers of a file of journeys, and what was made of them. Both are there once its tests run. */
export interface FileServer<Made> {
  readonly server: Deployment
  readonly made: Made
}

/** Starts servers before the tests of a file, prepares them, and stops them after the tests. */
export function serverForFile<Made>(
  prepare: (server: Deployment, browser: Browser) => Promise<Made>,
): FileServer<Made> {
  const file: { server?: Deployment; made?: Made } = {}
  test.beforeAll(async ({ browser }) => {
    file.server = await startDeployment()
    file.made = await prepare(file.server, browser)
  })
  test.afterAll(async () => {
    await file.server?.stop()
  })
  return file as FileServer<Made>
}
