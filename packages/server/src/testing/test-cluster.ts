import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { seedDemo } from '../demo/seed-demo.ts'
import { installDefinitions } from '../list-engine/registry/install-definitions.ts'
import { installMenus } from '../permission/install-menus.ts'
import { installPayMethods } from '../payment/methods/install-methods.ts'
import { connectedChannels } from '../payment/setup/open-payments.ts'
import { installTemplates } from '../voucher/templates/install-templates.ts'
import { unansweredPairs } from './failure-coverage.ts'
import { diskStorage } from '../ports/storage/disk-storage.ts'
import { BACKGROUND_LIMITS, openDatabase } from '../db/database.ts'
import type { Database } from '../db/database.ts'
import { startCluster } from '../db/embedded/embedded-postgres.ts'
import type { TestProject } from 'vitest/node'

import { migrateDatabase } from '../db/migrate.ts'

/** Values that a test run provides to its files. */
export interface TestCluster {
  /** URL of the maintenance database. */
  readonly adminUrl: string
  /** URL of a database of the cluster; `NAME` is replaced by its name. */
  readonly urlPattern: string
  /** Storage folder of the demo's pictures and of uploads in tests. */
  readonly filesFolder: string
  /** Collects the failures that operations answered. */
  readonly failuresFolder: string
}

declare module 'vitest' {
  // Augments Vitest: provided values can be injected in every test.
  interface ProvidedContext {
    testCluster: TestCluster
  }
}

/** The database that every test file starts from: migrated, with the demo mall. */
export const TEMPLATE = 'mallwright_template'

/** The demo clock of tests: now, as at a first start, so that nothing of the demo is older on one day than on another. */
const TEST_CLOCK = new Date()

let end: (() => Promise<void>) | undefined
let checkCoverage: (() => Promise<void>) | undefined

/** Starts one throwaway cluster for the run. Vitest calls it before the first server test. */
export async function setup(project: TestProject): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'mallwright-test-'))
  // As root the database runs as another account, which must be able to pass through.
  chmodSync(folder, 0o755)
  const cluster = await startCluster({ folder, isThrowaway: true })
  const admin = openDatabase(cluster.urlOf('postgres'), BACKGROUND_LIMITS)
  await admin.pool.query(`create database ${TEMPLATE}`)
  await admin.close()
  const template = openDatabase(cluster.urlOf(TEMPLATE), BACKGROUND_LIMITS)
  const filesFolder = join(folder, 'files')
  const failuresFolder = join(folder, 'failures')
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
    failuresFolder,
  })
  checkCoverage = async () => {
    const { testFiles } = await project.globTestFiles()
    const run = new Set(project.vitest.state.getPaths())
    // Coverage is complete only in a run of all tests.
    if (project.config.testNamePattern || testFiles.some((file) => !run.has(file))) return
    const missing = unansweredPairs(failuresFolder)
    if (missing.length === 0) return
    process.exitCode = 1
    console.error(`Declared failures that no server test answers:\n  ${missing.join('\n  ')}`)
  }
}

/** Checks that every declared failure was answered, ends the cluster and removes it. */
export async function teardown(): Promise<void> {
  await checkCoverage?.()
  await end?.()
}

async function fillTemplate(database: Database, filesFolder: string): Promise<void> {
  await migrateDatabase(database)
  await installMenus(database)
  await installDefinitions(database)
  await installTemplates(database)
  await installPayMethods(database, connectedChannels({ isDemo: true }))
  await seedDemo({ database, storage: diskStorage(filesFolder), clock: TEST_CLOCK, edition: 'test' })
  // Deadlines of the demo's orders would come while tests run, at a time that no test knows.
  await database.pool.query(`delete from job where name ~ '^(order|payment)[.]'`)
}
