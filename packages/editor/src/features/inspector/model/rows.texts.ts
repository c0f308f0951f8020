import type { Label } from '@mallwright/contract/values'

/** Texts of list editing: order, bulk edits, pasted lines. */
export const ROWS_TEXTS = {
  count: { zh: '{count} / {max} 项', en: '{count} of {max}' },
  several: { zh: '批量编辑', en: 'Edit several' },
  done: { zh: '完成', en: 'Done' },
  all: { zh: '全选', en: 'All' },
  pick: { zh: '选择{name}', en: 'Pick {name}' },
  picked: { zh: '已选 {count} 项', en: '{count} picked' },
  remove: { zh: '删除所选', en: 'Delete picked' },
  set: { zh: '统一设置', en: 'Set for all picked' },
  setNothing: { zh: '选择要统一设置的属性', en: 'Choose what to set' },
  paste: { zh: '粘贴多行', en: 'Paste lines' },
  pasteTitle: { zh: '粘贴多行文字', en: 'Paste lines of text' },
  pasteHint: {
    zh: '每行一项；从表格粘贴时，各列依次填入：{parts}',
    en: 'One item a line; table columns fill: {parts}',
  },
  pasteCodes: { zh: '粘贴商品编码', en: 'Paste product codes' },
  pasteCodesHint: { zh: '每行一个商品编码，已选过的会跳过', en: 'One product code a line; selected ones are skipped' },
  pasteLabel: { zh: '要添加的内容', en: 'What to add' },
  pasteCount: { zh: '将添加 {count} 项', en: '{count} will be added' },
  pasteOver: { zh: '超出上限的 {over} 项不会添加', en: '{over} are beyond the limit and will not be added' },
  pasteAdd: { zh: '添加', en: 'Add' },
  cancel: { zh: '取消', en: 'Cancel' },
  pictures: { zh: '上传多张图片', en: 'Upload several' },
  picturesLeft: { zh: '上传中，还剩 {count} 张', en: 'Uploading, {count} left' },
  draw: { zh: '在画布上画', en: 'Draw on the canvas' },
  noArea: { zh: '先选择图片', en: 'Choose a picture first' },
  duplicate: { zh: '复制{name}', en: 'Duplicate {name}' },
  goneProducts: {
    zh: '{count} 个商品已下架或不存在',
    en: '{count} {count:product is|products are} off the shelf or gone',
  },
  goneShops: {
    zh: '{count} 家店铺已歇业或不存在',
    en: '{count} {count:shop has closed or is|shops have closed or are} gone',
  },
  goneArticles: { zh: '{count} 篇文章已不存在', en: '{count} {count:article is|articles are} gone' },
  removeGone: { zh: '一键移除', en: 'Remove them' },
} satisfies Record<string, Label>
