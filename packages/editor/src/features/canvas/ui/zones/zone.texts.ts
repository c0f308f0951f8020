import type { Label } from '@mallwright/contract/values'

/** Texts of rects on the canvas. */
export const ZONE_TEXTS = {
  zone: { zh: '热区 {n}', en: 'Hot zone {n}' },
  label: {
    zh: '{name}：方向键移动，Alt 加方向键缩放，Delete 删除',
    en: '{name}: arrow keys move it, Alt and an arrow resize it, Delete removes it',
  },
  drawHint: { zh: '拖动画出热区，按 Esc 结束', en: 'Drag to draw a hot zone; Esc ends' },
  drawTouchHint: { zh: '拖动画出热区，点图片外取消', en: 'Drag to draw a hot zone; tap outside the picture to stop' },
} satisfies Record<string, Label>
