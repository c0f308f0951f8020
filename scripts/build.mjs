import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

import { ensureInstalled, ROOT, run } from './install.mjs'

const STAMP = join(ROOT, '.build-stamp')
const APPS = ['viewer', 'editor', 'server']
const VITE = join(ROOT, 'node_modules', 'vite', 'bin', 'vite.js')

/** Builds viewer, editor and server when their sources changed since the last build. */
export function ensureBuilt() {
  ensureInstalled()
  const sources = sourceHash()
  const isBuilt = APPS.every((app) => existsSync(join(ROOT, 'packages', app, 'dist')))
  if (isBuilt && existsSync(STAMP) && readFileSync(STAMP, 'utf8') === sources) return
  for (const app of APPS) {
    console.log(`Building ${app} …`)
    run(process.execPath, [VITE, 'build', '--logLevel', 'warn'], { cwd: join(ROOT, 'packages', app) })
  }
  writeFileSync(STAMP, sources)
}

function sourceHash() {
  const hash = createHash('sha256')
  for (const file of filesBelow(join(ROOT, 'packages'))) hash.update(file.slice(ROOT.length)).update(readFileSync(file))
  return hash.update(readFileSync(join(ROOT, 'package-lock.json'))).digest('hex')
}

function filesBelow(folder) {
  return readdirSync(folder, { withFileTypes: true })
    .filter(({ name }) => !['node_modules', 'dist', '.vite'].includes(name) && !name.includes('.test.'))
    .toSorted((a, b) => (a.name < b.name ? -1 : 1))
    .flatMap((entry) => (entry.isDirectory() ? filesBelow(join(folder, entry.name)) : [join(folder, entry.name)]))
}

if (process.argv[1] === import.meta.filename) ensureBuilt()
