import { marginFields } from '../appearance/box-fields.ts'
import { defineModule } from '../kit/define-module.ts'
import type { PropsOfModule } from '../kit/define-module.ts'
import { field } from '../kit/field.ts'

const isShort = (props: Readonly<Record<string, unknown>>) => props['width'] !== 100

/** Horizontal line between modules. */
export const divider = defineModule({
  type: 'divider',
  label: { zh: '分割线', en: 'Divider' },
  help: { zh: '一条横线，把上下内容分开。', en: 'A line that parts what is above from what is below.' },
  group: 'layout',
  fields: {
    lineStyle: field.choice({
      label: { zh: '线型', en: 'Line' },
      tab: 'style',
      options: [
        { value: 'solid', label: { zh: '实线', en: 'Solid' } },
        { value: 'dashed', label: { zh: '虚线', en: 'Dashed' } },
        { value: 'dotted', label: { zh: '点线', en: 'Dotted' } },
      ],
    }),
    thickness: field.range({
      label: { zh: '粗细', en: 'Thickness' },
      tab: 'style',
      default: 1,
      min: 1,
      max: 20,
      unit: 'px',
    }),
    colour: field.colour({
      label: { zh: '颜色', en: 'Colour' },
      help: { zh: '留空时跟随主题，深色模式下自动变暗', en: 'Empty follows the theme, in dark mode too' },
      tab: 'style',
    }),
    width: field.range({ label: { zh: '宽度', en: 'Width' }, tab: 'style', default: 100, min: 5, max: 100, unit: '%' }),
    align: field.choice({
      label: { zh: '位置', en: 'Position' },
      tab: 'style',
      default: 'center',
      options: [
        { value: 'left', label: { zh: '靠左', en: 'Left' } },
        { value: 'center', label: { zh: '居中', en: 'Centre' } },
        { value: 'right', label: { zh: '靠右', en: 'Right' } },
      ],
      showIf: isShort,
    }),
    ...marginFields,
    marginX: { ...marginFields.marginX, default: 12 },
    marginY: { ...marginFields.marginY, default: 8 },
  },
  size: { width: 375, height: 20 },
  migrations: [],
})

/** Props of the divider view. */
export type DividerProps = PropsOfModule<typeof divider>
