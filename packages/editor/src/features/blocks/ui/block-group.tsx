import { useText } from '@mallwright/shop-core/i18n'
import { useState } from 'react'
import type { ReactNode } from 'react'

import { isBlockDocument } from '../model/block-document.ts'
import { useStudio } from '../../../studio/studio.ts'
import { ConfirmBlockDialog } from './confirm-block-dialog.tsx'
import { BlockEntry } from './block-entry.tsx'
import type { BlockAction } from './block-entry.tsx'
import { useFreshBlocks } from '../model/blocks.queries.ts'
import type { SiteBlock } from '../model/blocks.queries.ts'
import { BLOCKS_TEXTS } from '../model/blocks.texts.ts'
import { NameBlockDialog } from './name-block-dialog.tsx'
import { LoadError } from '../../../ui/load-error.tsx'
import './blocks.css'

/** Saved blocks in the palette, filtered by the search. */
export function BlockGroup({ word }: { readonly word: string }): ReactNode {
  const { column } = useStudio()
  const text = useText()
  const { data: blocks, reload } = useFreshBlocks()
  const isInBlock = isBlockDocument(column)
  const [pending, setPending] = useState<{ readonly block: SiteBlock; readonly action: BlockAction }>()
  const close = () => setPending(undefined)
  return (
    <section aria-label={text(BLOCKS_TEXTS.blocks)}>
      <h2>{text(BLOCKS_TEXTS.blocks)}</h2>
      {blocks === 'loading' && <p className="st-hint">{text(BLOCKS_TEXTS.loading)}</p>}
      {blocks === 'failed' && <LoadError message={BLOCKS_TEXTS.loadFailed} onRetry={reload} />}
      {typeof blocks === 'object' && (
        <BlockGrid
          blocks={isInBlock ? blocks.filter(({ isLinked }) => !isLinked) : blocks}
          word={word}
          onAsk={(block, action) => setPending({ block, action })}
        />
      )}
      {isInBlock && <p className="st-hint">{text(BLOCKS_TEXTS.noLinkInBlock)}</p>}
      {pending?.action === 'rename' && <NameBlockDialog block={pending.block} onClose={close} />}
      {pending && pending.action !== 'rename' && (
        <ConfirmBlockDialog block={pending.block} action={pending.action} onClose={close} />
      )}
    </section>
  )
}

function BlockGrid(props: {
  readonly blocks: readonly SiteBlock[]
  readonly word: string
  readonly onAsk: (block: SiteBlock, action: BlockAction) => void
}): ReactNode {
  const { blocks, word, onAsk } = props
  const text = useText()
  const words = word.trim().toLowerCase().split(/\s+/)
  const found = blocks.filter(({ name }) => words.every((each) => name.toLowerCase().includes(each)))
  if (found.length === 0) {
    return <p className="st-hint">{text(blocks.length === 0 ? BLOCKS_TEXTS.none : BLOCKS_TEXTS.notFound)}</p>
  }
  return (
    <div className="st-palette-grid">
      {found.map((block) => (
        <BlockEntry key={block.id} block={block} onAsk={(action) => onAsk(block, action)} />
      ))}
    </div>
  )
}
