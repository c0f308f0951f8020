import type { Document, NodeId } from '@mallwright/contract/document'
import { useText } from '@mallwright/shop-core/i18n'
import { definitionOf } from '@mallwright/modules/definitions'
import { Copy, CornerLeftUp, Ellipsis, GripVertical, ListChecks, Move, TextCursorInput } from 'lucide-react'
import { Fragment, memo } from 'react'
import type { MouseEvent, PointerEvent, ReactNode } from 'react'

import { ACTIONS } from '../../../../commands/registry/command-registry.ts'
import type { ActionSection } from '../../../../commands/kit/define-command.ts'
import { groupNameOf, groupOf } from '../../../../commands/kit/node-groups.ts'
import { parentOf } from '../../../../commands/kit/node-tree.ts'
import { movableOf } from '../../../../gestures/tap-targets.ts'
import type { Box } from '../../../../geometry/rect.ts'
import { canEditText, editSelectedText } from '../../model/edit-text.ts'
import { keysOf } from '../../../../actions/shortcut-text.ts'
import { ACTION_ICONS } from '../../../../actions/action-icons.tsx'
import { nodeLabel } from '../../../../document-store/node-label.ts'
import { possibleActions, runAction } from '../../../../actions/possible-actions.ts'
import { useDocument, useStore, useStudio } from '../../../../studio/studio.ts'
import type { Studio } from '../../../../studio/studio.ts'
import { useTreeValue } from '../../../../studio/use-tree-value.ts'
import { IconButton } from '../../../../ui/icon-button.tsx'
import { useHasTouch, useIsCompact } from '../../../../ui/use-media.ts'
import { CANVAS_TEXTS } from '../../model/canvas.texts.ts'
import { useBarInView } from './use-bar-in-view.ts'
import { dragSelection } from '../../model/press-node.ts'

/** Toolbar sections for one and for several nodes; the menu has all. */
const FOR_ONE: readonly ActionSection[] = ['insert', 'edit', 'move', 'state', 'remove']
const FOR_SEVERAL: readonly ActionSection[] = ['edit', 'move', 'align', 'distribute', 'group', 'remove']

/** Toolbar actions on a phone-wide window; the menu has all. */
const FOR_COMPACT: readonly string[] = ['node.duplicate', 'node.group', 'node.remove']

/** Height (px) above which the lower edge is usually out of view. */
const TALL = 400

/** Floating toolbar of the selection: its name as drag handle, and its actions. Re-renders only when one of these changes. */
export const NodeToolbar = memo(
  function NodeToolbar({ box }: { readonly box: Box }): ReactNode {
    const studio = useStudio()
    const text = useText()
    const { page, view } = studio
    const isCompact = useIsCompact()
    const hasTouch = useHasTouch() || isCompact
    // Computed instead of measured, which would force a layout.
    const pageWidth = useStore(view, ({ device, zoom }) => device.width * zoom)
    const isPickingSeveral = useStore(view, (state) => state.isPickingSeveral)
    const selected = useStore(page.selection, (state) => state.selected)
    const name = useName()
    const bar = useBarInView(selected)
    const [id, second] = selected
    const parentId = useTreeValue((document) => (id ? parentOf(document, id) : undefined), id)
    const isUnderTabs = useTreeValue((document) => id !== undefined && touchesTabs(document, id), id)
    const sections = second ? FOR_SEVERAL : FOR_ONE
    const possible = useTreeValue(() => possibleNames(studio, sections), selected).split(' ')
    const press = (event: PointerEvent) => {
      if (event.button === 0) dragSelection(studio, event.nativeEvent)
    }
    const openMenu = ({ currentTarget }: MouseEvent) => {
      const { left, bottom } = currentTarget.getBoundingClientRect()
      view.setState({ menuAt: { x: left, y: bottom + 4 } })
    }
    return (
      <div
        ref={bar}
        className={`st-node-bar${isCompact ? ' is-docked' : positionClass({ box, pageWidth, isUnderTabs })}`}
        role="toolbar"
        aria-label={text(CANVAS_TEXTS.toolbar, { name })}
        onPointerDown={(event) => event.stopPropagation()}
      >
        <span className="st-node-name" data-tip={text(CANVAS_TEXTS.drag)} onPointerDown={press}>
          <GripVertical />
          <span>{name}</span>
        </span>
        {parentId && !second && (
          <IconButton label={text(CANVAS_TEXTS.selectParent)} onClick={() => page.select([parentId])}>
            <CornerLeftUp />
          </IconButton>
        )}
        {canEditText(studio) && (
          <IconButton label={text(CANVAS_TEXTS.write)} onClick={() => editSelectedText(studio)}>
            <TextCursorInput />
          </IconButton>
        )}
        {hasTouch && (
          <>
            {movableOf(page.documents.getState().document, selected).length > 0 && (
              <IconButton
                label={text(CANVAS_TEXTS.place)}
                onClick={() => view.setState({ placement: { kind: 'move' }, sheet: undefined })}
              >
                <Move />
              </IconButton>
            )}
            <IconButton
              label={text(CANVAS_TEXTS.pickSeveral)}
              aria-pressed={isPickingSeveral}
              onClick={() => view.setState({ isPickingSeveral: !isPickingSeveral })}
            >
              <ListChecks />
            </IconButton>
          </>
        )}
        {ACTIONS.map((action) => {
          const isOffered = possible.includes(action.name) && (!isCompact || FOR_COMPACT.includes(action.name))
          const Icon = isOffered && ACTION_ICONS[action.name]
          if (!Icon) return null
          return (
            <Fragment key={action.name}>
              {action.name === 'node.duplicate' && !isCompact && <CopyButton />}
              <IconButton label={text(action.label)} keys={keysOf(action)} onClick={() => runAction(studio, action)}>
                <Icon />
              </IconButton>
            </Fragment>
          )
        })}
        <IconButton label={text(CANVAS_TEXTS.more)} aria-haspopup="menu" onClick={openMenu}>
          <Ellipsis />
        </IconButton>
      </div>
    )
  },
  (before, after) => isSamePosition(before.box, after.box),
)

