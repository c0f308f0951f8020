import {
  brand,
  product,
  productAttribute,
  productClass,
  productImage,
  shop,
  siteShop,
} from '../db/tables/catalog.table.ts'
import { entityText } from '../db/tables/entity-text.table.ts'
import { priceTier, sku, specName, specValue } from '../db/tables/sku.table.ts'
import { foldText } from '../list-engine/search-text.ts'
import { CLASS_PLANS } from './plans/class-plans.ts'
import { classId, demoId, dimensionId, dimensionValueId } from './plans/demo-id.ts'
import { pictureAddress } from './plans/picture-address.ts'
import { englishCatalog, englishSearchWords } from './english-catalog.ts'
import { LOW_STOCK } from './plans/product-plans.ts'
import type { ProductPlan } from './plans/product-plans.ts'
import type { InsertRows } from './plans/write-rows.ts'
import { MAIN_SITE_ID, SECOND_SITE_ID } from './seed-sites.ts'
import { BRAND_HUES } from './plans/banners.data.ts'
import { SHOP_PLANS } from './plans/shops.data.ts'
import type { ShopPlan } from './plans/shops.data.ts'
import { freightTemplateOf, seedFreight } from './seed-freight.ts'

const DAY_MS = 24 * 3600 * 1000

/** Writes classes, brands, shops and products. Domain 4.2 to 4.4. */
export async function seedCatalog(write: InsertRows, products: readonly ProductPlan[], clock: Date): Promise<void> {
  await seedClasses(write)
  await write(
    brand,
    Object.keys(BRAND_HUES).map((name) => ({
      id: demoId(`brand/${name}`),
      name,
      initial: name.slice(0, 1),
      logoUrl: pictureAddress(`brand/${name}`),
    })),
  )
  await seedShops(write, clock)
  await write(
    product,
    products.map((plan) => productRow(plan, clock)),
  )
  await write(
    productImage,
    products.flatMap(({ code, views }) =>
      views.map((view, sort) => ({
        productId: demoId(`product/${code}`),
        sort,
        url: pictureAddress(`product/${code}/${view}`),
      })),
    ),
  )
  await write(
    productAttribute,
    products.flatMap(({ code, subject }) =>
      subject.attributes.map(([name, value], sort) => ({ productId: demoId(`product/${code}`), sort, name, value })),
    ),
  )
  await seedVariants(write, products)
  await write(entityText, englishCatalog(products))
}

async function seedClasses(write: InsertRows): Promise<void> {
  const rows = new Map<string, Record<string, unknown>>()
  for (const { path, number } of CLASS_PLANS) {
    path.forEach((name, depth) => {
      const classPath = path.slice(0, depth + 1)
      const id = classId(classPath)
      if (rows.has(id)) return
      rows.set(id, {
        id,
        name,
        level: depth + 1,
        parentId: depth === 0 ? null : classId(classPath.slice(0, -1)),
        iconUrl: pictureAddress(`class/${number}`),
        bannerUrl: depth === 0 ? pictureAddress(`class-head/${name}`) : '',
        sort: rows.size,
      })
    })
  }
  // Parents come before their children because a path is written from its root.
  await write(productClass, [...rows.values()])
}

async function seedShops(write: InsertRows, clock: Date): Promise<void> {
  await seedFreight(write)
  await write(
    shop,
    SHOP_PLANS.map((plan, index) => shopRow(plan, index, clock)),
  )
  await write(
    siteShop,
    SHOP_PLANS.flatMap(({ number, isOnSecondSite }) =>
      [MAIN_SITE_ID, ...(isOnSecondSite ? [SECOND_SITE_ID] : [])].map((siteId) => ({
        siteId,
        shopId: demoId(`shop/${number}`),
      })),
    ),
  )
}

function shopRow(plan: ShopPlan, index: number, clock: Date): Record<string, unknown> {
  const { number, owner, scores, isClosed = false, isResting = false } = plan
  const [score, logisticsScore, serviceScore] = scores
  return {
    id: demoId(`shop/${number}`),
    organisationId: demoId(`organisation/${owner}`),
    name: plan.name,
    score,
    logisticsScore,
    serviceScore,
    intro: plan.intro,
    notice: plan.notice,
    isOperated: plan.isOperated,
    region: plan.region,
    isClosed,
    // One closed week, around the demo's own day.
    restFrom: isResting ? new Date(clock.getTime() - DAY_MS) : null,
    restUntil: isResting ? new Date(clock.getTime() + 6 * DAY_MS) : null,
    logoUrl: pictureAddress(`shop/${number}`),
    bannerUrl: pictureAddress(`shop-head/${number}`),
    licenceUrl: pictureAddress(`licence/${number}`),
    headColor: plan.headColour,
    minOrderCents: plan.minOrderCents,
    hasSpecialInvoices: plan.hasSpecialInvoices,
    freightTemplateId: freightTemplateOf(number),
    openedAt: new Date(clock.getTime() - (900 - index * 90) * DAY_MS),
  }
}

