import type { Node } from '@mallwright/contract/document'
import type { Definition, Field, FieldTab } from '@mallwright/modules/definitions'
import { memo, useCallback } from 'react'
import type { ReactNode } from 'react'

import { callOf } from '../commands/define-command.ts'
import { setProps } from '../commands/set-props.ts'
import { isSameJson } from '../document-store/same-json.ts'
import { propsChange } from '../gestures/props-change.ts'
import { useStudio } from '../studio/studio.ts'
import type { ChangeKind } from './control-props.ts'
import { FieldControl } from './field-control.tsx'
import { FieldRow } from './field-row.tsx'
import { RectFields } from './rect-fields.tsx'
import { ShowWhenFields } from '../showing/show-when-fields.tsx'

/** The fields of one tab of a node. */
export function NodeFields(props: {
  readonly node: Node
  readonly definition: Definition
  readonly read: Readonly<Record<string, unknown>>
  readonly tab: FieldTab
}): ReactNode {
  const { node, definition, read, tab } = props
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
      {tab === 'advanced' && <ShowWhenFields key={node.id} node={node} />}
    </div>
  )
}

/** One field of a node; drawn again only when its own value changes. */
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
  return (
    <FieldRow
      id={`${nodeId}-${name}`}
      field={field}
      value={value}
      Control={FieldControl}
      onChange={change}
      onReset={isDefault ? undefined : reset}
    />
  )
}, isSameField)

function isSameField(
  before: { readonly nodeId: string; readonly name: string; readonly value: unknown },
  next: { readonly nodeId: string; readonly name: string; readonly value: unknown },
): boolean {
  return before.nodeId === next.nodeId && before.name === next.name && isSameJson(before.value, next.value)
}
