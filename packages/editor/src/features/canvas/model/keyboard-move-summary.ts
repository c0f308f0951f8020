import type { Node } from '@mallwright/contract/document'
import type { Label } from '@mallwright/contract/values'
import { definitionOf } from '@mallwright/modules/definitions'

import { childrenIn, nodeIn } from '../../../commands/kit/node-tree.ts'
import { nodeLabel } from '../../../document-store/node-label.ts'
import { bodyOf } from '../../../geometry/rect.ts'
import type { KeyboardMove } from '../../../gestures/keyboard-move.ts'

/** Texts of moving nodes by keyboard. */
export const KEYBOARD_MOVE_TEXTS = {
  page: { zh: '页面', en: 'Page' },
  titled: { zh: '{name}「{title}」', en: '{name} “{title}”' },
  several: { zh: '{count} 项', en: '{count} {count:module|modules}' },
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

type Text = (label: Label, values?: Readonly<Record<string, string | number>>) => string

/** Description of the current target: its parent and position. */
export function describeLocation({ document, nodeIds, locations, at }: KeyboardMove, text: Text): string {
  const location = locations[at]
  if (!location) return ''
  const { parentId, index, rects } = location
  const parent = parentId === undefined ? undefined : nodeIn(document, parentId)
  const where = parent ? parentName(parent, text) : text(KEYBOARD_MOVE_TEXTS.page)
  if (rects) {
    const { x, y } = bodyOf(rects)
    return text(KEYBOARD_MOVE_TEXTS.placed, { where, x: Math.round(x), y: Math.round(y) })
  }
  const staying = childrenIn(document, parentId).filter((id) => !nodeIds.includes(id)).length
  return text(KEYBOARD_MOVE_TEXTS.inFlow, { where, index: index + 1, count: staying + nodeIds.length })
}

/** Tabs are named by their title, since several look alike. */
function parentName(parent: Node, text: Text): string {
  const name = nodeLabel(parent, definitionOf(parent.module), text)
  const { title } = parent.props
  const isTitled = parent.name === undefined && typeof title === 'string' && title !== ''
  return isTitled ? text(KEYBOARD_MOVE_TEXTS.titled, { name, title }) : name
}

/** Name of the moved node, or their number. */
export function describeNodes({ document, nodeIds }: KeyboardMove, text: Text): string {
  const [id, second] = nodeIds
  if (!id || second) return text(KEYBOARD_MOVE_TEXTS.several, { count: nodeIds.length })
  const node = nodeIn(document, id)
  return nodeLabel(node, definitionOf(node.module), text)
}
