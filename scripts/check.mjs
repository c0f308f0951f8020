import { spawnSync } from 'node:child_process'

import { ensureInstalled, ROOT } from './install.mjs'
import { quickSteps, runSteps, STEPS } from './steps.mjs'

/** The commit that the work at hand began from: where it left the branch that it is compared with, or the last commit. */
function baseCommit() {
  const { status, stdout } = spawnSync('git', ['merge-base', 'HEAD', '@{upstream}'], { cwd: ROOT, encoding: 'utf8' })
  return status === 0 ? stdout.trim() : 'HEAD'
}

ensureInstalled()
const isWhole = process.argv.includes('all')
const steps = isWhole ? STEPS : quickSteps(baseCommit())
const names = Object.keys(steps).filter((name) => !steps[name].needs)
const failed = await runSteps(names, {}, steps)
process.exit(failed === 0 ? 0 : 1)
