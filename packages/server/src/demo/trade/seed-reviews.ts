import type { Transaction } from '../../db/database.ts'
import { review } from '../../db/tables/trade/review.table.ts'
import { accountId, demoId, demoRandom } from '../plans/demo-id.ts'
import { pictureAddress } from '../plans/picture-address.ts'
import type { ProductPlan } from '../plans/product-plans.ts'
import type { InsertRows } from '../plans/write-rows.ts'
import { countReviews } from './review-figures.store.ts'
import { APPENDED_TEXTS, REPLY_TEXTS, REVIEW_PARTS, REVIEW_TEXTS, STAR_COUNTS } from './reviews.data.ts'

const DAY_MS = 24 * 3600 * 1000

/** Products with reviews, best sellers first, and reviews of each. */
const PRODUCTS = 60
const EACH = 3

/** From how many stars on a review is answered kindly. */
const KIND_FROM = 3

/** Buyers who have written reviews, with their names as others see them. */
const BUYERS = [
  ['19900110005', '老**姐'],
  ['19900140001', '北**管'],
  ['19900140002', '简**管'],
  ['19900150001', '北**员'],
  ['19900130001', '丰**长'],
  ['19900130002', '同**长'],
  ['19900110002', '实**卓'],
] as const

/** Writes 180 reviews of 60 products, and what the products say of them. Domain 4.4. */
export async function seedReviews(
  client: Transaction,
  write: InsertRows,
  { products, clock }: { readonly products: readonly ProductPlan[]; readonly clock: Date },
): Promise<void> {
  const reviewed = products
    .filter(({ isOnShelf, priceMode, views }) => isOnShelf && priceMode !== 3 && views.length > 0)
    .toSorted((one, other) => other.sales - one.sales || one.code.localeCompare(other.code))
    .slice(0, PRODUCTS)
  const random = demoRandom(180)
  const stars = shuffled(
    STAR_COUNTS.flatMap((count, index) => Array.from({ length: count }, () => index + 1)),
    random,
  )
  const chosen = (count: number) => new Set(shuffled([...stars.keys()], random).slice(0, count))
  const parts = {
    pictures: chosen(REVIEW_PARTS.pictures),
    appended: chosen(REVIEW_PARTS.appended),
    replied: chosen(REVIEW_PARTS.replied),
  }
  await write(
    review,
    stars.map((star, index) => {
      const plan = at(reviewed, Math.floor(index / EACH))
      const [phone, maskedName] = at(BUYERS, index * 5)
      const createdAt = new Date(clock.getTime() - (20 + Math.floor(random() * 160)) * DAY_MS)
      const later = (days: number) => new Date(createdAt.getTime() + days * DAY_MS)
      return {
        id: demoId(`review/${index}`),
        productId: demoId(`product/${plan.code}`),
        skuText: at(plan.variants, index).values.join(' / '),
        accountId: accountId(phone),
        maskedName,
        star,
        logisticsStar: Math.min(5, star + (index % 2)),
        serviceStar: Math.min(5, star + 1),
        content: at(at(REVIEW_TEXTS, star - 1), index),
        pictureUrls: parts.pictures.has(index) ? picturesOf(plan, index) : [],
        ...(parts.replied.has(index) && {
          reply: star < KIND_FROM ? at(REPLY_TEXTS, 2) : at(REPLY_TEXTS, index % 2),
          replyAt: later(1),
        }),
        ...(parts.appended.has(index) && { appendContent: at(APPENDED_TEXTS, index), appendAt: later(14) }),
        usefulCount: 0,
        createdAt,
      }
    }),
  )
  await countReviews(client)
}

function picturesOf({ code, views }: ProductPlan, index: number): string[] {
  const shown = views.filter((view) => view !== 'table' && view !== 'front')
  return shown.slice(0, 1 + (index % 2)).map((view) => pictureAddress(`product/${code}/${view}`))
}

function shuffled<T>(values: readonly T[], random: () => number): T[] {
  return values
    .map((value) => ({ value, order: random() }))
    .toSorted((one, other) => one.order - other.order)
    .map(({ value }) => value)
}

function at<T>(values: readonly T[], index: number): T {
  const value = values[index % values.length]
  if (value === undefined) throw new Error('a demo table is empty')
  return value
}
