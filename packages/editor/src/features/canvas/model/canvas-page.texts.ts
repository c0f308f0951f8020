import type { Label } from '@mallwright/contract/values'

/** Texts of the page on the canvas; those of the tools around it are loaded after it. */
export const CANVAS_PAGE_TEXTS = {
  canvas: { zh: '画布', en: 'Canvas' },
  emptyTitle: { zh: '页面还是空的', en: 'This page is empty' },
  emptyBlock: { zh: '区块还是空的', en: 'This block is empty' },
  fromTemplate: { zh: '从模板开始', en: 'Start from a template' },
  emptyHint: {
    zh: '从左侧拖入模块，或点击模块直接插入',
    en: 'Drag a module from the left, or click one to insert it',
  },
  broken: { zh: '此模块出错了，其余部分不受影响', en: 'This module failed; the rest is unharmed' },
  unknown: { zh: '未识别的模块', en: 'Unknown module' },
  unknownHint: {
    zh: '当前版本无法显示，内容会原样保留',
    en: 'This version cannot draw it; it is kept exactly as it is',
  },
  newer: { zh: '由更新的版本制作', en: 'Made by a newer version' },
  previewOnly: { zh: '请点击预览查看', en: 'Open the preview to follow this' },
} satisfies Record<string, Label>
