import { spawn } from 'node:child_process'
import { readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, relative } from 'node:path'
import { stripVTControlCharacters } from 'node:util'

import { ROOT } from './install.mjs'

const bin = (name) => join(ROOT, 'node_modules', '.bin', name)

/** Runs a command; resolves to its exit code. Its output is shown at once, or as a whole at its end (`isBuffered`). */
function runStep(command, args, { env = {}, isBuffered = false } = {}) {
  return new Promise((resolve) => {
    const stdio = isBuffered ? ['ignore', 'pipe', 'pipe'] : 'inherit'
    const child = spawn(command, args, { cwd: ROOT, stdio, env: { ...process.env, ...env } })
    const chunks = []
    child.stdout?.on('data', (chunk) => chunks.push(chunk))
    child.stderr?.on('data', (chunk) => chunks.push(chunk))
    const finish = (code) => {
      if (isBuffered) process.stdout.write(Buffer.concat(chunks))
      resolve(code)
    }
    child.once('error', () => finish(1))
    child.once('close', (code) => finish(code ?? 1))
  })
}

/** A step that passes or fails as one: `{ passed, failed }`. */
const single = (command, args) => async (options) => {
  const code = await runStep(command, args, options)
  return code === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 }
}

/** Exit code of an audit that no registry answered. The same in `audit.ts`. */
const UNANSWERED = 3

/** The audit of installed packages; nothing is counted where no registry answers it. */
const audited = async (options) => {
  const code = await runStep(bin('tsx'), [join('scripts', 'audit.ts'), '--step'], options)
  return { passed: code === 0 ? 1 : 0, failed: code === 0 || code === UNANSWERED ? 0 : 1 }
}

/** A run of tests that counts each and names the failed ones; a run that ends badly without a failed test counts as one failure. */
const counted = (command, args, read) => async (options) => {
  const report = join(tmpdir(), `mallwright-report-${process.pid}-${Math.random().toString(36).slice(2)}.json`)
  const env = { ...options.env, PLAYWRIGHT_JSON_OUTPUT_NAME: report }
  const code = await runStep(command, args(report), { ...options, env })
  try {
    const { failed, ...counts } = read(JSON.parse(readFileSync(report, 'utf8')))
    return { ...counts, failed: code !== 0 && failed === 0 ? 1 : failed }
  } catch {
    return { passed: 0, failed: 1 }
  } finally {
    rmSync(report, { force: true })
  }
}

/** Lines of a failure's message that are repeated at the end of the run, where a cut-off log still has them. */
const MESSAGE_LINES = 12

/** A failed test by name, with the beginning of what it said. */
function described(name, messages) {
  const lines = stripVTControlCharacters(messages.join('\n'))
    .split('\n')
    .filter((line) => line.trim() !== '' && !line.includes('/node_modules/'))
  return [name, ...lines.slice(0, MESSAGE_LINES).map((line) => `  ${line}`)].join('\n    ')
}

/** A run of projects: `filters` are parts of paths; of all files with `since` (a commit) only those that a change from it on reaches. */
const vitest = (projects, { filters = [], since } = {}) =>
  counted(
    bin('vitest'),
    (report) => [
      'run',
      ...filters,
      ...projects.flatMap((project) => ['--project', project]),
      ...(since === undefined ? [] : [`--changed=${since}`, '--passWithNoTests']),
      '--reporter=default',
      '--reporter=json',
      `--outputFile.json=${report}`,
    ],
    ({ numPassedTests, numFailedTests, testResults }) => ({
      passed: numPassedTests,
      failed: numFailedTests,
      failures: testResults.flatMap(({ name, assertionResults }) =>
        assertionResults
          .filter(({ status }) => status === 'failed')
          .map(({ fullName, failureMessages }) => described(`${relative(ROOT, name)} › ${fullName}`, failureMessages)),
      ),
      durations: testResults.map(({ name, startTime, endTime }) => [relative(ROOT, name), endTime - startTime]),
    }),
  )

/** The failed tests of a suite of Playwright's report and of those inside it, described. */
const failedSpecs = ({ specs = [], suites = [] }) => [
  ...specs
    .filter(({ ok }) => !ok)
    .map(({ file, title, tests }) => {
      const errors = tests.flatMap(({ results }) => results).flatMap((result) => result.errors)
      return described(
        `${file} › ${title}`,
        errors.map(({ message = '' }) => message),
      )
    }),
  ...suites.flatMap((suite) => failedSpecs(suite)),
]

/** Names and durations (ms) of the journeys of a suite of Playwright's report. */
const durationsOf = ({ specs = [], suites = [] }) => [
  ...specs.map(({ file, title, tests }) => [
    `${file} › ${title}`,
    tests.flatMap(({ results }) => results).reduce((sum, { duration }) => sum + duration, 0),
  ]),
  ...suites.flatMap((suite) => durationsOf(suite)),
]

