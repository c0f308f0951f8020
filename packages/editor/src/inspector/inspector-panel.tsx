import type { Node } from '@mallwright/contract/document'
import { definitionOf } from '@mallwright/modules/definitions'
import type { Definition, FieldTab } from '@mallwright/modules/definitions'
import { useText } from '@mallwright/shop-core/i18n'
import { LockKeyhole, MousePointerClick, Puzzle } from 'lucide-react'
import type { ComponentType, ReactNode } from 'react'

import { callOf } from '../commands/define-command.ts'
import { lockNode } from '../commands/lock-node.ts'
import { HeldFields } from '../presence/held-fields.tsx'
import { nodeLabel } from '../studio/node-label.ts'
import { readNode } from '../studio/read-node.ts'
import { useDocument, useStore, useStudio } from '../studio/studio.ts'
import { TAB_LABELS, INSPECTOR_TEXTS } from './inspector.texts.ts'
import { ManyInspector } from './many/many-inspector.tsx'
import { NodeFields } from './node-fields.tsx'
import { TabSegments } from './tab-segments.tsx'
import { SmallTargets } from './small-targets.tsx'
import { StyleButtons } from './style/style-buttons.tsx'
import './inspector.css'

/** What the studio says of a node of some modules besides its fields, by type. */
export type OwnParts = Readonly<Record<string, ComponentType<{ readonly node: Node }>>>

const NO_PARTS: OwnParts = {}

/** The right panel: the props of the selected node, built from its module's fields. `offer` stands below the words that nothing is selected. */
export function InspectorPanel(props: { readonly offer?: ReactNode; readonly ownParts?: OwnParts }): ReactNode {
  const { offer, ownParts = NO_PARTS } = props
  const { page } = useStudio()
  const text = useText()
  const ids = useStore(page.selection, (state) => state.selected)
  const [id, second] = ids
  const node = useDocument((document) => (id && !second ? document.nodes[id] : undefined))
  if (second) return <ManyInspector ids={ids} />
  if (!node) {
    return (
      <div className="st-empty">
        <MousePointerClick />
        <strong>{text(INSPECTOR_TEXTS.nothing)}</strong>
        <span>{text(INSPECTOR_TEXTS.nothingHint)}</span>
        {offer}
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
  return <NodeInspector key={node.module} node={node} definition={definition} Own={ownParts[node.module]} />
}

function NodeInspector(props: {
  readonly node: Node
  readonly definition: Definition
  readonly Own: OwnParts[string] | undefined
}): ReactNode {
  const { node, definition, Own } = props
  const text = useText()
  const { view } = useStudio()
  const wanted = useStore(view, (state) => state.inspectorTab)
  const read = readNode(definition, node)
  const tabs = (Object.keys(TAB_LABELS) as FieldTab[]).filter((tab) => hasFields(definition, tab, node))
  const tab = tabs.includes(wanted) ? wanted : (tabs[0] ?? 'content')
  return (
    <div className="st-inspector">
      <header>
        <h2>{nodeLabel(node, definition, text)}</h2>
        <p className="st-hint">{text(definition.help)}</p>
        <StyleButtons />
        <SmallTargets node={node} />
      </header>
      {Own && <Own key={node.id} node={node} />}
      <TabSegments tabs={tabs} tab={tab} />
      {node.isLocked ? (
        <LockedNote node={node} />
      ) : (
        <HeldFields id={node.id}>
          <NodeFields node={node} definition={definition} read={read} tab={tab} />
        </HeldFields>
      )}
    </div>
  )
}

function hasFields({ fields }: Definition, tab: FieldTab, node: Node): boolean {
  // Any node can be shown for a time or to some.
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
