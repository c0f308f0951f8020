import { spawnSync } from 'node:child_process'
import { chownSync, lchownSync, readdirSync, readFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** Who runs PostgreSQL: ourselves, or an account without rights when we are root, because PostgreSQL refuses root. */
export interface PostgresUser {
  /** What spawn needs to run a program as that account. */
  readonly identity: { readonly uid?: number; readonly gid?: number }
  /** Gives a file or a folder with everything below to that account. */
  own(path: string): void
  /** Whether that account may pass through a folder to what lies below. */
  canReach(folder: string): boolean
  /** Whether that account may write in a folder. */
  canWrite(folder: string): boolean
}

/** The account for PostgreSQL on this machine. */
export function findPostgresUser(): PostgresUser {
  if (process.getuid?.() !== 0) {
    return { identity: {}, own: () => undefined, canReach: () => true, canWrite: () => true }
  }
  const identity = readNobodyIds()
  const passes = (test: string, folder: string) =>
    spawnSync('/bin/sh', ['-c', test, 'sh', folder], { ...identity, cwd: tmpdir() }).status === 0
  return {
    identity,
    own: (path) => chownTree(path, identity),
    canReach: (folder) => passes('test -x "$1"', folder),
    canWrite: (folder) => passes('test -w "$1" && test -x "$1"', folder),
  }
}

function readNobodyIds(): { uid: number; gid: number } {
  const line = readFileSync('/etc/passwd', 'utf8')
    .split('\n')
    .find((entry) => entry.startsWith('nobody:'))
  const [, , uid, gid] = line?.split(':') ?? []
  if (!uid || !gid) throw new Error('PostgreSQL cannot run as root and there is no account nobody; set DATABASE_URL.')
  return { uid: Number(uid), gid: Number(gid) }
}

function chownTree(path: string, identity: { uid: number; gid: number }): void {
  try {
    for (const name of readdirSync(path)) chownTree(join(path, name), identity)
    chownSync(path, identity.uid, identity.gid)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOTDIR') throw error
    lchownSync(path, identity.uid, identity.gid)
  }
}
