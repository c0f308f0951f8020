import type { NodeId } from '@mallwright/contract'
import { useText } from '@mallwright/shop-core/i18n'
import { definitionOf } from '@mallwright/modules/definitions'
import { CornerLeftUp } from 'lucide-react'
import { memo } from 'react'
import type { ReactNode } from 'react'

import { ACTIONS } from '../commands/commands.ts'
import { parentOf } from '../commands/node-tree.ts'
import { ACTION_ICONS } from '../studio/action-icons.tsx'
import { nodeLabel } from '../studio/node-label.ts'
import { possibleActions, runAction } from '../studio/possible-actions.ts'
import { useDocument, useStudio } from '../studio/studio.ts'
import type { Studio } from '../studio/studio.ts'
import { IconButton } from '../ui/icon-button.tsx'
import { CANVAS_TEXTS } from './canvas.texts.ts'

interface Props {
  readonly id: NodeId
  readonly isBelow: boolean
}

/** The small toolbar at the selected node: its name and what can be done with it. Drawn again only when one of these changes. */
export const NodeToolbar = memo(function NodeToolbar({ id, isBelow }: Props): ReactNode {
  const studio = useStudio()
  const text = useText()
  const name =
    useDocument(({ nodes: { [id]: node } }) => node && nodeLabel(node, definitionOf(node.module), text)) ?? ''
  const parentId = useDocument((document) => parentOf(document, id))
  const possible = useDocument(() => possibleNames(studio)).split(' ')
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
      {ACTIONS.map((action) => {
        const Icon = possible.includes(action.name) && ACTION_ICONS[action.name]
        return (
          Icon && (
            <IconButton key={action.name} label={text(action.label)} onClick={() => runAction(studio, action)}>
              <Icon />
            </IconButton>
          )
        )
      })}
    </div>
  )
})

/** The names of the possible actions as one text, so that the same set is the same value. */
function possibleNames(studio: Studio): string {
  return possibleActions(studio)
    .map(({ name }) => name)
    .join(' ')
}
