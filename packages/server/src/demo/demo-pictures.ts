import { sha256 } from '../gateway/guard/secret.ts'
import { drawingUrl } from '../file/file.store.ts'
import type { NewFile } from '../file/file.store.ts'
import type { Storage } from '../ports/storage/storage.ts'
import { CLASS_PLANS } from './plans/class-plans.data.ts'
import { ARTICLE_PLANS, COVER_SIZE } from './plans/articles.data.ts'
import { BANNERS } from './plans/banners.data.ts'
import { demoId } from './plans/demo-id.ts'
import { englishSubject, englishTable } from './plans/english-product.ts'
import {
  bannerPicture,
  classPicture,
  coverPicture,
  productPicture,
  shopLogo,
  siteMark,
} from './drawings/picture-drawings.ts'
import type { DrawnPicture } from './drawings/picture-drawings.ts'
import type { ProductPlan } from './plans/product-plans.ts'
import { SHOP_PLANS } from './plans/shops.data.ts'

/** A picture of the demo mall with its name, e.g. `product/P01001/front`. */
export interface DemoPicture extends DrawnPicture {
  readonly name: string
}

/** The id of a demo picture's file. */
export function pictureId(name: string): string {
  return demoId(`picture/${name}`)
}

/** The address of a demo picture. */
export function pictureAddress(name: string): string {
  return drawingUrl(pictureId(name))
}

/** Draws every picture of the demo mall. */
export function drawDemoPictures(products: readonly ProductPlan[]): DemoPicture[] {
  return [
    { name: 'site/main', ...siteMark('德', '#E1251B') },
    { name: 'site/second', ...siteMark('园', '#1F6FEB') },
    ...CLASS_PLANS.map(({ number, hue }) => ({ name: `class/${number}`, ...classPicture(number, hue) })),
    ...SHOP_PLANS.map(({ number, name, hue }) => ({ name: `shop/${number}`, ...shopLogo(name, hue) })),
    ...BANNERS.map(({ name, size, ...subject }) => ({ name: `banner/${name}`, ...bannerPicture(subject, size) })),
    ...ARTICLE_PLANS.flatMap(({ name, cover }) =>
      cover ? [{ name: `article/${name}`, ...coverPicture(cover, COVER_SIZE) }] : [],
    ),
    ...products.flatMap(({ code, subject, views }) =>
      views.map((view) => ({ name: `product/${code}/${view}`, ...productPicture(subject, view) })),
    ),
    // The one view with words.
    ...products.flatMap((product) =>
      product.views.includes('table')
        ? [{ name: englishTable(product.code), ...productPicture(englishSubject(product), 'table') }]
        : [],
    ),
  ]
}

/** A drawn picture as a row of the file table. */
export function pictureFile({ name, svg, width, height }: DemoPicture): NewFile {
  return {
    id: pictureId(name),
    ownerAccountId: null,
    // The library has banners only; other pictures belong to products, shops and articles.
    siteId: name.startsWith('banner/') ? demoId('site/main') : null,
    busiType: 'demo',
    busiName: name,
    originName: `${name.replaceAll('/', '-')}.svg`,
    mime: 'image/svg+xml',
    size: Buffer.byteLength(svg),
    width,
    height,
    sha256: sha256(svg),
    storageKey: `demo/${name}`,
  }
}

const COMPLETE = 'demo/complete'
const AT_ONCE = 24

/** Stores the drawn pictures unless a whole set is there. */
export async function storeDemoPictures(storage: Storage, pictures: readonly DemoPicture[]): Promise<void> {
  const edition = sha256(pictures.map(({ svg }) => svg).join(''))
  const mark = `${COMPLETE}-${edition.slice(0, 16)}`
  if (await storage.has(mark)) return
  for (let from = 0; from < pictures.length; from += AT_ONCE) {
    const some = pictures.slice(from, from + AT_ONCE)
    await Promise.all(some.map(({ name, svg }) => storage.put(`demo/${name}/origin`, Buffer.from(svg))))
  }
  await storage.put(mark, Buffer.from('every demo picture is stored\n'))
}
