import { defineConfig } from 'vitest/config'

const unitTests = (ending: 'ts' | 'tsx') => [
  `packages/{contract,modules,shop-core,viewer,editor}/src/**/*.test.${ending}`,
  `tests/laws/**/*.test.${ending}`,
]

const UNIT = {
  setupFiles: ['tests/fresh-modules.ts', 'tests/unit-setup.ts'],
  css: true,
  testTimeout: 60_000,
  isolate: false,
  // Its modules are ESM without a package type, and import style sheets.
  server: { deps: { inline: [/antd-mobile/] } },
}

/**
 * `unit` draws in jsdom, `logic` needs no DOM; `server` runs on a real PostgreSQL that one global setup starts for the whole run; `built` reads
 * what the build made and runs the built server.
 */
export default defineConfig({
  test: {
    projects: [
      // A file without components runs in Node unless it names its environment: a DOM costs half a second a file.
      { test: { ...UNIT, name: 'logic', environment: 'node', include: unitTests('ts') } },
      { test: { ...UNIT, name: 'unit', environment: 'jsdom', include: unitTests('tsx') } },
      {
        test: {
          name: 'server',
          environment: 'node',
          isolate: false,
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