function productRow(plan: ProductPlan, clock: Date): Record<string, unknown> {
  const shopName = SHOP_PLANS.find(({ number }) => number === plan.shop)?.name ?? ''
  const [firstView] = plan.views
  return {
    id: demoId(`product/${plan.code}`),
    prodCode: plan.code,
    shopId: demoId(`shop/${plan.shop}`),
    classId: classId(plan.plan.path),
    brandId: demoId(`brand/${plan.subject.series}`),
    name: plan.name,
    subtitle: plan.subtitle,
    mainImageUrl: firstView ? pictureAddress(`product/${plan.code}/${firstView}`) : '',
    unit: plan.plan.unit,
    minOrderQty: plan.plan.minOrderQty,
    stepQty: plan.plan.stepQty,
    maxOrderQty: plan.maxOrderQty,
    weightGrams: plan.plan.weightGrams,
    priceMode: plan.priceMode,
    minPriceCents: Math.min(...plan.variants.map(({ price }) => price)),
    originPlace: plan.origin,
    shipDays: plan.shipDays,
    detailHtml: detailHtml(plan),
    isReturnable: plan.isReturnable,
    afterSaleDays: plan.isReturnable ? 7 : 0,
    commissionBps: plan.commissionBps,
    isOnShelf: plan.isOnShelf,
    salesCount: plan.sales,
    searchText: foldText(
      [
        plan.name,
        plan.subtitle,
        plan.code,
        plan.subject.series,
        ...plan.plan.path,
        shopName,
        ...englishSearchWords(plan),
      ].join(' '),
    ),
    listedAt: new Date(clock.getTime() - plan.listedDaysAgo * DAY_MS),
  }
}

function detailHtml({ code, name, subtitle, views, plan }: ProductPlan): string {
  const pictures = views
    .filter((view) => view !== 'front')
    .map(
      (view) =>
        `<p><img src="${pictureAddress(`product/${code}/${view}`)}" width="800" height="800" alt="${name}"></p>`,
    )
  return [
    `<h3>${name}</h3><p>${subtitle}。</p>`,
    ...pictures,
    `<p>按${plan.unit}起订：最少 ${plan.minOrderQty} ${plan.unit}，每次增加 ${plan.stepQty} ${plan.unit}。企业采购可开增值税专用发票。</p>`,
  ].join('')
}

async function seedVariants(write: InsertRows, products: readonly ProductPlan[]): Promise<void> {
  const dimensions = products.flatMap(({ code, dimensions: own }) =>
    own.map((dimension, sort) => ({ code, ...dimension, sort })),
  )
  await write(
    specName,
    dimensions.map(({ code, name, sort }) => ({
      id: dimensionId(code, name),
      productId: demoId(`product/${code}`),
      name,
      sort,
    })),
  )
  await write(
    specValue,
    dimensions.flatMap(({ code, name, values }) =>
      values.map((value, sort) => ({
        id: dimensionValueId(code, name, value),
        specNameId: dimensionId(code, name),
        value,
        sort,
      })),
    ),
  )
  const variants = products.flatMap((plan) => plan.variants.map((variant, sort) => ({ plan, variant, sort })))
  await write(
    sku,
    variants.map(({ plan, variant, sort }) => ({
      id: demoId(`sku/${variant.code}`),
      productId: demoId(`product/${plan.code}`),
      skuCode: variant.code,
      specKey: variant.values
        .map((value, index) => dimensionValueId(plan.code, plan.dimensions[index]?.name ?? '', value))
        .toSorted()
        .join(','),
      specText: variant.values.join(' / '),
      specValues: variant.values,
      priceCents: variant.price,
      marketPriceCents: variant.marketPrice,
      stockOnHand: variant.stock,
      lowStock: LOW_STOCK,
      sort,
    })),
  )
  await write(
    priceTier,
    variants.flatMap(({ plan, variant }) =>
      plan.priceMode === 2
        ? plan.plan.tiers.map(([minQty, bps]) => ({
            skuId: demoId(`sku/${variant.code}`),
            minQty,
            priceCents: Math.max(1, Math.round((variant.price * bps) / 10_000)),
          }))
        : [],
    ),
  )
}
