import { carousel } from '../carousel/carousel.ts'
import { defineModule } from '../kit/define-module.ts'
import { field } from '../kit/field.ts'
import type { Field, Fields } from '../kit/field.ts'
import { productList } from '../product-list/product-list.ts'

/** What of a module a site may have its own defaults for: how it looks, never what it shows. */
function styleFields(fields: Fields, also: readonly string[] = []): Record<string, Field> {
  return Object.fromEntries(Object.entries(fields).filter(([name, one]) => one.tab === 'style' || also.includes(name)))
}

/** The designer defaults: what carousels and product lists look like when they are inserted. Specification 1 §3. */
export const siteDefaults = defineModule({
  type: 'site-defaults',
  label: { zh: '默认样式', en: 'Defaults' },
  help: {
    zh: '新放入的轮播图和商品列表采用这里的样式；已在页面上的不受影响。',
    en: 'New carousels and product lists start like this; those on pages stay as they are.',
  },
  group: 'layout',
  fields: {
    carousel: field.group({
      label: { zh: '轮播图', en: 'Carousel' },
      tab: 'style',
      of: styleFields(carousel.fields, ['isAutoplay', 'interval']),
    }),
    'product-list': field.group({
      label: { zh: '店铺商品样式', en: 'Shop styles' },
      tab: 'style',
      of: styleFields(productList.fields, ['pageSize', 'paging']),
    }),
  },
  allowedParents: [],
  migrations: [],
})
