import { cornerField, marginFields, shadowField } from '../appearance/box-fields.ts'
import { defineModule } from '../kit/define-module.ts'
import type { PropsOfModule } from '../kit/define-module.ts'
import { field } from '../kit/field.ts'

/** Designer defaults of the carousel: seconds per slide, slides per page, spacing in page px. Specification 1 §3. */
export const CAROUSEL_DEFAULTS = { interval: 3, perView: 3, spacing: 20 } as const

/** Pictures that slide horizontally, by swipe and autoplay. Specification 3 §3 and §4. */
export const carousel = defineModule({
  type: 'carousel',
  label: { zh: '轮播图', en: 'Carousel' },
  help: { zh: '左右滑动的图片，可自动播放。', en: 'Pictures that slide, by finger or by themselves.' },
  group: 'content',
  initialProps: { perView: 1, spacing: 0 },
  fields: {
    slides: field.list({
      label: { zh: '轮播图片', en: 'Slides' },
      itemLabel: { zh: '图片', en: 'Slide' },
      max: 20,
      of: {
        picture: field.picture({ label: { zh: '图片', en: 'Picture' } }),
        alt: field.text({ label: { zh: '替代文字', en: 'Alternative text' }, max: 100 }),
        link: field.link({ label: { zh: '点击跳转', en: 'Link' } }),
      },
    }),
    isAutoplay: field.toggle({ label: { zh: '自动播放', en: 'Autoplay' }, default: true }),
    interval: field.range({
      label: { zh: '播放间隔', en: 'Interval' },
      default: CAROUSEL_DEFAULTS.interval,
      min: 1,
      max: 30,
      unit: 's',
      showIf: (props) => props['isAutoplay'] === true,
    }),
    height: field.range({
      label: { zh: '高度', en: 'Height' },
      tab: 'style',
      default: 160,
      min: 40,
      max: 800,
      unit: 'px',
    }),
    perView: field.range({
      label: { zh: '每页图片数', en: 'Slides per page' },
      tab: 'style',
      default: CAROUSEL_DEFAULTS.perView,
      min: 1,
      max: 5,
    }),
    spacing: field.range({
      label: { zh: '图片间距', en: 'Spacing' },
      tab: 'style',
      default: CAROUSEL_DEFAULTS.spacing,
      min: 0,
      max: 60,
      unit: 'px',
    }),
    hasDots: field.toggle({ label: { zh: '显示指示点', en: 'Show dots' }, tab: 'style', default: true }),
    ...marginFields,
    corners: cornerField,
    shadow: shadowField,
  },
  size: { minHeight: 40 },
  migrations: [],
  editedList: 'slides',
})

/** Props of the carousel view. */
export type CarouselProps = PropsOfModule<typeof carousel>
