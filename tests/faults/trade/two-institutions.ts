import { spawn } from 'node:child_process'
import { join } from 'node:path'

import { zeroClaim } from '../claim.ts'
import type { Claim } from '../claim.ts'

const ROOT = join(import.meta.dirname, '../../..')
const VITEST = join(ROOT, 'node_modules/vitest/vitest.mjs')

/** Tries every id-bearing field of every call with the ids of others, orders included; sees a planted hole. Runs in full in `npm test`, too. */
const TEST = 'packages/server/src/gateway/foreign-rows.test.ts'

interface Report {
  readonly numTotalTests: number
  readonly numPassedTests: number
  readonly testResults: readonly { readonly assertionResults: readonly { title: string; status: string }[] }[]
}

/** Has two institutions with two accounts each try every call with what belongs to the others. */
export async function run(): Promise<Claim[]> {
  const { numTotalTests, numPassedTests, testResults } = await runTest()
  for (const { title, status } of testResults.flatMap(({ assertionResults }) => assertionResults)) {
    if (status !== 'passed') console.log(`  ${title}: ${status}`)
  }
  // A run without tests proves nothing.
  const failed = numTotalTests === 0 ? 1 : numTotalTests - numPassedTests
  return [
    zeroClaim(
      'attacks that saw or changed a foreign row or amount',
      `${numTotalTests} attacks over every call`,
      failed,
    ),
  ]
}

function runTest(): Promise<Report> {
  const child = spawn(process.execPath, [VITEST, 'run', '--project', 'server', '--reporter', 'json', TEST], {
    cwd: ROOT,
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  let output = ''
  child.stdout.on('data', (chunk: Buffer) => (output += chunk.toString()))
  return new Promise((resolve, reject) => {
    child.once('error', reject)
    child.once('exit', () => {
      const report = output.slice(output.indexOf('{'))
      if (report === '') reject(new Error('the test gave no report'))
      else resolve(JSON.parse(report) as Report)
    })
  })
}
