import { englishTexts } from './english/english-texts.ts'
import type { EnglishText } from './english/english-texts.ts'
import { pictureAddress } from './plans/picture-address.ts'
import { CLASS_PLANS } from './plans/class-plans.ts'
import { classId, demoId, dimensionId, dimensionValueId } from './plans/demo-id.ts'
import { englishAttributes, englishName, englishTable, inEnglish } from './english/english-product.ts'
import type { ProductPlan } from './plans/product-plans.ts'
import { BRAND_HUES } from './plans/banners.data.ts'
import { SHOP_PLANS } from './plans/shops.data.ts'

/** The texts of classes, brands, shops and products in English. Decision 0090. */
export function englishCatalog(products: readonly ProductPlan[]): EnglishText[] {
  const paths = CLASS_PLANS.flatMap(({ path }) => path.map((_, depth) => path.slice(0, depth + 1)))
  const classes = new Map(paths.map((path) => [classId(path), path.at(-1) ?? '']))
  return [
    ...[...classes].flatMap(([id, name]) => englishTexts('product_class', id, { name: inEnglish(name) })),
    ...Object.keys(BRAND_HUES).flatMap((name) =>
      englishTexts('brand', demoId(`brand/${name}`), { name: inEnglish(name) }),
    ),
    ...SHOP_PLANS.flatMap(({ number, english }) => englishTexts('shop', demoId(`shop/${number}`), { ...english })),
    ...products.flatMap(productTexts),
    ...products.flatMap(dimensionTexts),
  ]
}

/** What a product is found by in English. */
export function englishSearchWords(product: ProductPlan): string[] {
  const { plan, subject, subtitle, shop } = product
  const words = [subtitle, subject.series, ...plan.path].map(inEnglish)
  return [englishName(product), ...words, SHOP_PLANS.find(({ number }) => number === shop)?.english.name ?? '']
}

function productTexts(product: ProductPlan): EnglishText[] {
  const { code, plan, subtitle, origin, views } = product
  const attributes = englishAttributes(product).flatMap(([name, value], sort) => [
    [`attributeName/${sort}`, name],
    [`attributeValue/${sort}`, value],
  ])
  const table = views.indexOf('table')
  return englishTexts('product', demoId(`product/${code}`), {
    name: englishName(product),
    subtitle: inEnglish(subtitle),
    unit: inEnglish(plan.unit),
    originPlace: inEnglish(origin.replace(' ', '')),
    detailHtml: englishDetail(product),
    ...Object.fromEntries(attributes),
    ...(table !== -1 && { [`image/${table}`]: pictureAddress(englishTable(code)) }),
  })
}

function englishDetail(product: ProductPlan): string {
  const { code, subtitle, views, plan } = product
  const name = englishName(product)
  const pictures = views
    .filter((view) => view !== 'front')
    .map((view) => (view === 'table' ? englishTable(code) : `product/${code}/${view}`))
    .map((picture) => `<p><img src="${pictureAddress(picture)}" width="800" height="800" alt="${name}"></p>`)
  const unit = inEnglish(plan.unit)
  return [
    `<h3>${name}</h3><p>${inEnglish(subtitle)}.</p>`,
    ...pictures,
    `<p>Smallest order ${plan.minOrderQty} ${unit}, in steps of ${plan.stepQty} ${unit}. Special VAT invoices for business buyers.</p>`,
  ].join('')
}

function dimensionTexts({ code, dimensions }: ProductPlan): EnglishText[] {
  return dimensions.flatMap(({ name, values }) => [
    ...englishTexts('spec_name', dimensionId(code, name), { name: inEnglish(name) }),
    ...values.flatMap((value) =>
      englishTexts('spec_value', dimensionValueId(code, name, value), { value: inEnglish(value) }),
    ),
  ])
}
