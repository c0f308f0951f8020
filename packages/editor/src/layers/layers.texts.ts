import type { Label } from '@mallwright/contract'

/** Texts of the layers panel. */
export const LAYERS_TEXTS = {
  layers: { zh: '图层', en: 'Layers' },
  empty: { zh: '还没有模块', en: 'No modules yet' },
  emptyHint: { zh: '插入的模块会列在这里', en: 'Modules you insert are listed here' },
  fold: { zh: '收起{name}', en: 'Fold {name}' },
  unfold: { zh: '展开{name}', en: 'Unfold {name}' },
  rename: { zh: '重命名{name}', en: 'Rename {name}' },
  hide: { zh: '隐藏{name}', en: 'Hide {name}' },
  show: { zh: '显示{name}', en: 'Show {name}' },
  lock: { zh: '锁定{name}', en: 'Lock {name}' },
  unlock: { zh: '解锁{name}', en: 'Unlock {name}' },
} satisfies Record<string, Label>
