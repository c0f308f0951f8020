import { LINKED_BLOCK } from '@mallwright/contract/document'
import type { Document } from '@mallwright/contract/document'
import { compilePage } from '@mallwright/modules/definitions'
import type { ModuleView, ViewProps } from '@mallwright/modules/views'
import { useText } from '@mallwright/shop-core/i18n'
import { PageView } from '@mallwright/viewer/runtime'
import { Link2 } from 'lucide-react'
import { useEffect, useMemo, useRef } from 'react'
import type { ReactNode } from 'react'
import * as z from 'zod/mini'

import { useDocument, useStudio } from '../../../studio/studio.ts'
import { usePreviewScope } from '../../../studio/use-preview-scope.ts'
import { persistedValue } from '../../../ui/use-persisted.ts'
import { BLOCKS_TEXTS } from '../model/blocks.texts.ts'
import { useLinkState } from '../model/link-state.ts'
import type { LinkState } from '../model/link-state.ts'
import { withoutAutoplay } from '../model/without-autoplay.ts'
import './linked-block.css'

/** Maximum number of stored heights; beyond it all are discarded. */
const MAX_HEIGHTS = 400

/** Last rendered heights by block id, in units of a 375 wide page: placeholder heights while blocks load. */
const heights = persistedValue<Readonly<Record<string, number>>>('linked-heights', z.record(z.string(), z.number()), {})

/** Last rendered height of a block; `undefined` for one that this browser never rendered. */
function savedBlockHeight(blockId: string): number | undefined {
  const stored = heights.get()
  return Object.hasOwn(stored, blockId) ? stored[blockId] : undefined
}

/** Stores the rendered height of a block in whole units. */
function saveBlockHeight(blockId: string, units: number): void {
  const height = Math.round(units)
  if (height <= 0 || savedBlockHeight(blockId) === height) return
  const stored = heights.get()
  heights.set({ ...(Object.keys(stored).length < MAX_HEIGHTS && stored), [blockId]: height })
}

interface LinkedProps {
  /** Block id. */
  readonly block: string
}

/** Canvas view of a link: the block's current content in a frame. Never published. */
export const linkedBlockView: ModuleView<LinkedProps> = {
  heightOf: ({ block }) => savedBlockHeight(block),
  View: LinkedBlock,
}

/** Height of the message when no rendered height is known, in units. */
const MESSAGE_HEIGHT = 96

function LinkedBlock({ props }: ViewProps<LinkedProps>): ReactNode {
  const { block: id } = props
  const text = useText()
  const linked = useLinkState({ module: LINKED_BLOCK, version: 0, props: { block: id } })
  const content = linked.kind === 'gone' ? undefined : linked.content
  const name = linked.kind === 'gone' ? undefined : linked.block?.name
  return (
    <div className="st-linked">
      {content && content.children.length > 0 ? (
        <LinkedContent id={id} content={content} />
      ) : (
        <p
          className="st-linked-message"
          role="status"
          style={{
            minHeight: `calc(${(linked.kind === 'loading' && savedBlockHeight(id)) || MESSAGE_HEIGHT} * var(--u))`,
          }}
        >
          {text(wordsOf(linked))}
        </p>
      )}
      <span className="st-linked-icon">
        <Link2 aria-hidden="true" />
        <span>{name === undefined ? text(BLOCKS_TEXTS.linkedMark) : text(BLOCKS_TEXTS.linkedNamed, { name })}</span>
      </span>
    </div>
  )
}

function wordsOf({ kind }: LinkState) {
  if (kind === 'gone') return BLOCKS_TEXTS.linkGone
  if (kind === 'loading') return BLOCKS_TEXTS.linkLoading
  return kind === 'failed' ? BLOCKS_TEXTS.linkFailed : BLOCKS_TEXTS.linkEmpty
}

function LinkedContent({ id, content }: { readonly id: string; readonly content: Document }): ReactNode {
  const { canvas } = useStudio()
  const look = useDocument((document) => document.look)
  const page = useMemo(() => compilePage({ ...withoutAutoplay(content), look }, ''), [content, look])
  const scope = usePreviewScope()
  const drawn = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const element = drawn.current
    if (!element || typeof ResizeObserver === 'undefined') return undefined
    const observer = new ResizeObserver(() => {
      if (canvas.page?.offsetWidth) saveBlockHeight(id, (element.offsetHeight * 375) / canvas.page.offsetWidth)
    })
    observer.observe(element)
    return () => observer.disconnect()
  }, [canvas, id])
  // Inert content: a press anywhere selects the link.
  return (
    <div ref={drawn} aria-hidden="true" inert>
      <PageView page={page} scope={scope} />
    </div>
  )
}
