import { eq } from 'drizzle-orm'

import { inTransaction } from '../db/database.ts'
import type { Database } from '../db/database.ts'
import { analyzeDatabase, orm } from '../db/query.ts'
import { fileFolder } from '../db/tables/file.table.ts'
import { setupMarker } from '../db/tables/site.table.ts'
import { recordFiles } from '../file/file.store.ts'
import { createPersonalDataCipher } from '../personal-data/personal-data-cipher.ts'
import { readPersonalDataKey } from '../personal-data/personal-data-key.ts'
import type { Storage } from '../ports/storage/storage.ts'
import {
  drawDemoPictures,
  hasDemoPictures,
  libraryFolders,
  pictureFile,
  slipFile,
  storeDemoPictures,
} from './demo-pictures.ts'
import { planProducts } from './plans/product-plans.ts'
import { organisationId } from './plans/demo-id.ts'
import { seedAccounts } from './seed-accounts.ts'
import { seedArticles } from './seed-articles.ts'
import { seedBlocks } from './seed-blocks.ts'
import { seedCatalog } from './seed-catalog.ts'
import { seedOnboarding } from './seed-onboarding.ts'
import { seedPriceList } from './plans/price-list.store.ts'
import { publishPages } from './seed-pages.ts'
import { seedSites } from './seed-sites.ts'
import { seedOrders } from './orders/seed-orders.ts'
import { drawSlips } from './orders/transfer-slips.ts'
import { seedBuyers } from './trade/seed-buyers.ts'
import { seedCoupons } from './trade/seed-coupons.ts'
import { seedListPlans } from './trade/seed-list-plans.ts'
import { seedMessages } from './trade/seed-messages.ts'
import { seedReviews } from './trade/seed-reviews.ts'
import { seedArchives } from './vouchers/seed-archives.ts'
import { seedVouchers } from './vouchers/seed-vouchers.ts'
import { createRowInserter } from './plans/write-rows.ts'

/** Target of the demo mall; `clock` is the reference of its dates. */
export interface DemoTarget {
  readonly database: Database
  readonly storage: Storage
  readonly clock: Date
  /** Of the program: its pictures are stored once. */
  readonly edition: string
  /** Key of stored ID numbers; the installation's own when absent. */
  readonly personalDataKey?: string | undefined
  readonly onProgress?: ((step: string) => void) | undefined
}

/** Sets the demo mall up once: all of it or nothing. Its pictures are stored again when they are missing. */
export async function seedDemo(target: DemoTarget): Promise<void> {
  const { database, storage, clock, edition, personalDataKey, onProgress } = target
  const markers = await orm(database.pool).select().from(setupMarker).where(eq(setupMarker.name, 'demo'))
  const isSeeded = markers.length > 0
  if (isSeeded && (await hasDemoPictures(storage, edition))) return
  const products = planProducts()
  const pictures = drawDemoPictures(products)
  const slips = drawSlips()
  await storeDemoPictures(storage, { edition, pictures: [...pictures, ...slips] })
  if (isSeeded) return
  onProgress?.('seeding the demo mall')
  const cipher = createPersonalDataCipher(personalDataKey ?? (await readPersonalDataKey(database, storage)))
  await inTransaction(database, async (client) => {
    const write = createRowInserter(orm(client))
    await seedSites(write)
    await write(fileFolder, libraryFolders())
    await recordFiles(client, pictures.map(pictureFile))
    await seedAccounts(write, cipher)
    await recordFiles(client, slips.map(slipFile))
    await seedOnboarding(write, { clock, cipher })
    await seedCatalog(write, products, clock)
    await seedPriceList(client, { clock, agreedWith: ['E1', 'E2'].map(organisationId) })
    await seedArchives(write, products)
    await seedBuyers(write, { products, clock, cipher })
    await seedCoupons(write, clock)
    await seedReviews(client, write, { products, clock })
    await seedOrders(write, { database, client, storage, cipher })
    await seedVouchers(client, write, clock)
    await seedListPlans(client, write)
    await seedMessages(client, write, { products, clock })
    await seedArticles(write, clock)
    await publishPages(client, write, products)
    await seedBlocks(client)
    await write(setupMarker, [{ name: 'demo' }])
  })
  await analyzeDatabase(database.pool)
}
