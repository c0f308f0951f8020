import type { Label } from '@mallwright/contract/values'

/** Texts of writing on the canvas. */
export const INLINE_TEXTS = {
  label: { zh: '{module}：{field}', en: '{module}: {field}' },
  hint: { zh: '请输入内容', en: 'Type some text' },
  begun: {
    zh: '正在编辑{label}，Ctrl 加回车完成，Esc 取消',
    en: 'Editing {label}; Ctrl and Enter to finish, Escape to cancel',
  },
  done: { zh: '已修改{label}', en: '{label} changed' },
  same: { zh: '{label}没有变化', en: '{label} unchanged' },
  locked: { zh: '已锁定，请先解锁再编辑文字', en: 'It is locked; unlock it before editing its text' },
} satisfies Record<string, Label>
