import { BACKGROUNDS, BANNER_PLANS } from './banners.data.ts'
import { classPlan } from './class-plans.ts'

/** Folders of the main site's library, each with the first part of its pictures' names. */
export const LIBRARY_FOLDERS = [
  { name: '横幅', pictures: 'banner' },
  { name: '图标', pictures: 'class' },
  { name: '商品', pictures: 'cut-out' },
  { name: '品牌', pictures: 'brand' },
  { name: '背景', pictures: 'background' },
] as const

/** Classes whose icons the library has: those of the home page's entries. */
export const ENTRY_CLASSES = ['01', '03', '31', '39', '19', '08', '09', '51', '45', '11'] as const

/** The folder of a picture in the library; `undefined` for pictures of products, shops and articles. */
export function folderOf(picture: string): string | undefined {
  const [kind, name = ''] = picture.split('/')
  if (kind === 'class' && !ENTRY_CLASSES.some((number) => number === name)) return undefined
  return LIBRARY_FOLDERS.find(({ pictures }) => pictures === kind)?.name
}

/** What a picture's file is called: in the library by what it shows. */
export function libraryName(picture: string): string {
  const [kind, name = ''] = picture.split('/')
  if (folderOf(picture) === undefined) return picture.replaceAll('/', '-')
  if (kind === 'banner') return bannerTitle(name)
  if (kind === 'class') return `${classPlan(name).path[2]}图标`
  if (kind === 'brand') return `${name}标志`
  return BACKGROUNDS.find((background) => background.name === name)?.title ?? name
}

function bannerTitle(name: string): string {
  const plan = BANNER_PLANS.find((banner) => name === banner.name || name === `${banner.name}-en`)
  if (!plan) return '福利卡片'
  return name === plan.name ? plan.zh[0] : plan.en[0]
}
