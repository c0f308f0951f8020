import type { DataSource } from './module-view.ts'

/** A source that has nothing: of a host whose data is passed in. */
export const EMPTY_SOURCE: DataSource = {
  productsByCodes: () => Promise.resolve([]),
  productsByClasses: () => Promise.resolve({ items: [], total: 0 }),
  shopsByIds: () => Promise.resolve([]),
  coupons: () => Promise.resolve([]),
  timedOffers: () => Promise.resolve([]),
  brands: () => Promise.resolve([]),
  articles: () => Promise.resolve({ items: [], total: 0 }),
}
