import type { Label } from '@mallwright/contract'

/** Texts of the canvas. */
export const CANVAS_TEXTS = {
  canvas: { zh: '画布', en: 'Canvas' },
  emptyTitle: { zh: '页面还是空的', en: 'This page is empty' },
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
  toolbar: { zh: '{name}的操作', en: 'Actions of {name}' },
  selectParent: { zh: '选中所在容器', en: 'Select its container' },
  handle: { zh: '调整大小', en: 'Resize' },
  height: { zh: '拖动调整高度', en: 'Drag to change the height' },
  position: { zh: '{name}，第 {index} 项，共 {count} 项', en: '{name}, item {index} of {count}' },
  previewOnly: { zh: '请点击预览查看', en: 'Open the preview to follow this' },
  locked: { zh: '已锁定', en: 'Locked' },
  several: { zh: '已选 {count} 项', en: '{count} selected' },
  more: { zh: '更多', en: 'More' },
} satisfies Record<string, Label>
