import { eq } from 'drizzle-orm'

import { inTransaction } from '../db/database.ts'
import type { Database } from '../db/database.ts'
import { analyzeDatabase, orm } from '../db/query.ts'
import { setupMarker } from '../db/tables/site.table.ts'
import { recordFiles } from '../file/file.store.ts'
import type { Storage } from '../ports/storage/storage.ts'
import { drawDemoPictures, pictureFile, storeDemoPictures } from './demo-pictures.ts'
import { planProducts } from './plans/product-plans.ts'
import { seedAccounts } from './seed-accounts.ts'
import { seedArticles } from './seed-articles.ts'
import { seedCatalog } from './seed-catalog.ts'
import { publishPages } from './seed-pages.ts'
import { seedSites } from './seed-sites.ts'
import { createRowInserter } from './write-rows.ts'

/** Target of the demo mall; `clock` is the reference of its dates. */
export interface DemoTarget {
  readonly database: Database
  readonly storage: Storage
  readonly clock: Date
  readonly onProgress?: ((step: string) => void) | undefined
}

/** Sets the demo mall up once: all of it or nothing. Its pictures are stored again when they are missing. */
export async function seedDemo({ database, storage, clock, onProgress }: DemoTarget): Promise<void> {
  const products = planProducts()
  const pictures = drawDemoPictures(products)
  await storeDemoPictures(storage, pictures)
  const markers = await orm(database.pool).select().from(setupMarker).where(eq(setupMarker.name, 'demo'))
  if (markers.length > 0) return
  onProgress?.('seeding the demo mall')
  await inTransaction(database, async (client) => {
    const write = createRowInserter(orm(client))
    await seedSites(write)
    await recordFiles(client, pictures.map(pictureFile))
    await seedAccounts(write)
    await seedCatalog(write, products, clock)
    await seedArticles(write, clock)
    await publishPages(client, products)
    await write(setupMarker, [{ name: 'demo' }])
  })
  await analyzeDatabase(database.pool)
}
