import { spawnSync } from 'node:child_process'
import { chownSync, lchownSync, readdirSync, readFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** OS user that runs PostgreSQL: the current one, or an unprivileged one when running as root, which PostgreSQL refuses. */
export interface PostgresUser {
  /** uid and gid for `spawn`. */
  readonly identity: { readonly uid?: number; readonly gid?: number }
  /** Changes the owner of a path recursively. */
  own(path: string): void
  /** Whether the user may traverse a folder. */
  canReach(folder: string): boolean
  /** Whether the user may write in a folder. */
  canWrite(folder: string): boolean
}

/** The OS user for PostgreSQL on this machine. */
export function findPostgresUser(): PostgresUser {
  if (process.getuid?.() !== 0) {
    return { identity: {}, own: () => undefined, canReach: () => true, canWrite: () => true }
  }
  const identity = readNobodyIds()
  const succeeds = (test: string, folder: string) =>
    spawnSync('/bin/sh', ['-c', test, 'sh', folder], { ...identity, cwd: tmpdir() }).status === 0
  return {
    identity,
    own: (path) => chownTree(path, identity),
    canReach: (folder) => succeeds('test -x "$1"', folder),
    canWrite: (folder) => succeeds('test -w "$1" && test -x "$1"', folder),
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
