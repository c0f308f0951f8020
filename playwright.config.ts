import { defineConfig } from '@playwright/test'

const executablePath = process.env['CHROMIUM_PATH']

/** Journeys in a real browser against the built apps and the real server; each file starts a deployment of two server processes. */
export default defineConfig({
  testDir: 'tests/journeys',
  testMatch: '*.journey.ts',
  globalSetup: './tests/journeys/global-setup.ts',
  workers: 1,
  timeout: 300_000,
  expect: { timeout: 30_000 },
  outputDir: 'test-results',
  use: {
    headless: true,
    trace: 'retain-on-failure',
    launchOptions: {
      ...(executablePath && { executablePath }),
      args: [
        ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
        '--disable-quic',
        '--no-first-run',
      ],
    },
  },
})