let template

/** Seeds the demo mall of all journeys and proofs once; should that fail, it is said, and each part tries again. */
function makeTemplate() {
  // Loaded here, because this file is read before packages are installed.
  template ??= import('tsx/esm/api')
    .then(({ tsImport }) => tsImport('../tests/deployment.ts', import.meta.url))
    .then((deployment) => deployment.makeTemplate())
    .catch((error) => console.log(`The demo mall was not seeded for all: ${error.message}`))
  return template
}

/** A step that begins when the demo mall is seeded. */
const onTemplate = (step) => async (options) => {
  await makeTemplate()
  return step(options)
}

const playwright = (shard) => {
  const journeys = counted(
    bin('playwright'),
    () => ['test', `--shard=${shard}`, `--output=test-results/${shard.replace('/', '-')}`, '--reporter=line,json'],
    ({ stats, suites }) => ({
      passed: stats.expected,
      failed: stats.unexpected + stats.flaky,
      failures: suites.flatMap((suite) => failedSpecs(suite)),
      durations: suites.flatMap((suite) => durationsOf(suite)),
    }),
  )
  return onTemplate(journeys)
}

/** Parts of the journeys, so that whichever lane is free takes the next. */
const JOURNEY_SHARDS = 6

const journeySteps = Object.fromEntries(
  Array.from({ length: JOURNEY_SHARDS }, (_, index) => {
    const shard = `${index + 1}/${JOURNEY_SHARDS}`
    return [`journeys ${shard}`, { run: playwright(shard), needs: 'browser' }]
  }),
)

/**
 * Every step of the test run by name, long ones first, and what waits for much of its time beside what does not. `needs` says what must
 * stand before it.
 */
export const STEPS = {
  unit: { run: vitest(['logic', 'unit']) },
  server: { run: vitest(['server']) },
  'built files': { run: onTemplate(vitest(['built'])), needs: 'build' },
  ...journeySteps,
  format: { run: single(bin('oxfmt'), ['--check']) },
  lint: { run: single(bin('oxlint'), ['--type-aware', '--deny-warnings']) },
  types: { run: single(bin('tsc'), ['-b']) },
  'dead code': { run: single(bin('knip'), ['--no-progress']) },
  audit: { run: audited },
}

/** What is quick whatever has changed, then the tests that a change since a commit reaches; laws read files that nothing imports. */
export function quickSteps(since) {
  const { lint, types, format, 'dead code': deadCode } = STEPS
  return {
    'changed tests': { run: vitest(['logic', 'unit', 'server'], { since }) },
    lint,
    laws: { run: vitest(['logic'], { filters: ['tests/laws'] }) },
    types,
    'dead code': deadCode,
    format,
  }
}

/** Steps at once: one more than the cores of the machines that run them, since journeys wait for much of their time. */
const LANES = 3

/** How many of the longest files and journeys are named, so that whoever makes the run shorter knows where to begin. */
const NAMED_LONGEST = 24

/**
 * Runs steps, a few at once, each lane taking the next; prints a line for each, then what took longest and what failed, then the
 * sum as `N passed, N failed`. Resolves to the number of failures. The first lane's output is shown as it comes, the others' at the
 * end of each step.
 */
export async function runSteps(names, env = {}, steps = STEPS) {
  const total = { passed: 0, failed: 0 }
  const failures = []
  const longest = []
  const waiting = [...names]
  const runLane = async (isBuffered) => {
    for (let name = waiting.shift(); name !== undefined; name = waiting.shift()) {
      const began = Date.now()
      if (!isBuffered) console.log(`\n── ${name}`)
      const { passed, failed, failures: failedTests = [], durations = [] } = await steps[name].run({ env, isBuffered })
      longest.push(...durations)
      total.passed += passed
      total.failed += failed
      if (failed > 0) failures.push(name, ...failedTests.map((test) => `  ${test}`))
      console.log(`── ${name}: ${passed} passed, ${failed} failed (${Math.round((Date.now() - began) / 1000)} s)`)
    }
  }
  await Promise.all(Array.from({ length: LANES }, (_, lane) => runLane(lane > 0)))
  const removeTemplate = await template
  removeTemplate?.()
  if (longest.length > 0) {
    longest.sort(([, one], [, other]) => other - one)
    const lines = longest.slice(0, NAMED_LONGEST).map(([name, ms]) => `${Math.round(ms / 1000)} s ${name}`)
    console.log(`\nLongest:\n${lines.join('\n')}`)
  }
  if (failures.length > 0) console.log(`\nFailed:\n${failures.join('\n')}`)
  console.log(`\n${total.passed} passed, ${total.failed} failed`)
  return total.failed
}
