import type { Label } from '@mallwright/contract/values'

/** Texts of the layers panel. */
export const LAYERS_TEXTS = {
  layers: { zh: '图层', en: 'Layers' },
  nothing: { zh: '还没有模块', en: 'No modules yet' },
  nothingHint: { zh: '插入的模块会列在这里', en: 'Modules you insert are listed here' },
  fold: { zh: '收起{name}', en: 'Fold {name}' },
  unfold: { zh: '展开{name}', en: 'Unfold {name}' },
  rename: { zh: '重命名{name}', en: 'Rename {name}' },
  hide: { zh: '隐藏{name}', en: 'Hide {name}' },
  show: { zh: '显示{name}', en: 'Show {name}' },
  lock: { zh: '锁定{name}', en: 'Lock {name}' },
  unlock: { zh: '解锁{name}', en: 'Unlock {name}' },
  group: { zh: '编组（{count} 项）', en: 'Group of {count}' },
  ungroup: { zh: '解散{name}', en: 'Ungroup: {name}' },
  search: { zh: '搜索名称、模块或文字', en: 'Search layers' },
  notFound: { zh: '没有找到图层', en: 'No layer found' },
  notFoundHint: { zh: '换个词试试', en: 'Try another word' },
  unknown: {
    zh: '当前版本不认识此模块，内容会原样保留',
    en: 'This version does not know the module; it is kept as it is',
  },
  newer: {
    zh: '由更新的版本保存，这里不能编辑，内容会原样保留',
    en: 'Saved by a newer version; it cannot be edited here and is kept as it is',
  },
  refused: { zh: '“{about}”的内容不正确，已按默认显示', en: '“{about}” is not valid; the default is shown' },
  empty: { zh: '还没有设置“{about}”，买家看不到内容', en: '“{about}” is empty; buyers see nothing here' },
  sample: { zh: '“{about}”还是示例内容', en: '“{about}” is still sample content' },
  emptyEntry: { zh: '第 {n} 项还没有“{about}”', en: 'Item {n} has no “{about}” yet' },
  linkGone: {
    zh: '联动区块已不存在，买家在这里看不到内容',
    en: 'The linked block does not exist any more; buyers see nothing here',
  },
  noChildren: { zh: '容器里还没有模块', en: 'The container is empty' },
} satisfies Record<string, Label>
