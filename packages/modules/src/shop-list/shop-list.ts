import { tileBoxFields } from '../list-layout/list-fields.ts'
import { titleFields } from '../list-layout/title-fields.ts'
import { defineModule } from '../kit/define-module.ts'
import type { PropsOfModule } from '../kit/define-module.ts'
import { field } from '../kit/field.ts'

/** Number of shops visible in the carousel at once. Specification 3 §9. */
export const SHOPS_PER_VIEW = 2

/** Selected shops as a grid, rows or a carousel. Specification 3 §3 (shop) and §7 (chosen shops). */
export const shopList = defineModule({
  type: 'shop-list',
  label: { zh: '店铺列表', en: 'Shop list' },
  help: { zh: '展示指定店铺，点击进入店铺。', en: 'Shows selected shops; a tap opens one.' },
  group: 'products',
  fields: {
    shopIds: field.shops({ label: { zh: '店铺', en: 'Shops' }, max: 50 }),
    ...titleFields,
    layout: field.choice({
      label: { zh: '排列', en: 'Arrangement' },
      tab: 'style',
      options: [
        { value: 'carousel', label: { zh: '轮播', en: 'Carousel' } },
        { value: 'grid', label: { zh: '宫格', en: 'Grid' } },
        { value: 'rows', label: { zh: '列表', en: 'Rows' } },
      ],
    }),
    columns: field.choice({
      label: { zh: '每行列数', en: 'Columns' },
      tab: 'style',
      default: '3',
      options: [
        { value: '2', label: { zh: '2 列', en: '2' } },
        { value: '3', label: { zh: '3 列', en: '3' } },
        { value: '4', label: { zh: '4 列', en: '4' } },
        { value: '5', label: { zh: '5 列', en: '5' } },
      ],
      showIf: (props) => props['layout'] === 'grid',
    }),
    isAutoplay: field.toggle({
      label: { zh: '自动轮播', en: 'Moves by itself' },
      showIf: (props) => props['layout'] === 'carousel',
    }),
    interval: field.range({
      label: { zh: '间隔', en: 'Interval' },
      default: 3,
      min: 1,
      max: 20,
      unit: 's',
      showIf: (props) => props['layout'] === 'carousel' && props['isAutoplay'] === true,
    }),
    isCountShown: field.toggle({
      label: { zh: '显示商品数量', en: 'Show number of products' },
      tab: 'style',
      default: true,
    }),
    nameColour: field.colour({ label: { zh: '店铺名称颜色', en: 'Name colour' }, tab: 'style' }),
    background: field.colour({ label: { zh: '卡片底色', en: 'Tile background' }, tab: 'style' }),
    ...tileBoxFields,
  },
  size: { minHeight: 40 },
  migrations: [],
})

/** Props of the shop list view. */
export type ShopListProps = PropsOfModule<typeof shopList>