/** Copying is no command and therefore not among the actions. */
function CopyButton(): ReactNode {
  const studio = useStudio()
  const text = useText()
  const action = useStore(studio.actions, (all) => all.find(({ name }) => name === 'node.copy'))
  if (!action) return null
  return (
    <IconButton label={text(action.label)} keys={keysOf(action)} onClick={() => action.run(studio)}>
      <Copy />
    </IconButton>
  )
}

function useName(): string {
  const { page } = useStudio()
  const text = useText()
  const selected = useStore(page.selection, (state) => state.selected)
  const [id = '' as never, second] = selected
  return useDocument((document) => {
    const node = document.nodes[id]
    if (!node) return ''
    if (!second) return nodeLabel(node, definitionOf(node.module), text)
    const isGroup =
      groupOf(document, id).length === selected.length && selected.every((a) => document.nodes[a]?.group === node.group)
    const ownName = isGroup ? groupNameOf(document, selected) : undefined
    if (ownName !== undefined) return ownName
    return text(isGroup && node.group !== undefined ? CANVAS_TEXTS.group : CANVAS_TEXTS.several, {
      count: selected.length,
    })
  })
}

interface BarPosition {
  readonly box: Box
  readonly pageWidth: number
  /** Whether the bar above would cover a tab strip. */
  readonly isUnderTabs: boolean
}

/** Above the selection; under a tab strip below it, or inside when it is tall. Right-aligned in the right half. */
function positionClass({ box, pageWidth, isUnderTabs }: BarPosition): string {
  const side = isUnderTabs ? (box.height > TALL ? ' is-inside' : ' is-below') : ''
  return `${side}${box.x + box.width / 2 > pageWidth * 0.6 ? ' is-end' : ''}`
}

/** Whether a node lies directly under a tab strip: a tab, or the first module of one. */
function touchesTabs(document: Document, id: NodeId): boolean {
  const parentId = parentOf(document, id)
  if (parentId === undefined) return false
  if (document.nodes[id]?.module === 'tab-page') return true
  return document.nodes[parentId]?.module === 'tab-page' && document.nodes[parentId].children?.[0] === id
}

function isSamePosition(a: Box, b: Box): boolean {
  return a.x === b.x && a.width === b.width && a.height > TALL === b.height > TALL
}

/** Names of the possible actions as one string, so that equal sets are equal values. */
function possibleNames(studio: Studio, sections: readonly ActionSection[]): string {
  return possibleActions(studio, sections)
    .map(({ name }) => name)
    .join(' ')
}
