import { backgroundField, cornerField, marginFields } from '../appearance/box-fields.ts'
import { TEXT_SIZE_RANGE } from '../appearance/font-fields.ts'
import { defineModule } from '../kit/define-module.ts'
import type { PropsOfModule } from '../kit/define-module.ts'
import { field } from '../kit/field.ts'

/** Maximum number of entries, and of characters of an entry's text. */
export const NAVIGATION_LIMITS = { items: 50, text: 12 } as const

/**
 * Links to areas of the mall, each with an icon and a short text. Specification 3 §3 (navigation item), §7 (icons of
 * products and shops) and §9 (columns).
 */
export const navigation = defineModule({
  type: 'navigation',
  label: { zh: '导航列表', en: 'Navigation' },
  help: { zh: '图标加文字的快捷入口，可左右翻页。', en: 'Icons with a word that lead somewhere; may turn pages.' },
  group: 'content',
  fields: {
    items: field.list({
      label: { zh: '导航项', en: 'Entries' },
      itemLabel: { zh: '导航', en: 'Entry' },
      max: NAVIGATION_LIMITS.items,
      of: {
        icon: field.choice({
          label: { zh: '图标来源', en: 'Icon from' },
          options: [
            { value: 'picture', label: { zh: '自己的图片', en: 'Own picture' } },
            { value: 'product', label: { zh: '商品图片', en: 'A product' } },
            { value: 'shop', label: { zh: '店铺标志', en: 'A shop' } },
          ],
        }),
        product: field.products({
          label: { zh: '商品', en: 'Product' },
          max: 1,
          showIf: (entry) => entry['icon'] === 'product',
        }),
        shop: field.shops({
          label: { zh: '店铺', en: 'Shop' },
          max: 1,
          showIf: (entry) => entry['icon'] === 'shop',
        }),
        picture: field.picture({
          showIf: (entry) => entry['icon'] === 'picture',
          label: { zh: '图标', en: 'Icon' },
          help: { zh: '没有图标时显示首字', en: 'Without one the first letter stands there' },
        }),
        text: field.text({ label: { zh: '名称', en: 'Name' }, max: NAVIGATION_LIMITS.text }),
        link: field.link({
          label: { zh: '点击跳转', en: 'Link' },
          help: { zh: '未设置时进入所选商品或店铺', en: 'Leads to the selected product or shop while none is set' },
          isExpected: true,
        }),
      },
    }),
    isPaged: field.toggle({
      label: { zh: '左右翻页', en: 'Pages' },
      help: {
        zh: '放不下时分页滑动，否则继续向下排',
        en: 'What does not fit goes to further pages, else to further rows',
      },
    }),
    columns: field.choice({
      label: { zh: '每行列数', en: 'Columns' },
      tab: 'style',
      default: '5',
      options: [
        { value: '3', label: { zh: '3 列', en: '3' } },
        { value: '4', label: { zh: '4 列', en: '4' } },
        { value: '5', label: { zh: '5 列', en: '5' } },
      ],
    }),
    rows: field.range({
      label: { zh: '每页行数', en: 'Rows per page' },
      tab: 'style',
      default: 2,
      min: 1,
      max: 5,
      showIf: (props) => props['isPaged'] === true,
    }),
    rowInterval: field.range({
      label: { zh: '行间距', en: 'Row interval' },
      tab: 'style',
      default: 5,
      min: 0,
      max: 30,
      unit: 'px',
    }),
    shape: field.choice({
      label: { zh: '图标形状', en: 'Icon shape' },
      tab: 'style',
      options: [
        { value: 'rounded', label: { zh: '圆角', en: 'Rounded' } },
        { value: 'circle', label: { zh: '圆形', en: 'Circle' } },
        { value: 'square', label: { zh: '方形', en: 'Square' } },
      ],
    }),
    iconSize: field.range({
      label: { zh: '图标大小', en: 'Icon size' },
      tab: 'style',
      default: 46,
      min: 24,
      max: 80,
      unit: 'px',
    }),
    fontSize: field.range({
      label: { zh: '字号', en: 'Font size' },
      tab: 'style',
      default: TEXT_SIZE_RANGE.min,
      min: TEXT_SIZE_RANGE.min,
      max: 18,
      unit: 'px',
    }),
    colour: field.colour({ label: { zh: '文字颜色', en: 'Text colour' }, tab: 'style' }),
    background: backgroundField,
    ...marginFields,
    corners: cornerField,
  },
  size: { minHeight: 74, width: 375, height: 168 },
  migrations: [],
})

/** Props of the navigation view. */
export type NavigationProps = PropsOfModule<typeof navigation>
