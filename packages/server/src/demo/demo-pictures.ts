import { TRANSFER_UPLOAD } from '@mallwright/contract/file'

import { sha256 } from '../gateway/guard/secret.ts'
import type { NewFile } from '../file/file.store.ts'
import type { Storage } from '../ports/storage/storage.ts'
import type { Slip } from './orders/transfer-slips.ts'
import { CLASS_PLANS, classPlan } from './plans/class-plans.ts'
import { ARTICLE_PLANS, COVER_SIZE } from './plans/articles.data.ts'
import {
  BACKGROUNDS,
  BANNER_PLANS,
  BANNER_SIZE,
  BRAND_HUES,
  CAMPAIGN_TILES,
  CARD_BANNERS,
  CLASS_HEADS,
  CUT_OUTS,
  HEAD_SIZES,
  TILE_ROW_SIZE,
} from './plans/banners.data.ts'
import { accountId, demoId } from './plans/demo-id.ts'
import { pictureId } from './plans/picture-address.ts'
import { englishSubject, englishTable } from './english/english-product.ts'
import { folderOf, LIBRARY_FOLDERS, libraryName } from './plans/library.ts'
import { ORGANISATION_PLANS } from './plans/organisations.data.ts'
import {
  backgroundPicture,
  bannerPicture,
  cardPicture,
  coverPicture,
  objectBanner,
  tileRow,
} from './drawings/banner-drawings.ts'
import { brandLogo, licencePicture, shopLogo, siteMark } from './drawings/mark-drawings.ts'
import { classPicture, cutOut, productPicture } from './drawings/picture-drawings.ts'
import type { DrawnPicture } from './drawings/picture-frame.ts'
import type { ProductPlan } from './plans/product-plans.ts'
import { SHOP_PLANS } from './plans/shops.data.ts'

/** A picture of the demo mall with its name, e.g. `product/P01001/front`. */
export interface DemoPicture extends DrawnPicture {
  readonly name: string
}

/** Draws every picture of the demo mall. */
export function drawDemoPictures(products: readonly ProductPlan[]): DemoPicture[] {
  return [
    { name: 'site/main', ...siteMark('德', '#E1251B') },
    { name: 'site/second', ...siteMark('园', '#1F6FEB') },
    ...bannerPictures(),
    ...classPictures(),
    ...shopPictures(),
    ...Object.entries(BRAND_HUES).map(([name, hue]) => ({ name: `brand/${name}`, ...brandLogo(name, hue) })),
    ...CUT_OUTS.map(([noun, hue]) => ({ name: `cut-out/${noun}`, ...cutOut(noun, hue) })),
    ...BACKGROUNDS.map(({ name, hue, pattern }) => ({
      name: `background/${name}`,
      ...backgroundPicture(hue, pattern, BANNER_SIZE),
    })),
    ...ARTICLE_PLANS.flatMap(({ name, cover }) =>
      cover ? [{ name: `article/${name}`, ...coverPicture(withHues(cover), COVER_SIZE) }] : [],
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

function bannerPictures(): DemoPicture[] {
  return [
    ...BANNER_PLANS.flatMap(({ name, hue, objects, zh, en }) =>
      [zh, en].map(([title, subtitle, label, price, priceNote], language) => ({
        name: `banner/${name}${language === 0 ? '' : '-en'}`,
        ...bannerPicture({ hue, objects, title, subtitle, label, price, priceNote }, BANNER_SIZE),
      })),
    ),
    { name: 'tile/campaigns', ...tileRow(CAMPAIGN_TILES, TILE_ROW_SIZE) },
    ...CARD_BANNERS.map(({ name, size, ...subject }) => ({ name: `banner/${name}`, ...cardPicture(subject, size) })),
  ]
}

function classPictures(): DemoPicture[] {
  return [
    ...CLASS_PLANS.map(({ number, hue, nouns }) => ({
      name: `class/${number}`,
      ...classPicture([number, ...nouns], hue),
    })),
    ...Object.entries(CLASS_HEADS).map(([name, [hue, ...objects]]) => ({
      name: `class-head/${name}`,
      ...objectBanner({ hue, objects }, HEAD_SIZES.class),
    })),
  ]
}

function shopPictures(): DemoPicture[] {
  return SHOP_PLANS.flatMap(({ number, name, hue, headObjects, owner }) => [
    { name: `shop/${number}`, ...shopLogo(name, hue) },
    { name: `shop-head/${number}`, ...objectBanner({ hue, objects: headObjects }, HEAD_SIZES.shop) },
    { name: `licence/${number}`, ...licencePicture(organisationOf(owner)) },
  ])
}

function organisationOf(number: string): { readonly name: string; readonly creditCode: string } {
  const plan = ORGANISATION_PLANS.find((candidate) => candidate.number === number)
  if (!plan?.creditCode) throw new Error(`the demo has no enterprise ${number}`)
  return { name: plan.name, creditCode: plan.creditCode }
}

/** Class numbers as objects in the hues of their classes. */
function withHues({ hue, objects }: { readonly hue: number; readonly objects: readonly string[] }) {
  return { hue, objects: objects.map((number) => [number, classPlan(number).hue] as const) }
}

/** Keys of the storage are ASCII; a picture with another name is stored by its id. */
function storageKeyOf(name: string): string {
  return /^[\w/-]+$/.test(name) ? `demo/${name}` : `demo/named/${pictureId(name)}`
}

/** The folders of the library as rows. */
export function libraryFolders() {
  return LIBRARY_FOLDERS.map(({ name }) => ({ id: demoId(`folder/${name}`), siteId: demoId('site/main'), name }))
}

/** A drawn picture as a row of the file table. */
export function pictureFile({ name, svg, width, height }: DemoPicture): NewFile {
  const folder = folderOf(name)
  return {
    id: pictureId(name),
    ownerAccountId: null,
    // Other pictures than the library's belong to products, shops and articles.
    siteId: folder === undefined ? null : demoId('site/main'),
    folderId: folder === undefined ? null : demoId(`folder/${folder}`),
    busiType: 'demo',
    busiName: name,
    originName: `${libraryName(name)}.svg`,
    mime: 'image/svg+xml',
    size: Buffer.byteLength(svg),
    width,
    height,
    sha256: sha256(svg),
    storageKey: storageKeyOf(name),
  }
}

/** The slip of a transfer as a private row of the file table. */
export function slipFile(slip: Slip): NewFile {
  return {
    ...pictureFile(slip),
    ownerAccountId: accountId(slip.phone),
    busiType: TRANSFER_UPLOAD,
    visibility: 'private',
  }
}

const AT_ONCE = 24

/** Storage key that says that the pictures of an edition of the program are stored. */
const completeKey = (edition: string) => `demo/complete-${edition}`

/** Whether the pictures of an edition are stored: drawing the hundreds of them takes a fifth of a start. */
export function hasDemoPictures(storage: Storage, edition: string): Promise<boolean> {
  return storage.has(completeKey(edition))
}

/** Stores the drawn pictures of an edition. */
export async function storeDemoPictures(
  storage: Storage,
  { edition, pictures }: { readonly edition: string; readonly pictures: readonly DemoPicture[] },
): Promise<void> {
  for (let from = 0; from < pictures.length; from += AT_ONCE) {
    const some = pictures.slice(from, from + AT_ONCE)
    await Promise.all(some.map(({ name, svg }) => storage.put(`${storageKeyOf(name)}/origin`, Buffer.from(svg))))
  }
  await storage.put(completeKey(edition), Buffer.from('every demo picture is stored\n'))
}
