import { spawnSync } from 'node:child_process'
import { join } from 'node:path'

const ROOT = join(import.meta.dirname, '..')

/** The severities that fail a run; milder ones are told. */
const SEVERE = ['high', 'critical']

/** Exit code where no registry answered, which the test run counts as neither passed nor failed. The same in `steps.mjs`. */
const UNANSWERED = 3

/** Report of `npm audit --json`, or what npm says where none was made. */
interface Report {
  readonly vulnerabilities?: Readonly<Record<string, Finding>>
  readonly message?: string
  readonly error?: { readonly code?: string; readonly summary?: string }
}

interface Finding {
  readonly name: string
  readonly severity: string
  readonly range: string
  /** Advisories, or names of packages that have them. */
  readonly via: readonly (string | { readonly title: string })[]
}

/** What an audit comes to: nothing severe, something severe, or no registry that looked, which is no failure of the code. */
export interface Verdict {
  readonly kind: 'clean' | 'found' | 'unanswered'
  /** A line for each finding, or why nobody answered. */
  readonly lines: readonly string[]
}

/** The verdict of what npm wrote. */
export function readAudit(text: string): Verdict {
  const { vulnerabilities, error, message } = reportOf(text)
  if (!vulnerabilities) {
    const reasons = [error?.summary, error?.code, message, 'npm gave no report']
    const [reason = ''] = (reasons.find(Boolean) ?? '').split('\n')
    return { kind: 'unanswered', lines: [reason] }
  }
  const all = Object.values(vulnerabilities)
  const lines = all.map(({ name, severity, range, via }) => {
    const titles = via.map((one) => (typeof one === 'string' ? one : one.title))
    return `${severity}: ${name} ${range} (${titles.join('; ')})`
  })
  return { kind: all.some(({ severity }) => SEVERE.includes(severity)) ? 'found' : 'clean', lines }
}

function reportOf(text: string): Report {
  try {
    return JSON.parse(text) as Report
  } catch {
    return {}
  }
}

/** Asks the registry about the installed packages and prints the verdict; gives the exit code. */
function main(isStep: boolean): number {
  const npm = spawnSync('npm', ['audit', '--json'], {
    cwd: ROOT,
    encoding: 'utf8',
    shell: process.platform === 'win32',
  })
  const { kind, lines } = readAudit(npm.stdout ?? '')
  if (kind === 'unanswered') {
    console.log(`audit: no registry answered (${lines.join(' ')}); nothing was checked`)
    return isStep ? UNANSWERED : 0
  }
  for (const line of lines) console.log(line)
  console.log(kind === 'found' ? 'audit: severe findings' : `audit: nothing severe, ${lines.length} milder`)
  return kind === 'found' ? 1 : 0
}

if (process.argv[1] === import.meta.filename) process.exit(main(process.argv.includes('--step')))
