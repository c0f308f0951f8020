import { defineModule } from '../kit/define-module.ts'
import type { PropsOfModule } from '../kit/define-module.ts'
import { field } from '../kit/field.ts'

/** Minimum and maximum height of a spacer in page px. Specification 1 §9 and 3 §9 (drag-height module). */
export const SPACER_HEIGHT = { min: 20, max: 2000 } as const

/** Empty space of fixed height between modules. Specification 1 §9 (drag-height module). */
export const spacer = defineModule({
  type: 'spacer',
  label: { zh: '拖拽高度', en: 'Spacer' },
  help: { zh: '模块之间的空白，可填充颜色。', en: 'Space between modules; may have a colour.' },
  group: 'layout',
  fields: {
    height: field.range({
      label: { zh: '高度', en: 'Height' },
      tab: 'style',
      default: SPACER_HEIGHT.min,
      ...SPACER_HEIGHT,
      unit: 'px',
    }),
    background: field.colour({
      label: { zh: '填充颜色', en: 'Fill colour' },
      help: { zh: '留空时露出页面背景', en: 'Empty lets the page’s background show' },
      tab: 'style',
    }),
  },
  size: { minHeight: SPACER_HEIGHT.min, width: 375, height: SPACER_HEIGHT.min },
  migrations: [],
})

/** Props of the spacer view. */
export type SpacerProps = PropsOfModule<typeof spacer>
