import type { Node, NodeId } from '@mallwright/contract/document'
import { definitionOf } from '@mallwright/modules/definitions'
import type { Definition, FieldTab } from '@mallwright/modules/definitions'
import { useText } from '@mallwright/shop-core/i18n'
import { LockKeyhole, MousePointerClick, Puzzle } from 'lucide-react'
import type { ComponentType, ReactNode } from 'react'

import { callOf } from '../../../commands/kit/define-command.ts'
import { lockNode } from '../../../commands/node/lock-node.ts'
import { nodeLabel } from '../../../document-store/node-label.ts'
import { readNode } from '../../../document-store/read-node.ts'
import { useDocument, useStore, useStudio } from '../../../studio/studio.ts'
import { TAB_LABELS, INSPECTOR_TEXTS } from '../model/inspector.texts.ts'
import { MultiInspector } from './multi-inspector.tsx'
import { NodeFields } from './node-fields.tsx'
import { TabSegments } from './tab-segments.tsx'
import { SmallTargets } from './small-targets.tsx'
import { StyleButtons } from './style-buttons.tsx'
import './inspector.css'
import './list/list.css'
import './choosers/choosers.css'
import './media/media.css'

/** What other features contribute to the inspector; the shell puts it together. */
export interface InspectorSlots {
  /** Shown while nothing is selected. */
  readonly offer?: ReactNode
  /** Extra content above the fields, by module type. */
  readonly sections?: Readonly<Record<string, ComponentType<{ readonly node: Node }>>>
  /** Wraps the fields of a node, such as to lock them. */
  readonly Guard?: ComponentType<{ readonly id: NodeId; readonly children: ReactNode }>
  /** Further fields of the advanced tab. */
  readonly Advanced?: ComponentType<{ readonly nodes: readonly Node[] }>
}

/** The right panel: the props of the selection, built from its modules' fields. */
export function InspectorPanel(props: InspectorSlots): ReactNode {
  const { page } = useStudio()
  const text = useText()
  const ids = useStore(page.selection, (state) => state.selected)
  const [id, second] = ids
  const node = useDocument((document) => (id && !second ? document.nodes[id] : undefined))
  if (second) return <MultiInspector ids={ids} Advanced={props.Advanced} />
  if (!node) {
    return (
      <div className="st-empty">
        <MousePointerClick />
        <strong>{text(INSPECTOR_TEXTS.nothing)}</strong>
        <span>{text(INSPECTOR_TEXTS.nothingHint)}</span>
        {props.offer}
      </div>
    )
  }
  const definition = definitionOf(node.module)
  if (!definition || node.version > definition.version) {
    return (
      <div className="st-empty">
        <Puzzle />
        <strong>{text(INSPECTOR_TEXTS.unknown)}</strong>
        <span>{text(INSPECTOR_TEXTS.unknownHint)}</span>
        <code>{node.module}</code>
      </div>
    )
  }
  return <NodeInspector key={node.module} node={node} definition={definition} slots={props} />
}

function NodeInspector(props: {
  readonly node: Node
  readonly definition: Definition
  readonly slots: InspectorSlots
}): ReactNode {
  const { node, definition, slots } = props
  const { Guard = Unguarded, Advanced } = slots
  const Section = slots.sections?.[node.module]
  const text = useText()
  const { view } = useStudio()
  const preferred = useStore(view, (state) => state.inspectorTab)
  const read = readNode(definition, node)
  const tabs = (Object.keys(TAB_LABELS) as FieldTab[]).filter((tab) => hasFields(definition, tab, node))
  const tab = tabs.includes(preferred) ? preferred : (tabs[0] ?? 'content')
  return (
    <div className="st-inspector">
      <header>
        <h2>{nodeLabel(node, definition, text)}</h2>
        <p className="st-hint">{text(definition.help)}</p>
        <StyleButtons />
        <SmallTargets node={node} />
      </header>
      {Section && <Section key={node.id} node={node} />}
      <TabSegments tabs={tabs} tab={tab} />
      {node.isLocked ? (
        <LockedNote node={node} />
      ) : (
        <Guard id={node.id}>
          <NodeFields node={node} definition={definition} read={read} tab={tab} Advanced={Advanced} />
        </Guard>
      )}
    </div>
  )
}

function Unguarded({ children }: { readonly children: ReactNode }): ReactNode {
  return children
}

function hasFields({ fields }: Definition, tab: FieldTab, node: Node): boolean {
  // Every node has visibility rules.
  if (tab === 'advanced') return true
  return Object.values(fields).some((field) => field.tab === tab) || (tab === 'style' && node.rect !== undefined)
}

function LockedNote({ node }: { readonly node: Node }): ReactNode {
  const { page } = useStudio()
  const text = useText()
  return (
    <div className="st-empty">
      <LockKeyhole />
      <strong>{text(INSPECTOR_TEXTS.locked)}</strong>
      <button
        type="button"
        className="st-button is-small"
        onClick={() => page.run(callOf(lockNode, { nodeIds: [node.id], isLocked: false }))}
      >
        {text(INSPECTOR_TEXTS.unlock)}
      </button>
    </div>
  )
}
