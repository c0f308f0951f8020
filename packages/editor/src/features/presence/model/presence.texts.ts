import type { Label } from '@mallwright/contract/values'

/** Texts of presence. */
export const PRESENCE_TEXTS = {
  here: { zh: '也在此页面的人', en: 'Others on this page' },
  isHere: { zh: '{name} 也在此页面', en: '{name} is on this page' },
  looksAt: { zh: '{name} 正在看：{module}', en: '{name} is at: {module}' },
  edits: { zh: '{name} 正在编辑：{module}', en: '{name} is editing: {module}' },
  more: { zh: '还有 {count} 人', en: '{count} more' },
  ownWindow: { zh: '你的另一个窗口', en: 'Your other window' },
  came: { zh: '{name} 打开了此页面', en: '{name} opened this page' },
  held: { zh: '{name} 正在编辑此模块', en: '{name} is editing this module' },
  heldHint: {
    zh: '为了不互相覆盖，请等对方完成，或接手编辑。对方会收到提示。',
    en: 'So that you do not cross each other, wait or take it over. {name} will be told.',
  },
  takeOver: { zh: '接手编辑', en: 'Take over' },
  refused: {
    zh: '{name} 正在编辑此模块，可在右侧接手',
    en: '{name} is editing this module; take it over on the right',
  },
  taken: { zh: '{name} 接手了你正在编辑的模块', en: '{name} took over the module that you were editing' },
  tookOver: { zh: '已接手编辑', en: 'You took it over' },
} satisfies Record<string, Label>
