import type { Label } from '@mallwright/contract/values'

/** Texts of publishing and releases. */
export const PUBLISH_TEXTS = {
  publish: { zh: '发布', en: 'Publish' },
  publishTitle: { zh: '发布页面', en: 'Publish the page' },
  linksGone: {
    zh: '此页有 {count} 个联动区块已不存在，买家看不到它们',
    en: 'Linked blocks on this page that do not exist any more ({count}); buyers do not see them',
  },
  linksCrowded: {
    zh: '此页的模块太多，有 {count} 个联动区块放不下，买家看不到它们',
    en: 'This page is too large for {count} of its linked blocks; buyers do not see them',
  },
  explain: {
    zh: '发布后，买家立即看到最新内容。之前的版本会保留，可随时回滚。',
    en: 'Buyers see the new page at once. Earlier releases are kept, and you can go back at any time.',
  },
  note: { zh: '版本说明（选填）', en: 'Note (optional)' },
  notePlaceholder: { zh: '例如：上线年终采购季', en: 'For example: year-end season goes live' },
  publishing: { zh: '发布中…', en: 'Publishing…' },
  published: { zh: '已发布，版本 {release}', en: 'Published as release {release}' },
  failed: { zh: '发布失败，请重试', en: 'Could not be published, please try again' },
  notSaved: { zh: '草稿还没有保存，暂时不能发布', en: 'The draft is not saved yet, so it cannot be published' },
  changed: { zh: '页面刚被他人修改，请先处理冲突', en: 'The page was just changed by somebody else' },
  releases: { zh: '发布记录', en: 'Releases' },
  none: { zh: '还没有发布过', en: 'Nothing published yet' },
  noneHint: { zh: '第一次发布后，每个版本都会列在这里', en: 'Each release will be listed here' },
  release: { zh: '版本 {release}', en: 'Release {release}' },
  current: { zh: '当前线上', en: 'Live' },
  restoredFrom: { zh: '恢复自版本 {release}', en: 'Brought back from release {release}' },
  rollBack: { zh: '回滚到此版本', en: 'Go back to this' },
  confirmRollBack: { zh: '确认回滚', en: 'Yes, go back' },
  rolledBack: { zh: '已回滚，版本 {release}', en: 'Went back, now release {release}' },
  rollBackFailed: { zh: '回滚失败，请重试', en: 'Could not go back, please try again' },
  rollBackHint: { zh: '买家会立即看到该版本，草稿不受影响。', en: 'Buyers see it at once; your draft stays.' },
  loading: { zh: '加载中…', en: 'Loading…' },
  loadFailed: { zh: '加载失败', en: 'Could not be loaded' },
  retry: { zh: '重试', en: 'Try again' },
  cancel: { zh: '取消', en: 'Cancel' },
} satisfies Record<string, Label>
