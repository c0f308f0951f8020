import { createHash, randomBytes } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

import type { PostgresUser } from './postgres-user.ts'

/** Fallback directory when running as root and the database user cannot reach the data folder. */
export const STATE_DIRECTORY = '/var/lib/mallwright'

/** File in the data folder that names a cluster directory outside of it. */
const POINTER_FILE = 'postgres-folder'

/** PGDATA below a cluster directory. */
export function clusterPath(folder: string): string {
  return join(folder, 'postgres')
}

/** Whether a folder contains an initialised cluster. */
export function hasCluster(folder: string): boolean {
  return existsSync(join(clusterPath(folder), 'PG_VERSION'))
}

/** Input of `resolveClusterDirectory`. */
export interface ClusterDirectoryQuery {
  readonly dataFolder: string
  readonly runner: Pick<PostgresUser, 'canReach'>
  readonly stateFolder?: string
  readonly onProgress?: ((step: string) => void) | undefined
}

/** The cluster directory of a data folder: itself, or one outside when the database user cannot reach it. */
export function resolveClusterDirectory({
  dataFolder,
  runner,
  stateFolder = STATE_DIRECTORY,
  onProgress,
}: ClusterDirectoryQuery): string {
  const pointer = join(dataFolder, POINTER_FILE)
  if (existsSync(pointer)) return readFileSync(pointer, 'utf8').trim()
  // An existing cluster is never abandoned for an empty one.
  if (runner.canReach(dataFolder) || hasCluster(dataFolder)) return dataFolder
  const name = createHash('sha256').update(dataFolder).digest('hex').slice(0, 12)
  const folder = join(stateFolder, `${name}-${randomBytes(3).toString('hex')}`)
  mkdirSync(folder, { recursive: true, mode: 0o755 })
  if (!runner.canReach(folder)) return dataFolder
  onProgress?.(`the database's account cannot reach ${dataFolder}, so the database goes to ${folder}`)
  writeFileSync(pointer, folder)
  return folder
}
