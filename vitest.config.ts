import { defineConfig } from 'vitest/config'

import { bareStyles } from './tests/bare-styles.ts'

const unitTests = (ending: string) => [
  `packages/{contract,modules,shop-core,viewer,editor}/src/**/*${ending}`,
  `tests/laws/**/*${ending}`,
]

/** Endings of tests with a DOM, which they share: one costs half a second a file. */
const DOM_TESTS = [...unitTests('.test.tsx'), ...unitTests('.dom.test.ts')]

/** Room for young objects (MB): most of what a test makes is gone before it fills, and need not be copied. */
const execArgv = ['--max-semi-space-size=64']

const UNIT = {
  execArgv,
  setupFiles: ['tests/fresh-modules.ts', 'tests/unit-setup.ts'],
  css: true,
  testTimeout: 60_000,
  // A second decides nothing on a busy machine.
  expect: { poll: { timeout: 20_000 } },
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
      { test: { ...UNIT, name: 'logic', environment: 'node', include: unitTests('.test.ts'), exclude: DOM_TESTS } },
      { plugins: [bareStyles()], test: { ...UNIT, name: 'unit', environment: 'jsdom', include: DOM_TESTS } },
      {
        test: {
          name: 'server',
          environment: 'node',
          execArgv,
          isolate: false,
          include: ['packages/server/src/**/*.test.ts'],
          globalSetup: ['packages/server/src/testing/test-cluster.ts'],
          testTimeout: 120_000,
          hookTimeout: 120_000,
          expect: { poll: { timeout: 60_000 } },
        },
      },
      {
        test: {
          name: 'built',
          environment: 'node',
          include: ['tests/{budgets,faults}/**/*.test.ts'],
          testTimeout: 600_000,
          hookTimeout: 120_000,
          expect: { poll: { timeout: 60_000 } },
          fileParallelism: false,
        },
      },
    ],
  },
})
