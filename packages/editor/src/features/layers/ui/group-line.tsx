import type { NodeId } from '@mallwright/contract/document'
import { useText } from '@mallwright/shop-core/i18n'
import { ChevronDown, ChevronRight, Group, Ungroup } from 'lucide-react'
import { useId, useRef, useState } from 'react'
import type { KeyboardEvent, MouseEvent, PointerEvent, ReactNode } from 'react'

import { callOf } from '../../../commands/kit/define-command.ts'
import { groupNameOf } from '../../../commands/kit/node-groups.ts'
import { renameGroup } from '../../../commands/node/rename-node.ts'
import { ungroupNodes } from '../../../commands/node/ungroup-nodes.ts'
import { useDocument, useStore, useStudio } from '../../../studio/studio.ts'
import { IconButton } from '../../../ui/icon-button.tsx'
import type { LayerRow } from '../model/layer-rows.ts'
import { LAYERS_TEXTS } from '../model/layers.texts.ts'
import { NameInput } from './name-input.tsx'
import { treeItemOf } from './tree-item.ts'

/** A group above its members: fold it, name it, select or drag it as a whole, dissolve it. */
export function GroupLine(props: {
  readonly row: LayerRow
  readonly members: readonly NodeId[]
  readonly isCurrent: boolean
  readonly onFold: () => void
  readonly onDrag: (event: PointerEvent) => void
  readonly onSelect: (event: MouseEvent) => void
}): ReactNode {
  const { row, members, isCurrent, onFold, onDrag, onSelect } = props
  const { page } = useStudio()
  const text = useText()
  const id = useId()
  const isSelected = useStore(page.selection, ({ selected }) => members.every((member) => selected.includes(member)))
  const line = useRef<HTMLDivElement>(null)
  const [isNaming, setNaming] = useState(false)
  const ownName = useDocument((document) => groupNameOf(document, members))
  const name = ownName ?? text(LAYERS_TEXTS.group, { count: members.length })
  const keys = (event: KeyboardEvent) => {
    if (event.key !== 'F2' || event.target !== line.current) return
    event.preventDefault()
    setNaming(true)
  }
  const endNaming = () => {
    setNaming(false)
    line.current?.focus()
  }
  return (
    <div
      ref={line}
      className={`st-layer is-group${isSelected ? ' is-selected' : ''}`}
      role="treeitem"
      tabIndex={isCurrent ? 0 : -1}
      {...treeItemOf(row)}
      aria-labelledby={id}
      aria-expanded={!row.isFolded}
      aria-selected={isSelected}
      data-first={row.id}
      data-last={row.isFolded ? members.at(-1) : row.id}
      onKeyDown={keys}
    >
      <IconButton
        label={text(row.isFolded ? LAYERS_TEXTS.unfold : LAYERS_TEXTS.fold, { name })}
        tabIndex={-1}
        onClick={onFold}
      >
        {row.isFolded ? <ChevronRight /> : <ChevronDown />}
      </IconButton>
      {isNaming ? (
        <NameInput
          name={name}
          value={ownName ?? ''}
          onName={(value) => page.run(callOf(renameGroup, { nodeIds: [...members], name: value }))}
          onDone={endNaming}
        />
      ) : (
        <button
          type="button"
          className="st-layer-name"
          tabIndex={-1}
          onPointerDown={onDrag}
          onClick={onSelect}
          onDoubleClick={() => setNaming(true)}
        >
          <Group className="st-layer-kind" />
          <span id={id}>{name}</span>
        </button>
      )}
      <span className="st-layer-flags">
        <IconButton
          tabIndex={isCurrent ? 0 : -1}
          label={text(LAYERS_TEXTS.ungroup, { name })}
          onClick={() => page.run(callOf(ungroupNodes, { nodeIds: [...members] }))}
        >
          <Ungroup />
        </IconButton>
      </span>
    </div>
  )
}
