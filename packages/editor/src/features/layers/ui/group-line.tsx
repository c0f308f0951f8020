import type { NodeId } from '@mallwright/contract/document'
import { useText } from '@mallwright/shop-core/i18n'
import { Group, Ungroup } from 'lucide-react'
import { useId } from 'react'
import type { MouseEvent, PointerEvent, ReactNode } from 'react'

import { callOf } from '../../../commands/kit/define-command.ts'
import { groupNameOf } from '../../../commands/kit/node-groups.ts'
import { renameGroup } from '../../../commands/node/rename-node.ts'
import { ungroupNodes } from '../../../commands/node/ungroup-nodes.ts'
import { useDocument, useStore, useStudio } from '../../../studio/studio.ts'
import { IconButton } from '../../../ui/icon-button.tsx'
import type { LayerRow } from '../model/layer-rows.ts'
import { LAYERS_TEXTS } from '../model/layers.texts.ts'
import { FoldButton, LayerName } from './layer-name.tsx'
import { treeItemOf } from './tree-item.ts'
import { useRowNaming } from './use-row-naming.ts'

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
  const naming = useRowNaming()
  const ownName = useDocument((document) => groupNameOf(document, members))
  const name = ownName ?? text(LAYERS_TEXTS.group, { count: members.length })
  return (
    <div
      {...naming.row}
      className={`st-layer is-group${isSelected ? ' is-selected' : ''}`}
      role="treeitem"
      tabIndex={isCurrent ? 0 : -1}
      {...treeItemOf(row)}
      aria-labelledby={id}
      aria-expanded={!row.isFolded}
      aria-selected={isSelected}
      data-first={row.id}
      data-last={row.isFolded ? members.at(-1) : row.id}
    >
      <FoldButton row={row} name={name} onFold={onFold} />
      <LayerName
        {...{ naming, id, name, ownName, onDrag, onSelect }}
        icon={<Group className="st-layer-kind" />}
        onName={(value) => page.run(callOf(renameGroup, { nodeIds: [...members], name: value }))}
      />
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
