import type { Label } from '@mallwright/contract/values'

/** Texts of the save status. */
export const SAVING_TEXTS = {
  saved: { zh: '已保存', en: 'Saved' },
  saving: { zh: '保存中', en: 'Saving' },
  failed: { zh: '保存失败，重试', en: 'Not saved, try again' },
  postponed: { zh: '尚未保存，稍后重试', en: 'Not saved yet, trying again' },
  failedHint: { zh: '修改都还在，稍后自动重试', en: 'Nothing is lost; it is tried again by itself' },
  conflictShort: { zh: '有人改过此页', en: 'Somebody changed this page' },
  signedOut: { zh: '登录已失效', en: 'Your session ended' },
  readOnly: { zh: '只读', en: 'Read only' },
  readOnlyHint: {
    zh: '此页面由更新的版本保存，只能查看，不能修改。请升级后再编辑。',
    en: 'A newer version saved this page. It can be viewed but not changed; update to edit it.',
  },
} satisfies Record<string, Label>
