import type { Label } from '@mallwright/contract/values'

/** What is said while modules are moved by keys. */
export const CARRY_TEXTS = {
  page: { zh: '页面', en: 'Page' },
  titled: { zh: '{name}「{title}」', en: '{name} “{title}”' },
  several: { zh: '{count} 项', en: '{count} modules' },
  pickedUp: {
    zh: '已拿起{name}。{place}。方向键移动，空格放下，Esc 取消',
    en: 'Picked up {name}. {place}. Arrow keys move it, Space drops it, Escape cancels',
  },
  inFlow: { zh: '{where}，第 {index} 项，共 {count} 项', en: '{where}, item {index} of {count}' },
  placed: { zh: '{where}，位置 {x}，{y}', en: '{where}, at {x}, {y}' },
  keys: { zh: '空格放下 · Esc 取消', en: 'Space drops · Esc cancels' },
  stayed: { zh: '已放回原处', en: 'Back where it was' },
  cancelled: { zh: '已取消移动', en: 'Move cancelled' },
} satisfies Record<string, Label>
