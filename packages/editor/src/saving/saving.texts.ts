import type { Label } from '@mallwright/contract'

/** Texts of saving. */
export const SAVING_TEXTS = {
  saved: { zh: '已保存', en: 'Saved' },
  saving: { zh: '保存中', en: 'Saving' },
  failed: { zh: '保存失败，重试', en: 'Not saved, try again' },
  failedHint: { zh: '修改都还在，稍后自动重试', en: 'Nothing is lost; it is tried again by itself' },
  conflictShort: { zh: '有人改过此页', en: 'Somebody changed this page' },
  conflictTitle: { zh: '此页面已被他人修改', en: 'Somebody else changed this page' },
  conflict: {
    zh: '{name} 在 {time} 保存了此页面。你的修改还没有保存，请选择保留哪一份。',
    en: '{name} saved this page at {time}. Your changes are not saved yet; choose which to keep.',
  },
  conflictUndo: {
    zh: '载入对方版本后，你的修改会从本页消失。',
    en: 'After loading theirs, your changes are gone from this page.',
  },
  loadTheirs: { zh: '载入对方版本', en: 'Load theirs' },
  overwrite: { zh: '用我的覆盖', en: 'Overwrite with mine' },
  loadFailed: { zh: '载入失败，请重试', en: 'Could not be loaded, please try again' },
  somebody: { zh: '其他人', en: 'Somebody' },
  signedOut: { zh: '登录已失效', en: 'Your session ended' },
  loadedTheirs: { zh: '已载入对方版本', en: 'Their version is loaded' },
} satisfies Record<string, Label>
