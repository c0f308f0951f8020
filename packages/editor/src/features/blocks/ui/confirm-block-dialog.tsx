import { MAX_BLOCKS } from '@mallwright/contract/site'
import { useText } from '@mallwright/shop-core/i18n'
import { useState } from 'react'
import type { ReactNode } from 'react'

import { useBlocks } from '../model/blocks.queries.ts'
import type { SiteBlock } from '../model/blocks.queries.ts'
import { useStudio } from '../../../studio/studio.ts'
import { Dialog } from '../../../ui/dialog.tsx'
import { selectionAsBlock, removeBlock, replaceBlock } from '../model/block-actions.ts'
import type { BlockOutcome } from '../model/block-actions.ts'
import { BLOCKS_TEXTS } from '../model/blocks.texts.ts'

const REMOVE = {
  title: BLOCKS_TEXTS.removeTitle,
  hint: { copy: BLOCKS_TEXTS.removeHint, linked: BLOCKS_TEXTS.removeLinkedHint },
  confirm: BLOCKS_TEXTS.remove,
  done: BLOCKS_TEXTS.removed,
}
const REPLACE = {
  title: BLOCKS_TEXTS.replaceTitle,
  hint: { copy: BLOCKS_TEXTS.replaceHint, linked: BLOCKS_TEXTS.replaceLinkedHint },
  confirm: BLOCKS_TEXTS.replaceIt,
  done: BLOCKS_TEXTS.replaced,
}

/** Confirms removing a block or replacing its content by the selection. */
export function ConfirmBlockDialog(props: {
  readonly block: SiteBlock
  readonly action: 'remove' | 'replace'
  readonly onClose: () => void
}): ReactNode {
  const { block, action, onClose } = props
  const studio = useStudio()
  const text = useText()
  // The selection at the time the dialog opened.
  const [document] = useState(() => selectionAsBlock(studio))
  const [isBusy, setBusy] = useState(false)
  const [outcome, setOutcome] = useState<BlockOutcome>('done')
  const words = action === 'remove' ? REMOVE : REPLACE
  const name = block.name
  const pages = usePageNames(block)
  const isUsed = action === 'remove' && pages !== ''
  const confirm = async () => {
    setBusy(true)
    const result = action === 'remove' ? await removeBlock(studio, block) : await replaceBlock(studio, block, document)
    setBusy(false)
    setOutcome(result)
    // A block that somebody else removed counts as removed.
    if (result !== 'done' && !(result === 'gone' && action === 'remove')) return
    studio.announcer.notify(text(words.done, { name }))
    onClose()
  }
  const foot = (
    <>
      <button type="button" className="st-button is-quiet" onClick={onClose}>
        {text(BLOCKS_TEXTS.cancel)}
      </button>
      <button type="button" className="st-button is-primary" disabled={isBusy || isUsed} onClick={() => void confirm()}>
        {text(words.confirm)}
      </button>
    </>
  )
  return (
    <Dialog title={text(words.title, { name })} onClose={onClose} foot={foot}>
      <p>
        {isUsed
          ? text(BLOCKS_TEXTS.inUse, { pages })
          : text(words.hint[block.isLinked ? 'linked' : 'copy'], { count: document.children.length })}
      </p>
      {outcome !== 'done' && !isUsed && (
        <p className="st-error" role="alert">
          {text(BLOCKS_TEXTS[outcome], { max: MAX_BLOCKS, pages })}
        </p>
      )}
    </Dialog>
  )
}

/** Names of the pages that currently use a block, joined; empty for none. */
function usePageNames({ id, pages }: SiteBlock): string {
  const blocks = useBlocks()
  const now = typeof blocks === 'string' ? undefined : blocks.find((block) => block.id === id)
  return (now?.pages ?? pages).map(({ title, code }) => title || code).join('、')
}
