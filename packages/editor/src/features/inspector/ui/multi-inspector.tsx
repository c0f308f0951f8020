import type { Node, NodeId } from '@mallwright/contract/document'
import type { Field, FieldTab } from '@mallwright/modules/definitions'
import { useText } from '@mallwright/shop-core/i18n'
import { SquareStack } from 'lucide-react'
import { memo, useEffect, useLayoutEffect, useMemo, useRef } from 'react'
import type { ComponentType, ReactNode } from 'react'

import { callOf } from '../../../commands/kit/define-command.ts'
import { setPropsOfMany } from '../../../commands/node/set-props.ts'
import { isSameJson } from '../../../document-store/same-json.ts'
import { useDocument, useStore, useStudio } from '../../../studio/studio.ts'
import { closeEntries } from '../../../studio/view-store.ts'
import type { ChangeKind } from '../model/control-props.ts'
import { InspectorField } from './inspector-field.tsx'
import { TabSegments } from './tab-segments.tsx'
import { INSPECTOR_TEXTS, TAB_LABELS } from '../model/inspector.texts.ts'
import { RectFields } from './rect-fields.tsx'
import { StyleButtons } from './style-buttons.tsx'
import { changesOfMany, editableNodes, resetOfMany, sharedFields } from '../model/shared-fields.ts'
import { pairedFields } from '../model/pair-fields.ts'
import type { EditableNode } from '../model/shared-fields.ts'

/** Common fields of several selected nodes; a change sets all of them as one step. */
export function MultiInspector(props: {
  readonly ids: readonly NodeId[]
  /** Further fields of the advanced tab. */
  readonly Advanced?: ComponentType<{ readonly nodes: readonly Node[] }> | undefined
}): ReactNode {
  const { ids, Advanced } = props
  const { view } = useStudio()
  const text = useText()
  const nodes = useDocument((document) => document.nodes)
  const items = useMemo(() => editableNodes(nodes, ids), [nodes, ids])
  const fields = useMemo(() => sharedFields(items), [items])
  const current = useRef(items)
  useLayoutEffect(() => void (current.current = items))
  // An open entry belongs to these nodes.
  // oxlint-disable-next-line react/exhaustive-effect-dependencies -- another selection has other entries
  useEffect(() => () => closeEntries(view, 'many-'), [view, ids])
  const preferred = useStore(view, (state) => state.inspectorTab)
  const shown = useMemo(() => items.map(({ node }) => node), [items])
  const arePlaced = items.length > 0 && items.every(({ node }) => node.rect)
  const tabs = (Object.keys(TAB_LABELS) as FieldTab[]).filter((shared) => {
    if (shared === 'advanced' && Advanced && items.length > 0) return true
    return fields.some(({ field }) => field.tab === shared) || (shared === 'style' && arePlaced)
  })
  const tab = tabs.includes(preferred) ? preferred : tabs[0]
  const skipped = ids.length - items.length
  const shownFields = fields.filter(({ field }) => field.tab === tab)
  const paired = pairedFields(shownFields.map(({ name, field }) => [name, field] as const))
  return (
    <div className="st-inspector">
      <header>
        <h2>{text(INSPECTOR_TEXTS.manySelected, { count: ids.length })}</h2>
        <p className="st-hint">{kindsIn(items, text)}</p>
        {skipped > 0 && <p className="st-hint">{text(INSPECTOR_TEXTS.manySkipped, { count: skipped })}</p>}
        <StyleButtons />
      </header>
      {tab === undefined ? (
        <div className="st-empty">
          <SquareStack />
          <strong>{text(INSPECTOR_TEXTS.nothingInCommon)}</strong>
          <span>{text(INSPECTOR_TEXTS.nothingInCommonHint)}</span>
        </div>
      ) : (
        <>
          <TabSegments tabs={tabs} tab={tab} />
          <div className="st-fields" role="tabpanel">
            {tab === 'style' && arePlaced && <RectFields nodes={shown} />}
            {shownFields.map((shared) => (
              <MultiField
                key={shared.name}
                {...shared}
                isHalf={paired.has(shared.name)}
                items={current}
                nodeIds={ids}
              />
            ))}
            {tab === 'advanced' && Advanced && <Advanced key={ids.join(' ')} nodes={shown} />}
          </div>
        </>
      )}
    </div>
  )
}

interface MultiFieldProps {
  readonly name: string
  readonly field: Field
  readonly value: unknown
  readonly isDefault: boolean
  readonly isHalf: boolean
  /** Selected editable nodes, always current. */
  readonly items: { readonly current: readonly EditableNode[] }
  /** All selected nodes, including those that cannot be edited. */
  readonly nodeIds: readonly NodeId[]
}

/** One field of all selected nodes; re-renders only when its values change. */
const MultiField = memo(function ManyField(props: MultiFieldProps): ReactNode {
  const { name, field, value, isDefault, isHalf, items } = props
  const nodeIds = useMemo(() => [...props.nodeIds], [props.nodeIds])
  const { page } = useStudio()
  const change = (next: unknown, kind: ChangeKind) => {
    const changes = changesOfMany(items.current, { name, value }, next)
    const mergeKey = kind === 'typing' ? `props ${nodeIds.join(' ')} ${name}` : undefined
    page.run(callOf(setPropsOfMany, { nodeIds, changes }), { mergeKey })
  }
  const reset = () => page.run(callOf(setPropsOfMany, { nodeIds, changes: resetOfMany(items.current, name) }))
  const row = { field, value, isDefault, isHalf }
  return <InspectorField id={`many-${name}`} {...row} onChange={change} onReset={reset} />
}, isSameField)

function isSameField(before: MultiFieldProps, next: MultiFieldProps): boolean {
  return (
    before.name === next.name &&
    before.nodeIds === next.nodeIds &&
    before.isDefault === next.isDefault &&
    before.isHalf === next.isHalf &&
    before.field.kind === next.field.kind &&
    before.value?.constructor === next.value?.constructor &&
    isSameJson(before.value, next.value)
  )
}

/** Selected modules with their counts, such as 文本 × 3. */
function kindsIn(items: readonly EditableNode[], text: ReturnType<typeof useText>): string {
  const counts = new Map<string, number>()
  for (const { definition } of items) {
    const name = text(definition.label)
    counts.set(name, (counts.get(name) ?? 0) + 1)
  }
  return [...counts].map(([name, count]) => `${name} × ${count}`).join(' · ')
}
