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
import './blocks.css'

/** Saved blocks in the palette, filtered by the search. */
export function BlockGroup({ word }: { readonly word: string }): ReactNode {
  const { column } = useStudio()
  const text = useText()
  const { data: blocks, reload } = useFreshBlocks()
  const isInBlock = isBlockDocument(column)
  const [asked, setAsked] = useState<{ readonly block: SiteBlock; readonly action: BlockAction }>()
  const close = () => setAsked(undefined)
  return (
    <section aria-label={text(BLOCKS_TEXTS.blocks)}>
      <h2>{text(BLOCKS_TEXTS.blocks)}</h2>
      {blocks === 'loading' && <p className="st-hint">{text(BLOCKS_TEXTS.loading)}</p>}
      {blocks === 'failed' && (
        <p className="st-hint" role="alert">
          {text(BLOCKS_TEXTS.loadFailed)}{' '}
          <button type="button" className="st-button is-small" onClick={reload}>
            {text(BLOCKS_TEXTS.retry)}
          </button>
        </p>
      )}
      {typeof blocks === 'object' && (
        <BlockGrid
          blocks={isInBlock ? blocks.filter(({ isLinked }) => !isLinked) : blocks}
          word={word}
          onAsk={(block, action) => setAsked({ block, action })}
        />
      )}
      {isInBlock && <p className="st-hint">{text(BLOCKS_TEXTS.noLinkInBlock)}</p>}
      {asked?.action === 'rename' && <NameBlockDialog block={asked.block} onClose={close} />}
      {asked && asked.action !== 'rename' && (
        <ConfirmBlockDialog block={asked.block} action={asked.action} onClose={close} />
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
