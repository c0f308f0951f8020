import type { Label } from '@mallwright/contract/values'

/** Texts of restored work. */
export const RESTORED_WORK_TEXTS = {
  restoredTitle: { zh: '已恢复的修改', en: 'Restored changes' },
  restored: { zh: '已恢复 {time} 未保存的修改：{parts}', en: 'Unsaved changes of {time} are restored: {parts}' },
  and: { zh: '、', en: ', ' },
  more: { zh: '{names} 等 {count} 处', en: '{names} and others, {count} in all' },
  discard: { zh: '不要这些修改', en: 'Discard them' },
  discarded: { zh: '已放弃恢复的修改，可以重做', en: 'The restored changes are dropped; redo brings them back' },
  understood: { zh: '知道了', en: 'Close' },
  otherTitle: { zh: '登录的是另一个账号', en: 'Another account is signed in' },
  otherBody: {
    zh: '现在登录的是 {name}，而这些修改还没有保存，属于另一个账号。',
    en: '{name} is signed in now, but these unsaved changes belong to another account.',
  },
  otherKept: {
    zh: '如果不保存，它们会留在本机，等原账号再次登录时恢复。',
    en: 'If not saved, they stay on this device and are restored when the first account signs in again.',
  },
  saveAsOther: { zh: '以 {name} 的身份保存', en: 'Save as {name}' },
  leaveThem: { zh: '不保存，打开页面', en: 'Leave them and open the page' },
} satisfies Record<string, Label>
