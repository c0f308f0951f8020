import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

/** The repository's root folder. */
export const ROOT = join(import.meta.dirname, '..')

const STAMP = join(ROOT, 'node_modules', '.installed-lock')

/** Runs a command with its output shown; ends this process with its code when it fails. */
export function run(command, args, options = {}) {
  const done = spawnSync(command, args, {
    cwd: ROOT,
    stdio: 'inherit',
    shell: process.platform === 'win32',
    ...options,
  })
  if (done.error) console.error(done.error.message)
  if (done.status !== 0) process.exit(done.status ?? 1)
}

/** Installs exactly what the lockfile says, unless that is already done. */
export function ensureInstalled() {
  const lock = createHash('sha256')
    .update(readFileSync(join(ROOT, 'package-lock.json')))
    .digest('hex')
  if (existsSync(STAMP) && readFileSync(STAMP, 'utf8') === lock) return
  console.log('Installing dependencies (once) …')
  run('npm', ['ci', '--no-audit', '--no-fund', '--loglevel=error'])
  writeFileSync(STAMP, lock)
}
