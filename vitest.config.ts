import { defineConfig } from 'vitest/config'

/**
 * `unit` draws in jsdom; `server` runs on a real PostgreSQL that one global setup starts for the whole run; `built` reads
 * what the build made and runs the built server.
 */
export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: 'unit',
          environment: 'jsdom',
          include: [
            'packages/{contract,modules,shop-core,viewer,editor}/src/**/*.test.{ts,tsx}',
            'tests/laws/**/*.test.{ts,tsx}',
          ],
          setupFiles: ['tests/unit-setup.ts'],
          css: true,
          testTimeout: 60_000,
          // Its modules are ESM without a package type, and import style sheets.
          server: { deps: { inline: [/antd-mobile/] } },
        },
      },
      {
        test: {
          name: 'server',
          environment: 'node',
          include: ['packages/server/src/**/*.test.ts'],
          globalSetup: ['packages/server/src/testing/test-cluster.ts'],
          testTimeout: 30_000,
          hookTimeout: 60_000,
        },
      },
      {
        test: {
          name: 'built',
          environment: 'node',
          include: ['tests/{budgets,faults}/**/*.test.ts'],
          testTimeout: 180_000,
          hookTimeout: 60_000,
          fileParallelism: false,
        },
      },
    ],
  },
})
