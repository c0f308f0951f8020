import type { Node } from '@mallwright/contract/document'
import type { Definition, Field, FieldTab } from '@mallwright/modules/definitions'
import { memo, useCallback, useMemo } from 'react'
import type { ComponentType, ReactNode } from 'react'

import { callOf } from '../../../commands/kit/define-command.ts'
import { propsChange } from '../../../commands/node/props-change.ts'
import { setProps } from '../../../commands/node/set-props.ts'
import { isSameJson } from '../../../document-store/same-json.ts'
import { useStudio } from '../../../studio/studio.ts'
import type { ChangeKind } from '../model/control-props.ts'
import { pairedFields } from '../model/pair-fields.ts'
import { InspectorField } from './inspector-field.tsx'
import { RectFields } from './rect-fields.tsx'

/** Fields of one tab. */
export function NodeFields(props: {
  readonly node: Node
  readonly definition: Definition
  readonly read: Readonly<Record<string, unknown>>
  readonly tab: FieldTab
  /** Further fields of the advanced tab. */
  readonly Advanced: ComponentType<{ readonly nodes: readonly Node[] }> | undefined
}): ReactNode {
  const { node, definition, read, tab, Advanced } = props
  const fields = Object.entries(definition.fields).filter(
    ([, field]) => field.tab === tab && (field.showIf?.(read) ?? true),
  )
  const paired = pairedFields(fields)
  const shown = useMemo(() => [node], [node])
  return (
    <div className="st-fields" role="tabpanel">
      {tab === 'style' && node.rect && <RectFields nodes={shown} />}
      {fields.map(([name, field]) => (
        <NodeField
          key={name}
          nodeId={node.id}
          name={name}
          field={field}
          definition={definition}
          value={read[name]}
          isDefault={isSameJson(read[name], field.default)}
          isHalf={paired.has(name)}
        />
      ))}
      {tab === 'advanced' && Advanced && <Advanced key={node.id} nodes={shown} />}
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
  readonly isHalf: boolean
}): ReactNode {
  const { nodeId, name, field, definition, value, isDefault, isHalf } = props
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
  const row = { field, value, isDefault, isHalf }
  return <InspectorField id={`${nodeId}-${name}`} {...row} onChange={change} onReset={reset} />
}, isSameField)

interface ComparedProps {
  readonly nodeId: string
  readonly name: string
  readonly value: unknown
  readonly isHalf: boolean
}

function isSameField(before: ComparedProps, next: ComparedProps): boolean {
  const isSameRow = before.nodeId === next.nodeId && before.name === next.name && before.isHalf === next.isHalf
  return isSameRow && isSameJson(before.value, next.value)
}
