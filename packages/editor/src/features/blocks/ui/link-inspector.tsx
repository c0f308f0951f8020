import type { Node } from '@mallwright/contract/document'
import { useText } from '@mallwright/shop-core/i18n'
import { Pencil, Unlink2 } from 'lucide-react'
import type { ReactNode } from 'react'

import { loadContent, useFreshBlocks } from '../model/blocks.queries.ts'
import type { SiteBlock } from '../model/blocks.queries.ts'
import { useLinkState } from '../model/link-state.ts'
import { useStudio } from '../../../studio/studio.ts'
import { editBlock, unlinkNode } from '../model/unlink-node.ts'
import { PageButton } from './page-button.tsx'
import { useBlockPages } from '../model/block-pages.ts'
import { BLOCKS_TEXTS } from '../model/blocks.texts.ts'
import { LoadError } from '../../../ui/load-error.tsx'
import './blocks.css'

/** Inspector section of a link: its block, pages, editing and unlinking. */
export function LinkInspector({ node }: { readonly node: Node }): ReactNode {
  const { api } = useStudio()
  const text = useText()
  const linked = useLinkState(node)
  const block = linked.kind === 'gone' ? undefined : linked.block
  const { reload } = useFreshBlocks()
  if (linked.kind === 'gone') return <p className="st-error">{text(BLOCKS_TEXTS.linkGone)}</p>
  if (!block) {
    return linked.kind === 'loading' ? (
      <p className="st-hint">{text(BLOCKS_TEXTS.linkLoading)}</p>
    ) : (
      <LoadError message={BLOCKS_TEXTS.linkFailed} onRetry={reload} />
    )
  }
  return (
    <>
      {linked.kind === 'failed' && (
        <LoadError message={BLOCKS_TEXTS.linkFailed} onRetry={() => void loadContent(api, block)} />
      )}
      <LoadedLink node={node} block={block} />
    </>
  )
}

function LoadedLink({ node, block }: { readonly node: Node; readonly block: SiteBlock }): ReactNode {
  const studio = useStudio()
  const text = useText()
  const name = block.name
  return (
    <section className="st-link-facts" aria-label={text(BLOCKS_TEXTS.linkedNamed, { name })}>
      <strong>{name}</strong>
      <BlockPages block={block} />
      <div className="st-link-buttons">
        <button type="button" className="st-button" onClick={() => void editBlock(studio, block)}>
          <Pencil />
          {text(BLOCKS_TEXTS.edit)}
        </button>
        <button
          type="button"
          className="st-button"
          disabled={node.isLocked}
          onClick={() => void unlinkNode(studio, node.id, block)}
        >
          <Unlink2 />
          {text(BLOCKS_TEXTS.unlink)}
        </button>
      </div>
      <p className="st-hint">{text(BLOCKS_TEXTS.unlinkHint)}</p>
    </section>
  )
}

/** Pages that use a linked block, each with a button. */
function BlockPages({ block }: { readonly block: SiteBlock }): ReactNode {
  const text = useText()
  const pages = useBlockPages(block)
  if (pages.length === 0) return <p className="st-hint">{text(BLOCKS_TEXTS.usedNowhere)}</p>
  return (
    <>
      <p className="st-hint">{text(BLOCKS_TEXTS.usedOn, { count: pages.length })}</p>
      <ul className="st-link-pages">
        {pages.map((page) => (
          <li key={page.code}>
            <PageButton page={page} />
          </li>
        ))}
      </ul>
    </>
  )
}
