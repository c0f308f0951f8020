import { spawn } from 'node:child_process'
import { readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { ROOT } from './install.mjs'

const bin = (name) => join(ROOT, 'node_modules', '.bin', name)

/** Runs a command with its output shown; resolves to its exit code. */
function runStep(command, args, env = {}) {
  return new Promise((resolve) => {
    const child = spawn(command, args, { cwd: ROOT, stdio: 'inherit', env: { ...process.env, ...env } })
    child.once('error', () => resolve(1))
    child.once('close', (code) => resolve(code ?? 1))
  })
}

/** A step that passes or fails as one: `{ passed, failed }`. */
const single = (command, args) => async () => {
  const code = await runStep(command, args)
  return code === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 }
}

/** A run of tests that counts each; a run that ends badly without a failed test counts as one failure. */
const counted = (command, args, read) => async (env) => {
  const report = join(tmpdir(), `mallwright-report-${process.pid}-${Math.random().toString(36).slice(2)}.json`)
  const code = await runStep(command, args(report), { ...env, PLAYWRIGHT_JSON_OUTPUT_NAME: report })
  try {
    const { passed, failed } = read(JSON.parse(readFileSync(report, 'utf8')))
    return { passed, failed: code !== 0 && failed === 0 ? 1 : failed }
  } catch {
    return { passed: 0, failed: 1 }
  } finally {
    rmSync(report, { force: true })
  }
}

const vitest = (project) =>
  counted(
    bin('vitest'),
    (report) => ['run', '--project', project, '--reporter=default', '--reporter=json', `--outputFile.json=${report}`],
    ({ numPassedTests, numFailedTests }) => ({ passed: numPassedTests, failed: numFailedTests }),
  )

const playwright = counted(
  bin('playwright'),
  () => ['test', '--reporter=line,json'],
  ({ stats }) => ({ passed: stats.expected, failed: stats.unexpected + stats.flaky }),
)

/** Every step of the test run by name, in order. `needs` says what must stand before it. */
export const STEPS = {
  format: { run: single(bin('oxfmt'), ['--check']) },
  lint: { run: single(bin('oxlint'), ['--type-aware', '--deny-warnings']) },
  types: { run: single(bin('tsc'), ['-b']) },
  'dead code': { run: single(bin('knip'), ['--no-progress']) },
  unit: { run: vitest('unit') },
  server: { run: vitest('server') },
  'built files': { run: vitest('built'), needs: 'build' },
  journeys: { run: playwright, needs: 'browser' },
}

/** Runs steps in order, prints a line for each, then the sum as `N passed, N failed`; resolves to the number of failures. */
export async function runSteps(names, env = {}) {
  const total = { passed: 0, failed: 0 }
  for (const name of names) {
    const began = Date.now()
    console.log(`\n── ${name}`)
    const { passed, failed } = await STEPS[name].run(env)
    total.passed += passed
    total.failed += failed
    console.log(`── ${name}: ${passed} passed, ${failed} failed (${Math.round((Date.now() - began) / 1000)} s)`)
  }
  console.log(`\n${total.passed} passed, ${total.failed} failed`)
  return total.failed
}
