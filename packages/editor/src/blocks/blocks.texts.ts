import type { Label } from '@mallwright/contract'

/** Texts of saved blocks. */
export const BLOCKS_TEXTS = {
  blocks: { zh: '我的区块', en: 'My blocks' },
  none: {
    zh: '选中模块，按右键选「存为区块」，就能在任何页面上再用',
    en: 'Select modules, right-click and choose “Save as a block” to use them again on any page',
  },
  notFound: { zh: '没有找到区块', en: 'No block found' },
  loading: { zh: '正在载入区块…', en: 'Loading the blocks …' },
  loadFailed: { zh: '区块没有载入成功', en: 'The blocks could not be loaded' },
  retry: { zh: '重试', en: 'Try again' },
  save: { zh: '存为区块', en: 'Save as a block' },
  saveIt: { zh: '保存', en: 'Save' },
  saving: { zh: '正在保存…', en: 'Saving …' },
  explain: {
    zh: '所选 {count} 个模块会存到「我的区块」，之后可以在本站任何页面上插入一份。以后改动区块或页面，互不影响。',
    en: 'The selected modules ({count}) are kept in “My blocks”; put a copy of them on any page of this site. Later changes of one do not change the other.',
  },
  name: { zh: '名称', en: 'Name' },
  nameNeeded: { zh: '请填写名称', en: 'A name is needed' },
  saved: { zh: '已存为区块「{name}」', en: 'Saved as the block “{name}”' },
  more: { zh: '{name}的操作', en: 'Actions of {name}' },
  rename: { zh: '重命名', en: 'Rename' },
  renamed: { zh: '区块已改名为「{name}」', en: 'The block is now called “{name}”' },
  replace: { zh: '用所选模块更新', en: 'Update from the selection' },
  replaceTitle: { zh: '更新区块「{name}」？', en: 'Update the block “{name}”?' },
  replaceHint: {
    zh: '区块的内容会换成所选的 {count} 个模块，不能撤销。已经插入到页面上的模块不变。',
    en: 'The selected modules ({count}) take the place of what the block holds; this cannot be undone. Modules that were put on pages from it stay as they are.',
  },
  replaceIt: { zh: '更新', en: 'Update' },
  replaced: { zh: '区块「{name}」已更新', en: 'The block “{name}” is updated' },
  remove: { zh: '删除', en: 'Delete' },
  removeTitle: { zh: '删除区块「{name}」？', en: 'Delete the block “{name}”?' },
  removeHint: {
    zh: '已经插入到页面上的模块会保留。删除后不能撤销。',
    en: 'Modules that were put on pages from it stay there. This cannot be undone.',
  },
  removed: { zh: '区块「{name}」已删除', en: 'The block “{name}” is deleted' },
  cancel: { zh: '取消', en: 'Cancel' },
  inserted: { zh: '已插入区块「{name}」', en: 'Inserted the block “{name}”' },
  failed: { zh: '没有成功，请检查网络后重试', en: 'That did not work; check the network and try again' },
  broken: { zh: '这个区块已损坏，不能插入', en: 'This block is damaged and cannot be inserted' },
  conflict: {
    zh: '别人刚刚改动了这个区块，列表已更新，请再看一眼',
    en: 'Somebody has just changed this block; the list is up to date again, look once more',
  },
  gone: { zh: '这个区块已被别人删除', en: 'Somebody has deleted this block' },
  tooMany: {
    zh: '区块已满 {max} 个，请先删除不用的',
    en: 'There are {max} blocks already; delete one that is not used',
  },
  tooLarge: { zh: '所选内容太大，不能存为区块', en: 'The selection is too large for a block' },
  invalid: { zh: '所选内容不能存为区块', en: 'The selection cannot be saved as a block' },
} satisfies Record<string, Label>
