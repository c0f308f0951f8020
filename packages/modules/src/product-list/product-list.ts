import { defineModule } from '../kit/define-module.ts'
import type { Migration, PropsOfModule } from '../kit/define-module.ts'
import { layoutFields, tileStyleFields, pagingFields, sourceFields } from '../product-tiles/tile-fields.ts'
import { listMarginFields } from '../list-layout/list-fields.ts'
import { titleFields } from '../list-layout/title-fields.ts'

/** Version 0 had no style variants; the added props reproduce its appearance. */
const nameLayout: Migration = (props) => ({ layout: 'grid', columns: '3', imageHeight: 'square', ...props })

/** Products in one of eight style variants, selected individually or by class. Specification 3 §3 (list module options). */
export const productList = defineModule({
  type: 'product-list',
  label: { zh: '商品列表', en: 'Product list' },
  help: { zh: '展示指定商品或某些分类的商品。', en: 'Shows selected products, or those of categories.' },
  group: 'products',
  fields: {
    ...sourceFields,
    ...pagingFields,
    ...titleFields,
    ...layoutFields,
    ...tileStyleFields,
    ...listMarginFields,
  },
  size: { minHeight: 40 },
  migrations: [nameLayout],
})

/** Props of the product list view. */
export type ProductListProps = PropsOfModule<typeof productList>
