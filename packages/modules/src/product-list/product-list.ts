import { marginFields, shadowField } from '../appearance/box-fields.ts'
import { titleFields } from '../appearance/title-fields.ts'
import { defineModule } from '../define-module.ts'
import type { PropsOfModule } from '../define-module.ts'
import { field } from '../field.ts'

/** Products that a list shows at first when nothing else is said: the placeholder's number. Specification 3 §9. */
export const DEFAULT_DISPLAY = 6

/** Products in rows, a grid or a strip: chosen one by one or by class. Specification 3 §3 (list module options). */
export const productList = defineModule({
  type: 'product-list',
  label: { zh: '商品列表', en: 'Product list' },
  help: { zh: '展示指定商品或某些分类的商品。', en: 'Shows chosen products, or those of classes.' },
  group: 'goods',
  fields: {
    source: field.choice({
      label: { zh: '商品来源', en: 'Source' },
      options: [
        { value: 'chosen', label: { zh: '指定商品', en: 'Chosen one by one' } },
        { value: 'class', label: { zh: '按分类', en: 'By class' } },
      ],
    }),
    codes: field.products({
      label: { zh: '商品', en: 'Chosen products' },
      max: 500,
      showIf: (props) => props['source'] !== 'class',
    }),
    classIds: field.classes({
      label: { zh: '分类', en: 'Classes' },
      max: 20,
      showIf: (props) => props['source'] === 'class',
    }),
    pageSize: field.range({
      label: { zh: '每页数量', en: 'Products a page' },
      default: DEFAULT_DISPLAY,
      min: 1,
      max: 50,
    }),
    paging: field.choice({
      label: { zh: '翻页方式', en: 'Paging' },
      options: [
        { value: 'none', label: { zh: '不翻页', en: 'None' } },
        { value: 'pager', label: { zh: '前后翻页', en: 'Pager' } },
        { value: 'more', label: { zh: '加载更多', en: 'Load more' } },
      ],
    }),
    ...titleFields,
    layout: field.choice({
      label: { zh: '排列', en: 'Arrangement' },
      tab: 'style',
      options: [
        { value: 'grid', label: { zh: '宫格', en: 'Grid' } },
        { value: 'scroll', label: { zh: '横向滑动', en: 'Strip' } },
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
      showIf: (props) => props['layout'] !== 'rows',
    }),
    imageHeight: field.choice({
      label: { zh: '图片高度', en: 'Picture height' },
      tab: 'style',
      options: [
        { value: 'square', label: { zh: '正方形', en: 'Square' } },
        { value: '112', label: { zh: '112', en: '112' } },
        { value: '142', label: { zh: '142', en: '142' } },
        { value: '213', label: { zh: '213', en: '213' } },
        { value: '106.5', label: { zh: '106.5', en: '106.5' } },
      ],
      showIf: (props) => props['layout'] !== 'rows',
    }),
    radius: field.range({
      label: { zh: '圆角', en: 'Corners' },
      tab: 'style',
      default: 8,
      min: 0,
      max: 40,
      unit: 'px',
    }),
    rowGap: field.range({
      label: { zh: '行间距', en: 'Row interval' },
      tab: 'style',
      default: 8,
      min: 0,
      max: 40,
      unit: 'px',
      showIf: (props) => props['layout'] !== 'scroll',
    }),
    background: field.colour({ label: { zh: '卡片底色', en: 'Tile background' }, tab: 'style' }),
    borderWidth: field.range({
      label: { zh: '边框粗细', en: 'Border width' },
      tab: 'style',
      default: 0,
      min: 0,
      max: 6,
      unit: 'px',
    }),
    borderColour: field.colour({
      label: { zh: '边框颜色', en: 'Border colour' },
      tab: 'style',
      showIf: (props) => props['borderWidth'] !== 0,
    }),
    shadow: shadowField,
    isZoomed: field.toggle({ label: { zh: '按下放大图片', en: 'Zoom pictures on press' }, tab: 'advanced' }),
    isNameShown: field.toggle({ label: { zh: '显示名称', en: 'Show name' }, tab: 'style', default: true }),
    nameColour: field.colour({ label: { zh: '名称颜色', en: 'Name colour' }, tab: 'style' }),
    isPriceShown: field.toggle({ label: { zh: '显示价格', en: 'Show price' }, tab: 'style', default: true }),
    priceColour: field.colour({ label: { zh: '价格颜色', en: 'Price colour' }, tab: 'style' }),
    ...marginFields,
    marginX: { ...marginFields.marginX, default: 12 },
    marginY: { ...marginFields.marginY, default: 8 },
  },
  size: { minHeight: 40 },
  migrations: [],
})

/** What a product list's view gets. */
export type ProductListProps = PropsOfModule<typeof productList>
