import type { Label } from '@mallwright/contract/values'
import type { ModuleGroup } from '@mallwright/modules/definitions'

/** Texts of the palette. */
export const PALETTE_TEXTS = {
  search: { zh: '搜索模块', en: 'Search modules' },
  none: { zh: '没有找到模块', en: 'No module found' },
  noneHint: { zh: '换个词试试', en: 'Try another word' },
  hint: { zh: '拖到画布，或点击插入', en: 'Drag onto the canvas, or click to insert' },
  touchHint: { zh: '点一下模块，再点要放的位置；长按可拖动', en: 'Tap a module, then its place; hold to drag' },
  favourites: { zh: '收藏', en: 'Favourites' },
  recent: { zh: '最近使用', en: 'Recent' },
  star: { zh: '收藏{name}', en: 'Add {name} to the favourites' },
  unstar: { zh: '取消收藏{name}', en: 'Take {name} out of the favourites' },
  inserted: { zh: '已插入{name}，第 {index} 项，共 {count} 项', en: '{name} inserted, item {index} of {count}' },
} satisfies Record<string, Label>

/** The palette's groups in their order. */
export const GROUP_LABELS: Readonly<Record<ModuleGroup, Label>> = {
  content: { zh: '内容', en: 'Content' },
  layout: { zh: '布局', en: 'Layout' },
  products: { zh: '商品', en: 'Products' },
}
