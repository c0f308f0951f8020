import { eq } from 'drizzle-orm'

import { BACKGROUND_LIMITS, openDatabase } from './db/database.ts'
import type { Database } from './db/database.ts'
import { startCluster } from './db/embedded/embedded-postgres.ts'
import type { Cluster } from './db/embedded/embedded-postgres.ts'
import { migrateDatabase, withSetupLock } from './db/migrate.ts'
import { orm } from './db/query.ts'
import { setupMarker } from './db/tables/site.table.ts'
import { acceptsConnections } from './db/embedded/postmaster.ts'
import { createFirstSite } from './gateway/site.store.ts'
import { demoClock } from './demo/demo-clock.ts'
import { seedDemo } from './demo/seed-demo.ts'
import { installDefinitions } from './list-engine/registry/install-definitions.ts'
import { installMenus } from './permission/install-menus.ts'
import { installPayMethods } from './payment/methods/install-methods.ts'
import { connectedChannels, paymentOptionsOf } from './payment/setup/open-payments.ts'
import type { Storage } from './ports/storage/storage.ts'
import { hasSuperUser } from './session/session.store.ts'
import { deleteSetupTickets, issueTicket } from './session/ticket.store.ts'
import { programEdition } from './program-edition.ts'
import { StartError } from './settings.ts'
import { installTemplates } from './voucher/templates/install-templates.ts'
import type { Settings } from './settings.ts'

type Progress = (step: string) => void

/** A migrated and seeded database. */
export interface PreparedDatabase {
  readonly database: Database
  /** The ticket of the first super user; only on the first start without the demo. */
  readonly setupTicket: string | undefined
  /** Restarts the bundled PostgreSQL when it dies; reports when that keeps failing. */
  keepAlive(onLost: (error: Error) => void): void
  /** Closes the connections and stops the bundled PostgreSQL. */
  close(): Promise<void>
}

/** Starts or connects to the database, migrates it, and seeds it on the first start. */
export async function prepareDatabase(
  settings: Settings,
  storage: Storage,
  onProgress: Progress,
): Promise<PreparedDatabase> {
  const cluster = settings.databaseUrl ? undefined : await startBundledPostgres(settings, onProgress)
  const url = settings.databaseUrl ?? cluster?.urlOf('postgres') ?? ''
  if (settings.databaseUrl && !(await acceptsConnections(url))) {
    throw new StartError(`The database at ${new URL(url).host} cannot be reached; check DATABASE_URL.`)
  }
  const setup = openDatabase(url, BACKGROUND_LIMITS)
  try {
    const setupTicket = await withSetupLock(setup, async () => {
      await migrateDatabase(setup)
      const edition = await programEdition()
      const channels = connectedChannels(paymentOptionsOf(settings))
      await installOnce(setup, `installed-${edition}-${channels.join('-')}`, async () => {
        await installMenus(setup)
        await installDefinitions(setup)
        await installTemplates(setup)
        await installPayMethods(setup, channels)
      })
      if (!settings.isDemo) return prepareEmpty(setup)
      const { personalDataKey } = settings
      await seedDemo({ database: setup, storage, clock: demoClock(Date.now()), edition, personalDataKey, onProgress })
      return undefined
    })
    await setup.close()
    const database = openDatabase(url)
    return {
      database,
      setupTicket,
      keepAlive: (onLost) => cluster?.keepAlive((error) => onLost(new StartError(error.message))),
      close: async () => {
        await database.close()
        await cluster?.stop()
      },
    }
  } catch (error) {
    await setup.close()
    await cluster?.stop()
    throw error
  }
}

/** Runs an installation unless its marker says that this database has it. A stop in between lets the next start repeat it. */
async function installOnce(database: Database, marker: string, install: () => Promise<void>): Promise<void> {
  const known = await orm(database.pool).select().from(setupMarker).where(eq(setupMarker.name, marker))
  if (known.length > 0) return
  await install()
  await orm(database.pool).insert(setupMarker).values({ name: marker })
}

async function startBundledPostgres(settings: Settings, onProgress: Progress): Promise<Cluster> {
  try {
    return await startCluster({ folder: settings.dataDir, onProgress })
  } catch (cause) {
    const { message } = cause as Error
    throw new StartError(message, { cause })
  }
}

/** First start without the demo: creates the main site and, while there is no super user, a set-up ticket. */
async function prepareEmpty(database: Database): Promise<string | undefined> {
  await createFirstSite(database.pool)
  if (await hasSuperUser(database.pool)) return undefined
  await deleteSetupTickets(database.pool)
  return (await issueTicket(database.pool, { purpose: 'setup' })).ticket
}
