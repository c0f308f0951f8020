import type { Node, Rect } from '@mallwright/contract/document'
import type { Definition, Field, FieldTab } from '@mallwright/modules/definitions'
import { useText } from '@mallwright/shop-core/i18n'
import { memo, useCallback } from 'react'
import type { ComponentType, ReactNode } from 'react'

import { callOf } from '../../../commands/kit/define-command.ts'
import { parentOf } from '../../../commands/kit/node-tree.ts'
import { propsChange } from '../../../commands/node/props-change.ts'
import { setProps } from '../../../commands/node/set-props.ts'
import { moveCall, resizeCall } from '../../../commands/node/set-rects.ts'
import { isSameJson } from '../../../document-store/same-json.ts'
import { MODULE_RULES } from '../../../gestures/module-rules.ts'
import { useDocument, useStudio } from '../../../studio/studio.ts'
import { NumberInput } from '../../../ui/number-input.tsx'
import type { ChangeKind } from '../model/control-props.ts'
import { INSPECTOR_TEXTS } from '../model/inspector.texts.ts'
import { InspectorField } from './inspector-field.tsx'

/** Fields of one tab. */
export function NodeFields(props: {
  readonly node: Node
  readonly definition: Definition
  readonly read: Readonly<Record<string, unknown>>
  readonly tab: FieldTab
  /** Further fields of the advanced tab. */
  readonly Advanced: ComponentType<{ readonly node: Node }> | undefined
}): ReactNode {
  const { node, definition, read, tab, Advanced } = props
  const fields = Object.entries(definition.fields).filter(
    ([, field]) => field.tab === tab && (field.showIf?.(read) ?? true),
  )
  return (
    <div className="st-fields" role="tabpanel">
      {tab === 'style' && node.rect && <RectFields node={node} rect={node.rect} />}
      {fields.map(([name, field]) => (
        <NodeField
          key={name}
          nodeId={node.id}
          name={name}
          field={field}
          definition={definition}
          value={read[name]}
          isDefault={isSameJson(read[name], field.default)}
        />
      ))}
      {tab === 'advanced' && Advanced && <Advanced key={node.id} node={node} />}
    </div>
  )
}

/** One field of a node; re-renders only when its value changes. */
const NodeField = memo(function NodeField(props: {
  readonly nodeId: Node['id']
  readonly name: string
  readonly field: Field
  readonly definition: Definition
  readonly value: unknown
  readonly isDefault: boolean
}): ReactNode {
  const { nodeId, name, field, definition, value, isDefault } = props
  const { page } = useStudio()
  const change = useCallback(
    (next: unknown, kind: ChangeKind) => {
      const node = page.nodes.get(nodeId)
      if (!node) return
      const mergeKey = kind === 'typing' ? `props ${nodeId} ${name}` : undefined
      page.run(callOf(setProps, propsChange(node, definition, { [name]: next })), { mergeKey })
    },
    [page, nodeId, name, definition],
  )
  const reset = useCallback(() => {
    const node = page.nodes.get(nodeId)
    if (node) page.run(callOf(setProps, { ...propsChange(node, definition, {}), cleared: [name] }))
  }, [page, nodeId, name, definition])
  const row = { field, value, isDefault }
  return <InspectorField id={`${nodeId}-${name}`} {...row} onChange={change} onReset={reset} />
}, isSameField)

function isSameField(
  before: { readonly nodeId: string; readonly name: string; readonly value: unknown },
  next: { readonly nodeId: string; readonly name: string; readonly value: unknown },
): boolean {
  return before.nodeId === next.nodeId && before.name === next.name && isSameJson(before.value, next.value)
}

/** Position and size of an item in container units, limited to the container. */
function RectFields({ node, rect }: { readonly node: Node; readonly rect: Rect }): ReactNode {
  const { page } = useStudio()
  const text = useText()
  const container = useDocument((document) => {
    const parentId = parentOf(document, node.id)
    return parentId && document.nodes[parentId]
  })
  if (!container) return null
  const bounds = MODULE_RULES.boundsOf(container)
  const min = MODULE_RULES.minSizeOf(node.module)
  const limits = {
    x: { label: 'X', min: 0, max: bounds.width - rect.width },
    y: { label: 'Y', min: 0, max: bounds.height - rect.height },
    width: { label: text(INSPECTOR_TEXTS.width), min: min.width, max: bounds.width - rect.x },
    height: { label: text(INSPECTOR_TEXTS.height), min: min.height, max: bounds.height - rect.y },
  }
  const change = (side: keyof Rect, entered: number) => {
    const next = { ...rect, [side]: entered }
    const isSize = side === 'width' || side === 'height'
    const rects = [{ nodeId: node.id, rect: next }]
    page.run(isSize ? resizeCall(rects) : moveCall(rects), { mergeKey: `rect ${node.id} ${side}` })
  }
  return (
    <fieldset className="st-group st-rect">
      <legend>{text(INSPECTOR_TEXTS.position)}</legend>
      {(['x', 'y', 'width', 'height'] as const).map((side) => (
        <label key={side}>
          <span>{limits[side].label}</span>
          <NumberInput
            value={rect[side]}
            min={limits[side].min}
            max={Math.max(limits[side].min, limits[side].max)}
            step={1}
            onChange={(entered) => change(side, entered)}
          />
        </label>
      ))}
    </fieldset>
  )
}
