import { Menu } from '@base-ui/react/menu'
import { NodeId } from '@mallwright/contract/document'
import type { Document, Node } from '@mallwright/contract/document'
import { compilePage } from '@mallwright/modules/definitions'
import { useText } from '@mallwright/shop-core/i18n'
import { Ellipsis, Link2, PackageX, Pencil, RefreshCw, SquarePen, Trash2 } from 'lucide-react'
import { useMemo } from 'react'
import type { PointerEvent, ReactNode } from 'react'

import { bodyOf } from '../../../geometry/rect.ts'
import { useStore, useStudio } from '../../../studio/studio.ts'
import { MenuPopup } from '../../../ui/menu-popup.tsx'
import { PageThumbnail } from '../../../viewport/page-thumbnail.tsx'
import { insertBlockOf, dragBlock } from '../model/block-actions.ts'
import { useBlockPages } from '../model/block-pages.ts'
import { useBlockContent } from '../model/blocks.queries.ts'
import type { SiteBlock } from '../model/blocks.queries.ts'
import { BLOCKS_TEXTS } from '../model/blocks.texts.ts'
import { editBlock } from '../model/unlink-node.ts'
import { withoutAutoplay } from '../model/without-autoplay.ts'

/** Actions of a block besides inserting it. */
export type BlockAction = 'rename' | 'replace' | 'remove'

/** A saved block in the palette: thumbnail, dragged or clicked to insert. */
export function BlockEntry(props: {
  readonly block: SiteBlock
  readonly onAsk: (action: BlockAction) => void
}): ReactNode {
  const { block, onAsk } = props
  const studio = useStudio()
  const content = useBlockContent(block)
  const isHere = typeof content === 'object'
  const press = (event: PointerEvent) => {
    if (event.button !== 0 || !event.isPrimary || !isHere) return
    dragBlock(studio, event.nativeEvent, { block, content })
  }
  return (
    <div className="st-palette-entry" title={block.name} onPointerDown={press}>
      {isHere ? (
        <BlockThumbnail content={content} />
      ) : (
        <span className="st-thumbnail st-block-missing" aria-hidden="true">
          {content !== undefined && <PackageX />}
        </span>
      )}
      {/* The gesture handles pointer taps; a click without pointer comes from a key or screen reader. */}
      <button type="button" onClick={(event) => (event.detail === 0 || !isHere) && void insertBlockOf(studio, block)}>
        <span className="st-block-name">{block.name}</span>
      </button>
      {block.isLinked && <LinkedLine block={block} />}
      <MoreMenu block={block} onAsk={onAsk} />
    </div>
  )
}

/** Marks a linked block with its number of pages. */
function LinkedLine({ block }: { readonly block: SiteBlock }): ReactNode {
  const text = useText()
  const { length: count } = useBlockPages(block)
  return (
    <span className="st-block-used" title={text(BLOCKS_TEXTS.linkedMark)}>
      <Link2 role="img" aria-label={text(BLOCKS_TEXTS.linkedMark)} />
      {text(count > 0 ? BLOCKS_TEXTS.usedOn : BLOCKS_TEXTS.usedNowhere, { count })}
    </span>
  )
}

function MoreMenu(props: { readonly block: SiteBlock; readonly onAsk: (action: BlockAction) => void }): ReactNode {
  const { block, onAsk } = props
  const studio = useStudio()
  const { page } = studio
  const text = useText()
  const hasSelection = useStore(page.selection, ({ selected }) => selected.length > 0)
  return (
    <Menu.Root>
      <Menu.Trigger
        className="st-icon-button st-palette-star"
        aria-label={text(BLOCKS_TEXTS.more, { name: block.name })}
        onPointerDown={(event) => event.stopPropagation()}
      >
        <Ellipsis />
      </Menu.Trigger>
      <MenuPopup label={text(BLOCKS_TEXTS.more, { name: block.name })} align="end" sideOffset={4}>
        {block.isLinked && (
          <Menu.Item className="st-menu-item" onClick={() => void editBlock(studio, block)}>
            <span className="st-menu-icon">
              <SquarePen />
            </span>
            {text(BLOCKS_TEXTS.edit)}
          </Menu.Item>
        )}
        <Menu.Item className="st-menu-item" onClick={() => onAsk('rename')}>
          <span className="st-menu-icon">
            <Pencil />
          </span>
          {text(BLOCKS_TEXTS.rename)}
        </Menu.Item>
        <Menu.Item className="st-menu-item" disabled={!hasSelection} onClick={() => onAsk('replace')}>
          <span className="st-menu-icon">
            <RefreshCw />
          </span>
          {text(BLOCKS_TEXTS.replace)}
        </Menu.Item>
        <Menu.Item className="st-menu-item is-danger" onClick={() => onAsk('remove')}>
          <span className="st-menu-icon">
            <Trash2 />
          </span>
          {text(BLOCKS_TEXTS.remove)}
        </Menu.Item>
      </MenuPopup>
    </Menu.Root>
  )
}

/** Thumbnail of a block. */
function BlockThumbnail({ content }: { readonly content: Document }): ReactNode {
  const views = useStore(useStudio().views, (loaded) => loaded)
  const page = useMemo(() => compilePage(inFreeContainer(withoutAutoplay(content)), ''), [content])
  return <PageThumbnail page={page} views={views} />
}

/** Wraps items of a free container in a new one that fits them. */
function inFreeContainer(content: Document): Document {
  const tops = content.children.flatMap((id) => content.nodes[id] ?? [])
  const rects = tops.flatMap(({ rect }) => rect ?? [])
  if (rects.length < tops.length || rects.length === 0) return content
  const { x, y, height } = bodyOf(rects)
  const id = NodeId.parse('around')
  const moved = tops.map((node): Node => {
    const { rect } = node
    return rect ? { ...node, rect: { ...rect, x: rect.x - Math.min(x, 20), y: rect.y - y } } : node
  })
  const around = { id, module: 'free-container', version: 0, props: { height }, children: [...content.children] }
  const nodes = Object.fromEntries(moved.map((node) => [node.id, node]))
  return { ...content, children: [id], nodes: { ...content.nodes, ...nodes, [id]: around } }
}
