import { defineModule } from '../kit/define-module.ts'
import type { PropsOfModule } from '../kit/define-module.ts'
import { field } from '../kit/field.ts'
import { listMarginFields } from '../list-layout/list-fields.ts'
import { layoutFields, tileStyleFields, pagingFields, sourceFields } from '../product-tiles/tile-fields.ts'
import { titleFields } from '../list-layout/title-fields.ts'

/** Maximum number of tabs. */
const MAX_TABS = 10

/** Paged products with optional tabs. Specification 3 §2 (storefront list module) and §3 (styleTabDataList: title, goodsList). */
export const pagedList = defineModule({
  type: 'paged-list',
  label: { zh: '分页列表', en: 'Paged list' },
  help: { zh: '带页签的商品列表，可翻页。', en: 'Products by page, with a tab for each list.' },
  group: 'products',
  fields: {
    tabs: field.list({
      label: { zh: '页签', en: 'Tabs' },
      help: { zh: '只有一个时不显示页签栏', en: 'A single one needs no bar' },
      itemLabel: { zh: '页签', en: 'Tab' },
      max: MAX_TABS,
      of: {
        title: field.text({
          label: { zh: '名称', en: 'Name' },
          help: { zh: '留空时显示“页签”加序号', en: 'Reads “Tab” and its number while empty' },
          max: 12,
        }),
        ...sourceFields,
      },
    }),
    ...pagingFields,
    paging: { ...pagingFields.paging, default: 'pager' as const },
    ...titleFields,
    titleKind: { ...titleFields.titleKind, default: 'hidden' as const },
    tabLook: field.choice({
      label: { zh: '页签样式', en: 'Tab style' },
      tab: 'style',
      options: [
        { value: 'line', label: { zh: '下划线', en: 'Underlined' } },
        { value: 'pill', label: { zh: '胶囊', en: 'Pills' } },
      ],
    }),
    tabColour: field.colour({
      label: { zh: '选中页签颜色', en: 'Colour of the open tab' },
      help: { zh: '留空时跟随主题色', en: 'Empty follows the theme' },
      tab: 'style',
    }),
    ...layoutFields,
    ...tileStyleFields,
    ...listMarginFields,
  },
  size: { minHeight: 40 },
  migrations: [],
  editedList: 'tabs',
})

/** Props of the paged list view. */
export type PagedListProps = PropsOfModule<typeof pagedList>
