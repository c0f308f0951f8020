import { readProduct } from '@mallwright/contract'
import type { DataSource } from '@mallwright/modules/views'

import type { Database } from '../db/database.ts'
import type { Audience } from './audience.ts'
import { productsByClasses, productsByCodes } from './find-products.ts'

/** The catalogue as a prerendered page reads it. */
export function pageSource(database: Database, audience: Audience): DataSource {
  return {
    productsByCodes: async (codes) => (await productsByCodes(database, audience, codes)).map(readProduct),
    productsByClasses: async (classIds, page) => {
      const found = await productsByClasses(database, audience, { classIds, page })
      return { items: found.results.map(readProduct), total: found.total }
    },
  }
}
