import type { Label } from '@mallwright/contract/values'

/** Texts of copying and pasting. */
export const CLIPBOARD_TEXTS = {
  copied: { zh: '已复制 {count} 项', en: 'Copied: {count}' },
  cut: { zh: '已剪切 {count} 项', en: 'Cut: {count}' },
  locked: { zh: '所选内容已锁定，不能剪切', en: 'The selection is locked and cannot be cut' },
  pasted: { zh: '已粘贴 {count} 项', en: 'Pasted: {count}' },
  pastedInFlow: {
    zh: '已粘贴{name}，第 {index} 项，共 {count} 项',
    en: 'Pasted {name}, item {index} of {count}',
  },
  pastedFreely: { zh: '已粘贴{name}，位置 {x}，{y}', en: 'Pasted {name}, at {x}, {y}' },
  linksGone: { zh: '本站没有复制的联动区块', en: 'This site does not have the linked block that was copied' },
  nothing: { zh: '剪贴板里没有可以粘贴的内容', en: 'There is nothing to paste' },
  broken: {
    zh: '剪贴板里的模块已损坏，不能粘贴',
    en: 'The modules on the clipboard are damaged and cannot be pasted',
  },
  newer: {
    zh: '剪贴板里的模块由更新的版本复制，不能粘贴',
    en: 'The modules on the clipboard were copied by a newer version and cannot be pasted',
  },
  tooLarge: { zh: '剪贴板里的内容太大，不能粘贴', en: 'What is on the clipboard is too large to paste' },
  tooLargeToCopy: { zh: '所选内容太大，不能复制', en: 'The selection is too large to copy' },
  left: { zh: '另有 {count} 项没有可放置的位置', en: '{count} found no place' },
  forbidden: {
    zh: '浏览器不允许读取剪贴板，请按 {keys} 粘贴',
    en: 'The browser does not allow reading the clipboard; press {keys} to paste',
  },
  uploading: { zh: '正在上传图片…', en: 'Uploading the picture …' },
} satisfies Record<string, Label>
