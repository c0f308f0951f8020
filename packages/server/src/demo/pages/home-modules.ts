import type { Link } from '@mallwright/contract/link'
import type { Picture } from '@mallwright/contract/media'
import type { Label } from '@mallwright/contract/values'
import type { FreeItem } from '@mallwright/modules/documents'

import { englishArticle } from '../english/english-article.ts'
import type { PageLanguage, Words } from '../english/english-page.ts'
import { ARTICLE_PLANS } from '../plans/articles.data.ts'
import { CARD_CLEARANCE } from '../drawings/picture-frame.ts'
import { BANNER_PLANS, TILE_ROW_SIZE } from '../plans/banners.data.ts'
import { classPlan } from '../plans/class-plans.ts'
import { articleId, demoId } from '../plans/demo-id.ts'
import { ENTRY_CLASSES } from '../plans/library.ts'
import { pictureAddress } from '../plans/picture-address.ts'
import { SHOP_PLANS } from '../plans/shops.data.ts'
import { bannerOf, classLink, HEADED, round } from './page-parts.ts'

/** The red of the main site's head. */
export const RED = '#e1251b'

/** Their names in English, as short as a fifth of a phone needs. */
const ENGLISH_ENTRIES = [
  'Paper',
  'Printers',
  'Laptops',
  'Desks',
  'Tools',
  'Lights',
  'Helmets',
  'Cartons',
  'Tissues',
  'Gifts',
]

/** Pictures that slide, each leading to a page or a class. */
export function carousel(slides: readonly (readonly [banner: string, link: Link])[], { locale }: PageLanguage) {
  const shown = slides.map(([name, link]) => {
    const plan = BANNER_PLANS.find((banner) => banner.name === name)
    const [title = '', subtitle = ''] = (locale === 'zh-CN' ? plan?.zh : plan?.en) ?? []
    const picture = bannerOf(locale === 'zh-CN' ? name : `${name}-en`)
    return { picture, alt: `${title} ${subtitle}`, link }
  })
  // 351 wide, as high as pictures of 750 × 360 are then.
  return {
    slides: shown,
    perView: 1,
    spacing: 8,
    interval: 3,
    height: 168,
    marginX: 12,
    marginY: 8,
    corners: round(12),
  }
}

/** A link to a designed page. */
export const pageLink = (column: string): Link => ({ kind: 'page', column })

const HOT_WORDS: readonly Label[] = [
  { zh: '复印纸', en: 'copy paper' },
  { zh: '人体工学椅', en: 'chair' },
  { zh: '商务笔记本电脑', en: 'laptop' },
  { zh: '安全帽', en: 'helmet' },
  { zh: '茶叶礼盒', en: 'tea' },
]

/** The search in the coloured head, which stays at the top. */
export function search(words: Words, colour: string) {
  return {
    words: HOT_WORDS.map((label) => ({ text: words(label) })),
    isSticky: true,
    background: colour,
    boxColour: '#ffffff',
    borderColour: '#ffffff',
    buttonColour: colour,
    height: 46,
    marginX: 12,
    marginY: 8,
  }
}

/** The five newest articles as lines. Domain 4.1. */
export function notices({ locale }: PageLanguage): Record<string, unknown> {
  const lines = ARTICLE_PLANS.toSorted((one, other) => one.daysAgo - other.daysAgo)
    .slice(0, 5)
    .map((plan) => ({
      text: locale === 'zh-CN' ? plan.title : englishArticle(plan.name).title,
      link: { kind: 'article', articleId: articleId(plan.name) },
    }))
  return { lines, height: 40, fontSize: 13, amount: 4, marginX: 12, marginY: 4, corners: round(10) }
}

/** Two rows of five classes. Domain 4.1. */
export function entries({ locale }: PageLanguage): Record<string, unknown> {
  const items = ENTRY_CLASSES.map((number, index) => {
    const plan = classPlan(number)
    const picture = { url: pictureAddress(`class/${number}`), width: 240, height: 240 }
    return { picture, text: locale === 'zh-CN' ? plan.path[2] : ENGLISH_ENTRIES[index], link: classLink(plan.path) }
  })
  return { items, columns: '5', iconSize: 48, marginX: 12, marginY: 4, corners: round(10) }
}

/** Signs of all brands below a heading of its own. */
export const BRAND_WALL = { source: 'all', columns: '4', rows: 3, ...HEADED } as const

/** The open shops, two at a time. Domain 4.1. */
export function shops(): Record<string, unknown> {
  const shopIds = SHOP_PLANS.filter(({ isClosed }) => !isClosed).map(({ number }) => demoId(`shop/${number}`))
  return { shopIds, layout: 'carousel', ...HEADED }
}

