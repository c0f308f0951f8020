import { defineConfig } from '@playwright/test'

import { CHROMIUM_LAUNCH } from './tests/chromium-launch.ts'

/** Journeys in a real browser against the built apps and the real server; those that leave no traces share a deployment of two server processes. */
export default defineConfig({
  testDir: 'tests/journeys',
  testMatch: '*.journey.ts',
  globalSetup: './tests/journeys/global-setup.ts',
  workers: 1,
  timeout: 600_000,
  expect: { timeout: 30_000 },
  outputDir: 'test-results',
  use: {
    headless: true,
    // What cannot be pressed ends its journey, and does not hold up the run for the whole time-out.
    actionTimeout: 120_000,
    // A trace takes a third of a journey's time; `--trace retain-on-failure` has one.
    trace: 'off',
    launchOptions: CHROMIUM_LAUNCH,
  },
})
