import { field } from '../kit/field.ts'
import type { PropsOf } from '../kit/field.ts'

/** Maximum number of hot zones per picture, and of characters in a zone's name. */
export const ZONE_LIMITS = { zones: 20, name: 30 } as const

// Hundredths: on the longest pictures a tenth is several px.
const percent = (zh: string, en: string, value: number, min: number) =>
  field.range({ label: { zh, en }, default: value, min, max: 100, step: 0.01, unit: '%', isNumber: true })

const zoneFields = {
  name: field.text({
    label: { zh: '名称', en: 'Name' },
    help: { zh: '读屏朗读，也显示在画布上', en: 'Read aloud, and shown on the canvas' },
    max: ZONE_LIMITS.name,
  }),
  link: field.link({ label: { zh: '点击跳转', en: 'Link' }, isExpected: true }),
  x: percent('X', 'X', 10, 0),
  y: percent('Y', 'Y', 10, 0),
  width: percent('宽', 'W', 40, 0.1),
  height: percent('高', 'H', 30, 0.1),
}

/** Linked areas of a picture: rects in percent. Later ones are on top. */
export const hotZonesField = field.list({
  label: { zh: '热区', en: 'Hot zones' },
  help: {
    zh: '图片上可单独跳转的区域，可在画布上画出、拖动和缩放；框线仅在画布中可见',
    en: 'Parts that lead somewhere of their own: draw, drag and resize them on the canvas, where alone they are outlined',
  },
  itemLabel: { zh: '热区', en: 'Zone' },
  max: ZONE_LIMITS.zones,
  of: zoneFields,
  areRects: true,
})

/** One hot zone. */
export type HotZone = PropsOf<typeof zoneFields>
