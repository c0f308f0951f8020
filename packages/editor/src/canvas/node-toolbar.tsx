import type { Node } from '@mallwright/contract'
import { useText } from '@mallwright/shop-core/i18n'
import { definitionOf } from '@mallwright/modules/definitions'
import { CornerLeftUp } from 'lucide-react'
import type { ReactNode } from 'react'

import { parentOf } from '../commands/node-tree.ts'
import { ACTION_ICONS } from '../studio/action-icons.tsx'
import { nodeLabel } from '../studio/node-label.ts'
import { possibleActions } from '../studio/possible-actions.ts'
import { useDocument, useStudio } from '../studio/studio.ts'
import { IconButton } from '../ui/icon-button.tsx'
import { CANVAS_TEXTS } from './canvas.texts.ts'

/** The small toolbar at the selected node: its name and what can be done with it. Reads the registry of commands. */
export function NodeToolbar({ node, isBelow }: { readonly node: Node; readonly isBelow: boolean }): ReactNode {
  const studio = useStudio()
  const text = useText()
  const document = useDocument((whole) => whole)
  const name = nodeLabel(node, definitionOf(node.module), text)
  const parentId = parentOf(document, node.id)
  return (
    <div
      className={`st-node-bar${isBelow ? ' is-below' : ''}`}
      role="toolbar"
      aria-label={text(CANVAS_TEXTS.toolbar, { name })}
      onPointerDown={(event) => event.stopPropagation()}
    >
      <span className="st-node-name">{name}</span>
      {parentId && (
        <IconButton label={text(CANVAS_TEXTS.selectParent)} onClick={() => studio.page.select([parentId])}>
          <CornerLeftUp />
        </IconButton>
      )}
      {possibleActions(studio).map(({ action, call }) => {
        const Icon = ACTION_ICONS[action.name]
        return (
          Icon && (
            <IconButton key={action.name} label={text(action.label)} onClick={() => studio.page.run(call)}>
              <Icon />
            </IconButton>
          )
        )
      })}
    </div>
  )
}
