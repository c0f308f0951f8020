import { cutText } from '@mallwright/contract/values'
import { LINKED_BLOCK } from '@mallwright/contract/document'
import type { Node, NodeId } from '@mallwright/contract/document'
import { definitionOf } from '@mallwright/modules/definitions'
import { useText } from '@mallwright/shop-core/i18n'
import { Clock, Eye, EyeOff, Languages, Lock, LockOpen, TriangleAlert, UserRound } from 'lucide-react'
import { useId, useMemo } from 'react'
import type { ComponentType, MouseEvent, PointerEvent, ReactNode } from 'react'

import { callOf } from '../../../commands/kit/define-command.ts'
import { hideNode } from '../../../commands/node/hide-node.ts'
import { lockNode } from '../../../commands/node/lock-node.ts'
import { renameNode } from '../../../commands/node/rename-node.ts'
import { nodeLabel } from '../../../document-store/node-label.ts'
import { useDocument, useStore, useStudio } from '../../../studio/studio.ts'
import { IconButton } from '../../../ui/icon-button.tsx'
import { useBlocks } from '../../blocks/model/blocks.queries.ts'
import { blockNameOf, isLinkBroken } from '../../blocks/model/link-state.ts'
import { useVisibilityNotes } from '../../visibility/model/visibility-notes.ts'
import { layerIssue } from '../model/layer-issue.ts'
import type { LayerIssue } from '../model/layer-issue.ts'
import type { LayerRow } from '../model/layer-rows.ts'
import { LAYERS_TEXTS } from '../model/layers.texts.ts'
import { FoldButton, LayerName } from './layer-name.tsx'
import { treeItemOf } from './tree-item.ts'
import { useRowNaming } from './use-row-naming.ts'
import { ModuleIcon } from './module-icon.tsx'

/** A layer: expand, name, issues, lock and hide. */
export function LayerLine(props: {
  readonly row: LayerRow
  /** Whether the row is in the tab order (roving tabindex). */
  readonly isCurrent: boolean
  /** Another feature's badge, such as the avatar of who edits the node. */
  readonly Badge?: ComponentType<{ readonly id: NodeId }> | undefined
  readonly onFold: () => void
  readonly onDrag: (event: PointerEvent) => void
  readonly onSelect: (event: MouseEvent) => void
}): ReactNode {
  const { row, isCurrent, Badge, onFold, onDrag, onSelect } = props
  const { page } = useStudio()
  const text = useText()
  const id = useId()
  const naming = useRowNaming()
  const node = useDocument((document) => document.nodes[row.id])
  const isSelected = useStore(page.selection, ({ selected }) => selected.includes(row.id))
  if (!node) return null
  const name = nodeLabel(node, definitionOf(node.module), text)
  return (
    <div
      {...naming.row}
      className={`st-layer${isSelected ? ' is-selected' : ''}${node.isHidden ? ' is-hidden' : ''}`}
      role="treeitem"
      tabIndex={isCurrent ? 0 : -1}
      {...treeItemOf(row)}
      aria-labelledby={id}
      aria-expanded={row.hasChildren ? !row.isFolded : undefined}
      aria-selected={isSelected}
      data-layer={row.id}
      onPointerEnter={() => page.selection.setState({ hovered: row.id })}
      onPointerLeave={() => page.selection.setState({ hovered: undefined })}
    >
      {row.hasChildren ? <FoldButton row={row} name={name} onFold={onFold} /> : <span className="st-layer-gap" />}
      <LayerName
        {...{ naming, id, name, onDrag, onSelect }}
        icon={<ModuleIcon type={node.module} />}
        ownName={node.name}
        onName={(value) => page.run(callOf(renameNode, { nodeId: node.id, name: value }))}
      >
        {node.module === LINKED_BLOCK ? <LinkSummary node={node} /> : <LayerSummary node={node} />}
      </LayerName>
      {node.module === LINKED_BLOCK ? <LinkIssue node={node} /> : <NodeIssue node={node} />}
      {Badge && <Badge id={row.id} />}
      <VisibilityIcons node={node} />
      <Flags node={node} name={name} isReached={isCurrent} />
    </div>
  )
}

const LINK_GONE: LayerIssue = { label: LAYERS_TEXTS.linkGone, isBroken: true }

function NodeIssue({ node }: { readonly node: Node }): ReactNode {
  const issue = useMemo(() => layerIssue(node), [node])
  return issue && <IssueIcon issue={issue} />
}

function LinkIssue({ node }: { readonly node: Node }): ReactNode {
  return isLinkBroken(useBlocks(), node) ? <IssueIcon issue={LINK_GONE} /> : <NodeIssue node={node} />
}

/** Icon with the issue of a layer. */
function IssueIcon({ issue }: { readonly issue: LayerIssue }): ReactNode {
  const text = useText()
  const { label, about, n = 0, isBroken } = issue
  const sentence = text(label, { about: about ? text(about) : '', n })
  return (
    <span
      className={`st-layer-icon${isBroken ? ' is-out' : ' is-empty'}`}
      role="img"
      aria-label={sentence}
      data-tip={sentence}
    >
      <TriangleAlert />
    </span>
  )
}

/** Name of a link's block. */
function LinkSummary({ node }: { readonly node: Node }): ReactNode {
  return <LayerSummary node={node} blockName={blockNameOf(useBlocks(), node)} />
}

/** Text excerpt or block name, to tell similar layers apart. */
function LayerSummary({
  node,
  blockName,
}: {
  readonly node: Node
  readonly blockName?: string | undefined
}): ReactNode {
  const { text: written, title } = node.props
  const words = blockName ?? written ?? title
  return !node.name && typeof words === 'string' && words !== '' ? <small>{cutText(words, 40)}</small> : null
}

/** Icons of the visibility rules. */
function VisibilityIcons({ node }: { readonly node: Node }): ReactNode {
  return useVisibilityNotes(node.showing).map((note) => (
    <span
      key={note.text}
      className={`st-layer-icon${note.isOut ? ' is-out' : ''}`}
      role="img"
      aria-label={note.text}
      data-tip={note.text}
    >
      {note.kind === 'time' ? <Clock /> : note.kind === 'language' ? <Languages /> : <UserRound />}
    </span>
  ))
}

function Flags(props: {
  readonly node: Node
  readonly name: string
  /** Whether the buttons are in the tab order. */
  readonly isReached: boolean
}): ReactNode {
  const { node, name, isReached } = props
  const tabIndex = isReached ? 0 : -1
  const { page } = useStudio()
  const text = useText()
  const { id: nodeId, isHidden = false, isLocked = false } = node
  return (
    <span className="st-layer-flags">
      <IconButton
        tabIndex={tabIndex}
        className={isLocked ? 'is-on' : ''}
        label={text(isLocked ? LAYERS_TEXTS.unlock : LAYERS_TEXTS.lock, { name })}
        onClick={() => page.run(callOf(lockNode, { nodeIds: [nodeId], isLocked: !isLocked }))}
      >
        {isLocked ? <Lock /> : <LockOpen />}
      </IconButton>
      <IconButton
        tabIndex={tabIndex}
        className={isHidden ? 'is-on' : ''}
        label={text(isHidden ? LAYERS_TEXTS.show : LAYERS_TEXTS.hide, { name })}
        onClick={() => page.run(callOf(hideNode, { nodeIds: [nodeId], isHidden: !isHidden }))}
      >
        {isHidden ? <EyeOff /> : <Eye />}
      </IconButton>
    </span>
  )
}