interface CardPlan {
  readonly title: Label
  readonly text: Label
  /** Its object. */
  readonly noun: string
  readonly ink: string
  readonly column: string
}

const CARDS: readonly CardPlan[] = [
  {
    title: { zh: '新品首发', en: 'Just in' },
    text: { zh: '¥3,499 起', en: 'from ¥3,499' },
    noun: '商务笔记本电脑',
    ink: '#24389c',
    column: 'launch',
  },
  {
    title: { zh: '每周上新', en: 'Weekly' },
    text: { zh: '周三更新', en: 'Wednesdays' },
    noun: '人体工学椅',
    ink: '#8a4410',
    column: 'arrivals',
  },
  {
    title: { zh: '安全生产周', en: 'Safety' },
    text: { zh: '批批有报告', en: 'Certified' },
    noun: 'V型安全帽',
    ink: '#6b4c00',
    column: 'safety-week',
  },
]

const STORIES = [
  { title: { zh: '采购攻略：怎么买更省', en: 'Guide: buy for less' }, colour: '#1f5fc4', column: 'buying-guide' },
  { title: { zh: '品牌故事：做到底', en: 'Our story' }, colour: '#a8501f', column: 'brand-story' },
] as const

/** The picture of the row of tiles, which the page writes on. */
export const TILE_ROW_PICTURE: Picture = { url: pictureAddress('tile/campaigns'), ...TILE_ROW_SIZE }

/** A tile of the row, in units of a free container. */
const TILE = { width: 114, gap: 6, textHeight: 46 } as const

/** Three tiles side by side, each leading to a campaign by its words and by its object. */
export function campaignCards(words: Words): FreeItem[] {
  return CARDS.flatMap(({ title, text, noun, ink, column }, index) => {
    const x = 12 + index * (TILE.width + TILE.gap)
    const link = pageLink(column)
    return [
      {
        module: 'text',
        name: words({ zh: `${title.zh}卡片`, en: `${title.en} card` }),
        props: {
          text: `${words(title)}\n${words(text)}`,
          colour: ink,
          link,
          fontSize: 14,
          isBold: true,
          lineHeight: 1.5,
          paddingX: 0,
          paddingY: 0,
        },
        rect: { x: x + 10, y: 8 + CARD_CLEARANCE, width: TILE.width - 14, height: TILE.textHeight },
      },
      {
        module: 'image',
        props: {
          picture: { url: pictureAddress(`cut-out/${noun}`), width: 800, height: 800 },
          alt: words(title),
          fit: 'contain',
          link,
        },
        rect: { x: x + 14, y: 54 + CARD_CLEARANCE, width: 86, height: 82 },
      },
    ]
  })
}

/** Two buttons that lead to what there is to read. */
export function storyCards(words: Words): FreeItem[] {
  return STORIES.map(({ title, colour, column }, index) => ({
    module: 'button',
    props: {
      text: words(title),
      link: pageLink(column),
      fontSize: 14,
      isBold: true,
      colour: '#ffffff',
      background: colour,
      corners: round(10),
    },
    rect: { x: 12 + index * 181, y: 4, width: 174, height: 52 },
  }))
}

/** The card about gifts: headline, text and a button on a picture. */
export function welfare(words: Words): FreeItem[] {
  const path = ['劳保与福利', '员工福利']
  const title = { zh: '员工福利，一站配齐', en: 'Staff gifts' }
  const detail = { zh: '粮油礼盒、茶饮咖啡\n按名单分别寄到家', en: 'Gift boxes, tea, coffee,\ndelivered to homes' }
  return [
    {
      module: 'text',
      name: words({ zh: '横幅标题', en: 'Banner title' }),
      props: { text: words(title), fontSize: 22, isBold: true, colour: '#6b1420', lineHeight: 1.3 },
      rect: { x: 28, y: 40 + CARD_CLEARANCE, width: 210, height: 34 },
    },
    {
      module: 'text',
      name: words({ zh: '横幅说明', en: 'Banner text' }),
      props: { text: words(detail), fontSize: 14, colour: '#8a3a44', lineHeight: 1.5 },
      rect: { x: 28, y: 78 + CARD_CLEARANCE, width: 180, height: 44 },
    },
    {
      module: 'button',
      name: words({ zh: '横幅按钮', en: 'Banner button' }),
      props: {
        text: words({ zh: '去挑选', en: 'Choose' }),
        link: classLink(path),
        fontSize: 14,
        isBold: true,
        colour: '#ffffff',
        background: RED,
        corners: round(22),
      },
      rect: { x: 28, y: 134 + CARD_CLEARANCE, width: 96, height: 44 },
    },
  ]
}
