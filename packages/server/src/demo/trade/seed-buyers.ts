import { address } from '../../db/tables/address.table.ts'
import { agreedPrice } from '../../db/tables/trade/agreed-price.table.ts'
import { cartItem } from '../../db/tables/trade/cart.table.ts'
import { entityText } from '../../db/tables/entity-text.table.ts'
import { collectProduct, collectShop, footprint } from '../../db/tables/trade/collect.table.ts'
import { invoiceHeader } from '../../db/tables/trade/invoice-header.table.ts'
import { approvalRule } from '../../db/tables/trade/order-approval.table.ts'
import { hotWord } from '../../db/tables/trade/search.table.ts'
import type { PersonalDataCipher } from '../../personal-data/personal-data-cipher.ts'
import { englishTexts } from '../english/english-texts.ts'
import { accountId, demoId, organisationId } from '../plans/demo-id.ts'
import type { ProductPlan } from '../plans/product-plans.ts'
import type { InsertRows } from '../plans/write-rows.ts'
import { ADDRESSES, AGREED_PRODUCTS, AGREED_SHARE, CART_LINES, HOT_WORDS, INVOICE_HEADERS } from './buyers.data.ts'

const DAY_MS = 24 * 3600 * 1000

/** What the seeds of buyers are made from. */
export interface BuyerSeed {
  readonly products: readonly ProductPlan[]
  readonly clock: Date
  readonly cipher: PersonalDataCipher
}

/** The buyer with a rich history. Domain 4.5. */
const BUYER = accountId('19900110005')

const COLLECTED = 24
const FOOTPRINTS = 60

/** Writes what buyers have left behind without an order: prices agreed, carts, collections, footprints, addresses and headers. */
export async function seedBuyers(write: InsertRows, seed: BuyerSeed): Promise<void> {
  await write(approvalRule, [{ organisationId: organisationId('E1'), isEnabled: true, overCents: 500_000 }])
  const words = hotWords()
  await write(
    hotWord,
    words.map(({ row }) => row),
  )
  await write(
    entityText,
    words.flatMap(({ row, english }) => englishTexts('hot_word', row.id, { name: english })),
  )
  await write(agreedPrice, agreedPrices(seed))
  await write(address, addresses(seed.clock))
  await write(invoiceHeader, headers(seed.cipher))
  await seedTraces(write, seed)
}

function hotWords() {
  return ['main', 'second'].flatMap((site) =>
    HOT_WORDS.flatMap(({ scene, words }) =>
      words.map(({ zh, en }, sort) => ({
        english: en,
        row: {
          id: demoId(`hot-word/${site}/${scene}/${zh}`),
          siteId: demoId(`site/${site}`),
          scene,
          word: zh,
          isDefault: sort === 0,
          sort,
        },
      })),
    ),
  )
}

function agreedPrices({ products, clock }: BuyerSeed) {
  const validFrom = new Date(clock.getTime() - 30 * DAY_MS)
  return products
    .filter(({ code }) => AGREED_PRODUCTS.includes(code))
    .flatMap(({ variants }) =>
      variants.map(({ code, price }) => ({
        id: demoId(`agreed/E1/${code}`),
        organisationId: organisationId('E1'),
        skuId: demoId(`sku/${code}`),
        priceCents: Math.round(price * AGREED_SHARE),
        validFrom,
      })),
    )
}

function addresses(clock: Date) {
  return ADDRESSES.map((plan, index) => ({
    ...plan,
    id: demoId(`address/${index}`),
    accountId: BUYER,
    isDefault: index === 0,
    createdAt: new Date(clock.getTime() - (90 - index) * DAY_MS),
  }))
}

function headers(cipher: PersonalDataCipher) {
  return INVOICE_HEADERS.map(({ phone, organisation, bankAccount, ...header }, index) => ({
    ...header,
    id: demoId(`invoice-header/${index}`),
    accountId: accountId(phone),
    organisationId: organisation ? organisationId(organisation) : null,
    bankAccountEncrypted: bankAccount ? cipher.encrypt(bankAccount) : null,
    isDefault: true,
  }))
}

/** Nine lines of a cart, some of which can no longer be bought, 24 collected products, three shops and sixty footprints. */
async function seedTraces(write: InsertRows, { products, clock }: BuyerSeed): Promise<void> {
  const ago = (days: number, minutes = 0) => new Date(clock.getTime() - days * DAY_MS - minutes * 60_000)
  const seen = products.filter(({ isOnShelf, views }, index) => isOnShelf && views.length > 0 && index % 6 === 0)
  await write(
    cartItem,
    CART_LINES.map(({ code, variant, qty, snapshot }, index) => {
      const found = products.find((plan) => plan.code === code)?.variants[variant]
      if (!found) throw new Error(`the cart names an unknown variant of ${code}`)
      return {
        id: demoId(`cart/${found.code}`),
        accountId: BUYER,
        skuId: demoId(`sku/${found.code}`),
        qty,
        isSelected: index < 3,
        priceSnapshotCents: Math.round(found.price * snapshot),
        createdAt: ago(index),
      }
    }),
  )
  await write(
    collectProduct,
    seen.slice(0, COLLECTED).map(({ code, variants }, index) => ({
      accountId: BUYER,
      productId: demoId(`product/${code}`),
      // Every fourth was dearer when it was collected.
      priceCents: Math.round(Math.min(...variants.map(({ price }) => price)) * (index % 4 === 0 ? 1.08 : 1)),
      createdAt: ago(index),
    })),
  )
  await write(
    collectShop,
    ['S1', 'S2', 'S6'].map((shop, index) => ({
      accountId: BUYER,
      shopId: demoId(`shop/${shop}`),
      createdAt: ago(10 + index),
    })),
  )
  await write(
    footprint,
    seen.slice(0, FOOTPRINTS).map(({ code }, index) => {
      const lastAt = ago(Math.floor(index / 4), index * 7)
      return {
        accountId: BUYER,
        productId: demoId(`product/${code}`),
        // The day in Shanghai.
        viewDate: new Date(lastAt.getTime() + 8 * 3_600_000).toISOString().slice(0, 10),
        viewCount: 1 + (index % 3),
        lastAt,
      }
    }),
  )
}
