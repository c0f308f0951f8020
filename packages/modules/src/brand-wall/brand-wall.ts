import { defineModule } from '../kit/define-module.ts'
import type { PropsOfModule } from '../kit/define-module.ts'
import { field } from '../kit/field.ts'
import { tileBoxFields } from '../list-layout/list-fields.ts'
import { titleFields } from '../list-layout/title-fields.ts'

/** Most brands that are chosen one by one: those of the largest wall. */
const MAX_BRANDS = 30

/** Brands by their logos, of which each leads to its products. Domain 1.3. */
export const brandWall = defineModule({
  type: 'brand-wall',
  label: { zh: '品牌墙', en: 'Brand wall' },
  help: { zh: '展示品牌标志，点击查看该品牌的商品。', en: 'Shows logos of brands; a tap leads to their products.' },
  group: 'products',
  fields: {
    source: field.choice({
      label: { zh: '品牌来源', en: 'Source' },
      options: [
        { value: 'all', label: { zh: '全部品牌', en: 'All brands' } },
        { value: 'class', label: { zh: '按分类', en: 'By category' } },
        { value: 'chosen', label: { zh: '指定品牌', en: 'Selected one by one' } },
      ],
      help: { zh: '全部和按分类时，畅销品牌在前', en: 'Best sellers come first unless selected one by one' },
    }),
    brandIds: field.brands({
      label: { zh: '品牌', en: 'Brands' },
      max: MAX_BRANDS,
      showIf: ({ source }) => source === 'chosen',
    }),
    classIds: field.classes({
      label: { zh: '分类', en: 'Categories' },
      max: 20,
      showIf: ({ source }) => source === 'class',
    }),
    ...titleFields,
    columns: field.choice({
      label: { zh: '列数', en: 'Columns' },
      tab: 'style',
      default: '4',
      options: [
        { value: '3', label: { zh: '3 列', en: '3' } },
        { value: '4', label: { zh: '4 列', en: '4' } },
        { value: '5', label: { zh: '5 列', en: '5' } },
      ],
    }),
    rows: field.range({ label: { zh: '最多行数', en: 'Rows at most' }, tab: 'style', default: 3, min: 1, max: 6 }),
    isNameShown: field.toggle({ label: { zh: '显示名称', en: 'Show names' }, tab: 'style', default: true }),
    nameColour: field.colour({
      label: { zh: '名称颜色', en: 'Name colour' },
      tab: 'style',
      showIf: ({ isNameShown }) => isNameShown === true,
    }),
    background: field.colour({ label: { zh: '卡片底色', en: 'Tile background' }, tab: 'style' }),
    ...tileBoxFields,
  },
  size: { minHeight: 40 },
  migrations: [],
})

/** Props of the view of a brand wall. */
export type BrandWallProps = PropsOfModule<typeof brandWall>
