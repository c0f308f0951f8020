import type { Node } from '@mallwright/contract'
import { definitionOf } from '@mallwright/modules/definitions'
import { useText } from '@mallwright/shop-core/i18n'
import { ChevronDown, ChevronRight, Clock, Eye, EyeOff, Lock, LockOpen, UserRound } from 'lucide-react'
import { useState } from 'react'
import type { KeyboardEvent, PointerEvent, ReactNode } from 'react'

import { callOf } from '../commands/define-command.ts'
import { hideNode } from '../commands/hide-node.ts'
import { lockNode } from '../commands/lock-node.ts'
import { renameNode } from '../commands/rename-node.ts'
import { HolderMark } from '../presence/holder-mark.tsx'
import { nodeLabel } from '../studio/node-label.ts'
import { useDocument, useStore, useStudio } from '../studio/studio.ts'
import { useShowingMarks } from '../showing/use-showing-marks.ts'
import { IconButton } from '../ui/icon-button.tsx'
import type { LayerRow } from './layer-rows.ts'
import { LAYERS_TEXTS } from './layers.texts.ts'

/** One layer: fold, name, lock and hide. */
export function LayerLine(props: {
  readonly row: LayerRow
  readonly isFolded: boolean
  readonly onFold: () => void
  readonly onDrag: (event: PointerEvent) => void
}): ReactNode {
  const { row, isFolded, onFold, onDrag } = props
  const { page } = useStudio()
  const text = useText()
  const [isNaming, setNaming] = useState(false)
  const node = useDocument((document) => document.nodes[row.id])
  const isSelected = useStore(page.selection, ({ selected }) => selected.includes(row.id))
  if (!node) return null
  const name = nodeLabel(node, definitionOf(node.module), text)
  const keys = (event: KeyboardEvent) => {
    if (event.key !== 'F2') return
    event.preventDefault()
    setNaming(true)
  }
  return (
    <div
      className={`st-layer${isSelected ? ' is-selected' : ''}${node.isHidden ? ' is-hidden' : ''}`}
      style={{ paddingLeft: 8 + row.depth * 16 }}
      data-layer={row.id}
      onPointerEnter={() => page.selection.setState({ hovered: row.id })}
      onPointerLeave={() => page.selection.setState({ hovered: undefined })}
    >
      {row.hasChildren ? (
        <IconButton
          label={text(isFolded ? LAYERS_TEXTS.unfold : LAYERS_TEXTS.fold, { name })}
          aria-expanded={!isFolded}
          onClick={onFold}
        >
          {isFolded ? <ChevronRight /> : <ChevronDown />}
        </IconButton>
      ) : (
        <span className="st-layer-gap" />
      )}
      {isNaming ? (
        <NameInput node={node} name={name} onDone={() => setNaming(false)} />
      ) : (
        <button
          type="button"
          className="st-layer-name"
          aria-pressed={isSelected}
          onPointerDown={onDrag}
          onClick={() => page.select([row.id])}
          onDoubleClick={() => setNaming(true)}
          onKeyDown={keys}
        >
          {name}
          <LayerSummary node={node} />
        </button>
      )}
      <HolderMark id={row.id} />
      <ShowingMarks node={node} />
      <Flags node={node} name={name} />
    </div>
  )
}

/** The first words of a text layer, so that ten texts can be told apart. */
function LayerSummary({ node }: { readonly node: Node }): ReactNode {
  const words = node.props['text']
  return !node.name && typeof words === 'string' && words !== '' ? <small>{words.slice(0, 40)}</small> : null
}

/** When and for whom the layer is shown, where that is not always and everybody. */
function ShowingMarks({ node }: { readonly node: Node }): ReactNode {
  return useShowingMarks(node.showing).map((mark) => (
    <span
      key={mark.text}
      className={`st-layer-mark${mark.isOut ? ' is-out' : ''}`}
      role="img"
      aria-label={mark.text}
      title={mark.text}
    >
      {mark.kind === 'time' ? <Clock /> : <UserRound />}
    </span>
  ))
}

function Flags({ node, name }: { readonly node: Node; readonly name: string }): ReactNode {
  const { page } = useStudio()
  const text = useText()
  const { id: nodeId, isHidden = false, isLocked = false } = node
  return (
    <span className="st-layer-flags">
      <IconButton
        className={isLocked ? 'is-on' : ''}
        label={text(isLocked ? LAYERS_TEXTS.unlock : LAYERS_TEXTS.lock, { name })}
        onClick={() => page.run(callOf(lockNode, { nodeId, isLocked: !isLocked }))}
      >
        {isLocked ? <Lock /> : <LockOpen />}
      </IconButton>
      <IconButton
        className={isHidden ? 'is-on' : ''}
        label={text(isHidden ? LAYERS_TEXTS.show : LAYERS_TEXTS.hide, { name })}
        onClick={() => page.run(callOf(hideNode, { nodeId, isHidden: !isHidden }))}
      >
        {isHidden ? <EyeOff /> : <Eye />}
      </IconButton>
    </span>
  )
}

function NameInput(props: { readonly node: Node; readonly name: string; readonly onDone: () => void }): ReactNode {
  const { node, name, onDone } = props
  const { page } = useStudio()
  const text = useText()
  const keep = (value: string) => {
    if (value !== name) page.run(callOf(renameNode, { nodeId: node.id, name: value }))
    onDone()
  }
  const keys = (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.nativeEvent.isComposing) return
    if (event.key === 'Enter') keep(event.currentTarget.value)
    if (event.key === 'Escape') onDone()
    event.stopPropagation()
  }
  return (
    <input
      // The person just asked to type here.
      // oxlint-disable-next-line jsx-a11y/no-autofocus
      autoFocus
      className="st-input st-layer-input"
      aria-label={text(LAYERS_TEXTS.rename, { name })}
      maxLength={60}
      defaultValue={node.name ?? ''}
      placeholder={name}
      onBlur={(event) => keep(event.target.value)}
      onKeyDown={keys}
    />
  )
}
