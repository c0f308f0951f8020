import { LINKED_BLOCK } from '@mallwright/contract/document'
import type { Document } from '@mallwright/contract/document'
import { compilePage } from '@mallwright/modules/definitions'
import type { ModuleView, ViewProps } from '@mallwright/modules/views'
import { useText } from '@mallwright/shop-core/i18n'
import { PageView } from '@mallwright/viewer/runtime'
import { Link2 } from 'lucide-react'
import { useEffect, useMemo, useRef } from 'react'
import type { ReactNode } from 'react'

import { blockStore, loadContent, refreshBlocks } from '../../studio/block-store.ts'
import { useLinked } from '../../studio/linked-state.ts'
import type { LinkedState } from '../../studio/linked-state.ts'
import { useDocument, useStudio } from '../../studio/studio.ts'
import { usePreviewScope } from '../../studio/use-preview-scope.ts'
import { BLOCKS_TEXTS } from '../blocks.texts.ts'
import { heightOfBlock, keepHeight } from './linked-heights.ts'
import { resting } from '../resting.ts'
import './linked-block.css'

interface LinkedProps {
  /** The id of the block. */
  readonly block: string
}

/** How a link looks on the canvas: what its block holds now, as buyers get it, in a frame. Buyers never get a link. */
export const linkedBlockView: ModuleView<LinkedProps> = {
  heightOf: ({ block }) => heightOfBlock(block),
  View: LinkedBlock,
}

/** The height of the words in a block's place where nobody knows its own, in units. */
const WORDS_HEIGHT = 96

function LinkedBlock({ props }: ViewProps<LinkedProps>): ReactNode {
  const { block: id } = props
  const text = useText()
  const linked = useLinked({ module: LINKED_BLOCK, version: 0, props: { block: id } })
  useAsked(linked)
  const content = linked.kind === 'gone' ? undefined : linked.content
  const name = linked.kind === 'gone' ? undefined : linked.block?.cBlockName
  return (
    <div className="st-linked">
      {content && content.children.length > 0 ? (
        <LinkedContent id={id} content={content} />
      ) : (
        <p
          className="st-linked-words"
          role="status"
          style={{ minHeight: `calc(${(linked.kind === 'loading' && heightOfBlock(id)) || WORDS_HEIGHT} * var(--u))` }}
        >
          {text(wordsOf(linked))}
        </p>
      )}
      <span className="st-linked-mark">
        <Link2 aria-hidden="true" />
        <span>{name === undefined ? text(BLOCKS_TEXTS.linkedMark) : text(BLOCKS_TEXTS.linkedNamed, { name })}</span>
      </span>
    </div>
  )
}

function wordsOf({ kind }: LinkedState) {
  if (kind === 'gone') return BLOCKS_TEXTS.linkGone
  if (kind === 'loading') return BLOCKS_TEXTS.linkLoading
  return kind === 'failed' ? BLOCKS_TEXTS.linkFailed : BLOCKS_TEXTS.linkEmpty
}

/** Asks for the list once, and for what each revision of the block holds. */
function useAsked(linked: LinkedState): void {
  const { api } = useStudio()
  const block = linked.kind === 'gone' ? undefined : linked.block
  useEffect(() => {
    if (blockStore(api).getState().blocks === 'loading') void refreshBlocks(api)
  }, [api])
  useEffect(() => {
    if (block) void loadContent(api, block)
  }, [api, block])
}

function LinkedContent({ id, content }: { readonly id: string; readonly content: Document }): ReactNode {
  const { canvas } = useStudio()
  const look = useDocument((document) => document.look)
  const page = useMemo(() => compilePage({ ...resting(content), look }, ''), [content, look])
  const scope = usePreviewScope()
  const drawn = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const element = drawn.current
    if (!element || typeof ResizeObserver === 'undefined') return undefined
    const observer = new ResizeObserver(() => {
      if (canvas.page?.offsetWidth) keepHeight(id, (element.offsetHeight * 375) / canvas.page.offsetWidth)
    })
    observer.observe(element)
    return () => observer.disconnect()
  }, [canvas, id])
  // Nothing in it can be picked or reached: a press anywhere is one on the link.
  return (
    <div ref={drawn} aria-hidden="true" inert>
      <PageView page={page} scope={scope} />
    </div>
  )
}
