import { defineModule } from '../kit/define-module.ts'
import type { Migration, PropsOfModule } from '../kit/define-module.ts'
import { field } from '../kit/field.ts'
import { isRecord } from '../kit/is-record.ts'

/** Default colours of a site, as in theme.css. */
export const DEFAULT_COLOURS = {
  primary: '#d81e2c',
  price: '#ff4200',
  text: '#1d2129',
  background: '#f4f5f7',
  surface: '#ffffff',
} as const

const colour = (zh: string, en: string, fallback = '') =>
  field.colour({ label: { zh, en }, tab: 'style', default: fallback })

/** Version 1: the page's background was stored as `ground`. */
const renameGround: Migration = ({ ground, dark, ...props }) => ({
  ...props,
  ...(ground !== undefined && { background: ground }),
  ...(isRecord(dark) && { dark: withBackground(dark) }),
})

function withBackground({ ground, ...dark }: Readonly<Record<string, unknown>>): Record<string, unknown> {
  return ground === undefined ? dark : { ...dark, background: ground }
}

/** Theme tokens of a site, used by all modules and shop screens. */
export const siteTheme = defineModule({
  type: 'site-look',
  label: { zh: '站点主题', en: 'Site theme' },
  help: {
    zh: '所有页面和商城界面共用的颜色、圆角、阴影和字号。深色模式自动推算，也可单独调整。',
    en: 'Colours, corners, shadow and font size of every page and screen. Dark values are derived and can be adjusted.',
  },
  group: 'layout',
  fields: {
    primary: colour('主色', 'Primary', DEFAULT_COLOURS.primary),
    price: colour('价格色', 'Price', DEFAULT_COLOURS.price),
    text: colour('文字色', 'Text', DEFAULT_COLOURS.text),
    background: colour('页面背景', 'Background', DEFAULT_COLOURS.background),
    surface: colour('卡片背景', 'Surface', DEFAULT_COLOURS.surface),
    rounding: field.range({
      label: { zh: '圆角程度', en: 'Rounding' },
      help: { zh: '0% 为直角，100% 为模块自身的圆角', en: '0% is square, 100% keeps each module’s own corners' },
      tab: 'style',
      default: 100,
      min: 0,
      max: 200,
      step: 10,
      unit: '%',
    }),
    shadow: field.choice({
      label: { zh: '浮层阴影', en: 'Shadow' },
      tab: 'style',
      default: 'soft',
      options: [
        { value: 'none', label: { zh: '无', en: 'None' } },
        { value: 'soft', label: { zh: '柔和', en: 'Soft' } },
        { value: 'strong', label: { zh: '明显', en: 'Strong' } },
      ],
    }),
    fontScale: field.range({
      label: { zh: '字号缩放', en: 'Font scale' },
      tab: 'style',
      default: 100,
      min: 90,
      max: 130,
      step: 5,
      unit: '%',
    }),
    dark: field.group({
      label: { zh: '深色模式', en: 'Dark values' },
      help: { zh: '留空时由浅色推算', en: 'Empty values are derived from the light ones' },
      tab: 'advanced',
      of: {
        primary: colour('主色', 'Primary'),
        price: colour('价格色', 'Price'),
        text: colour('文字色', 'Text'),
        background: colour('页面背景', 'Background'),
        surface: colour('卡片背景', 'Surface'),
      },
    }),
  },
  allowedParents: [],
  migrations: [renameGround],
})

/** Props of the site theme. */
export type SiteThemeProps = PropsOfModule<typeof siteTheme>
