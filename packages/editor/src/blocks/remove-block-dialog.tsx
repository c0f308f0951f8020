import type { BlockItem } from '@mallwright/contract'
import { useText } from '@mallwright/shop-core/i18n'
import { useState } from 'react'
import type { ReactNode } from 'react'

import { useStudio } from '../studio/studio.ts'
import { Dialog } from '../ui/dialog.tsx'
import { removeBlock } from './block-actions.ts'
import type { BlockOutcome } from './block-actions.ts'
import { BLOCKS_TEXTS } from './blocks.texts.ts'

/** Asks before a block is removed. */
export function RemoveBlockDialog(props: { readonly block: BlockItem; readonly onClose: () => void }): ReactNode {
  const { block, onClose } = props
  const studio = useStudio()
  const text = useText()
  const [isBusy, setBusy] = useState(false)
  const [outcome, setOutcome] = useState<BlockOutcome>('done')
  const name = block.cBlockName
  const remove = async () => {
    setBusy(true)
    const result = await removeBlock(studio, block)
    setBusy(false)
    setOutcome(result)
    // Removed by somebody else is removed as well.
    if (result !== 'done' && result !== 'gone') return
    studio.announcer.notify(text(BLOCKS_TEXTS.removed, { name }))
    onClose()
  }
  const foot = (
    <>
      <button type="button" className="st-button is-quiet" onClick={onClose}>
        {text(BLOCKS_TEXTS.cancel)}
      </button>
      <button type="button" className="st-button is-primary" disabled={isBusy} onClick={() => void remove()}>
        {text(BLOCKS_TEXTS.remove)}
      </button>
    </>
  )
  return (
    <Dialog title={text(BLOCKS_TEXTS.removeTitle, { name })} onClose={onClose} foot={foot}>
      <p>{text(BLOCKS_TEXTS.removeHint)}</p>
      {outcome !== 'done' && (
        <p className="st-error" role="alert">
          {text(BLOCKS_TEXTS[outcome])}
        </p>
      )}
    </Dialog>
  )
}
