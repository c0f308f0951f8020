import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { seedDemo } from '../demo/seed-demo.ts'
import { diskStorage } from '../ports/storage/disk-storage.ts'
import { openDatabase } from '../db/database.ts'
import type { Database } from '../db/database.ts'
import { startCluster } from '../db/embedded/embedded-postgres.ts'
import { migrateDatabase } from '../db/migrate.ts'

/** What a test run provides to its files. */
export interface TestCluster {
  /** URL of the maintenance database. */
  readonly adminUrl: string
  /** URL of a database of the cluster; `NAME` is replaced by its name. */
  readonly urlPattern: string
  /** Holds the demo's pictures and everything that tests upload. */
  readonly filesFolder: string
}

declare module 'vitest' {
  // Augments Vitest: provided values can be injected in every test.
  interface ProvidedContext {
    testCluster: TestCluster
  }
}

/** The database that every test file starts from: migrated, with the demo mall. */
export const TEMPLATE = 'mallwright_template'

/** The demo clock of tests. */
const TEST_CLOCK = new Date('2026-11-01T02:00:00Z')

let end: (() => Promise<void>) | undefined

/** Starts one throwaway cluster for the run. Vitest calls it before the first server test. */
export async function setup(project: { provide: (key: 'testCluster', value: TestCluster) => void }): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'mallwright-test-'))
  // As root the database runs as another account, which must be able to pass through.
  chmodSync(folder, 0o755)
  const cluster = await startCluster({ folder, isThrowaway: true })
  const admin = openDatabase(cluster.urlOf('postgres'))
  await admin.pool.query(`create database ${TEMPLATE}`)
  await admin.close()
  const template = openDatabase(cluster.urlOf(TEMPLATE))
  const filesFolder = join(folder, 'files')
  await fillTemplate(template, filesFolder)
  await template.close()
  end = async () => {
    await cluster.stop()
    rmSync(folder, { recursive: true, force: true })
  }
  project.provide('testCluster', {
    adminUrl: cluster.urlOf('postgres'),
    urlPattern: cluster.urlOf('NAME'),
    filesFolder,
  })
}

/** Ends the cluster and removes it. */
export async function teardown(): Promise<void> {
  await end?.()
}

async function fillTemplate(database: Database, filesFolder: string): Promise<void> {
  await migrateDatabase(database)
  await seedDemo({ database, storage: diskStorage(filesFolder), clock: TEST_CLOCK })
}
