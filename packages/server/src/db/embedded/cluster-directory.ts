import { createHash, randomBytes } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

import type { PostgresUser } from './postgres-user.ts'

/** Where root keeps what the database's account must reach when the data folder lies in a private home. */
export const STATE_DIRECTORY = '/var/lib/mallwright'

/** Remembers in the data folder where its cluster went, so that the next start finds it and a new data folder starts anew. */
const POINTER_FILE = 'postgres-folder'

/** PostgreSQL's own data folder below a folder that holds a cluster. */
export function clusterPath(folder: string): string {
  return join(folder, 'postgres')
}

/** Whether a folder holds a finished cluster. */
export function hasCluster(folder: string): boolean {
  return existsSync(join(clusterPath(folder), 'PG_VERSION'))
}

/** What the choice of a folder depends on. */
export interface ClusterDirectoryQuery {
  readonly dataFolder: string
  readonly runner: Pick<PostgresUser, 'canReach'>
  readonly stateFolder?: string
  readonly onProgress?: ((step: string) => void) | undefined
}

/** The folder that holds the cluster of a data folder: itself, or one outside when the database's account cannot reach it. */
export function resolveClusterDirectory({
  dataFolder,
  runner,
  stateFolder = STATE_DIRECTORY,
  onProgress,
}: ClusterDirectoryQuery): string {
  const pointer = join(dataFolder, POINTER_FILE)
  if (existsSync(pointer)) return readFileSync(pointer, 'utf8').trim()
  // A cluster that already lies there is never left behind for an empty one.
  if (runner.canReach(dataFolder) || hasCluster(dataFolder)) return dataFolder
  const name = createHash('sha256').update(dataFolder).digest('hex').slice(0, 12)
  const folder = join(stateFolder, `${name}-${randomBytes(3).toString('hex')}`)
  mkdirSync(folder, { recursive: true, mode: 0o755 })
  if (!runner.canReach(folder)) return dataFolder
  onProgress?.(`the database's account cannot reach ${dataFolder}, so the database goes to ${folder}`)
  writeFileSync(pointer, folder)
  return folder
}
