import type { Document, NodeId } from '@mallwright/contract/document'
import { definitionOf, readProps } from '@mallwright/modules/definitions'

import { callOf } from '../commands/kit/define-command.ts'
import { setProps } from '../commands/node/set-props.ts'
import { clamp } from '../geometry/rect.ts'
import type { CanvasLayout } from './canvas-layout.ts'
import type { Gesture, Travel } from './drag.ts'
import { MODULE_RULES } from './module-rules.ts'
import type { StretchPreview } from './gesture-preview.ts'
import { propsChange } from '../commands/node/props-change.ts'

/** Drags the lower edge of a free container within the limits of its height field. `undefined` when it has none. */
export function stretchGesture(
  document: Document,
  nodeId: NodeId,
  layout: CanvasLayout,
): Gesture<StretchPreview> | undefined {
  const node = document.nodes[nodeId]
  const definition = node && definitionOf(node.module)
  const field = definition?.fields['height']
  const box = layout.boxOf(nodeId)
  if (!node?.children || node.isLocked || !definition || field?.kind !== 'range' || !box) return undefined
  const origin = readProps(definition, node)['height'] as number
  const unitsPerPx = MODULE_RULES.boundsOf(node).width / box.width
  const heightAt = ({ start, sample }: Travel) =>
    clamp(Math.round(origin + (sample.y - start.y) * unitsPerPx), field.min, field.max)
  return {
    preview: (travel) => ({ kind: 'stretch', nodeId, height: heightAt(travel) }),
    commit: (travel) => callOf(setProps, propsChange(node, definition, { height: heightAt(travel) })),
  }
}
