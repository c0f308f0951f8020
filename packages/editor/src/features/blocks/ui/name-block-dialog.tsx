import { MAX_BLOCKS, MAX_BLOCK_NAME } from '@mallwright/contract/site'
import { useText } from '@mallwright/shop-core/i18n'
import { useState } from 'react'
import type { FormEvent, ReactNode } from 'react'

import { useDocument, useStudio } from '../../../studio/studio.ts'
import { Dialog } from '../../../ui/dialog.tsx'
import { addBlock, isWholePage, selectionAsBlock, linkableSelection, renameBlock } from '../model/block-actions.ts'
import type { BlockOutcome } from '../model/block-actions.ts'
import type { SiteBlock } from '../model/blocks.queries.ts'
import { isBlockDocument } from '../model/block-document.ts'
import { BLOCKS_TEXTS } from '../model/blocks.texts.ts'
import './blocks.css'

const FORM = 'st-block-form'

/** Asks for the name of an existing block, or for name and kind of a new one made from the selection. */
export function NameBlockDialog(props: { readonly block?: SiteBlock; readonly onClose: () => void }): ReactNode {
  const { block, onClose } = props
  const studio = useStudio()
  const text = useText()
  const title = useDocument((open) => open.title)
  // The selection at the time the dialog opened.
  const [document] = useState(() => selectionAsBlock(studio))
  const [linkable] = useState(() => linkableSelection(studio))
  const [kind, setKind] = useState<BlockKind>('copy')
  const [name, setName] = useState(
    () => block?.name ?? (isWholePage(studio.page) ? title.slice(0, MAX_BLOCK_NAME) : ''),
  )
  const [isBusy, setBusy] = useState(false)
  const [isAsked, setAsked] = useState(false)
  const [outcome, setOutcome] = useState<BlockOutcome>('done')
  const send = async (event: FormEvent) => {
    event.preventDefault()
    const trimmed = name.trim()
    setAsked(true)
    if (trimmed === '' || isBusy) return
    setBusy(true)
    const made = { name: trimmed, document, ...(kind === 'linked' && { linkedIds: linkable }) }
    const result = block ? await renameBlock(studio, block, trimmed) : await addBlock(studio, made)
    setBusy(false)
    setOutcome(result)
    if (result !== 'done') return
    // Somebody else may be editing one of the modules: then the block is saved and the page stays unchanged.
    const { nodes } = studio.page.documents.getState().document
    const isPlaced = kind === 'linked' && !linkable.some((id) => nodes[id])
    const notice = isPlaced ? BLOCKS_TEXTS.savedLinked : BLOCKS_TEXTS.saved
    studio.announcer.notify(text(block ? BLOCKS_TEXTS.renamed : notice, { name: trimmed }))
    onClose()
  }
  const isNameless = isAsked && name.trim() === ''
  const issue = isNameless ? 'nameNeeded' : outcome === 'done' ? undefined : outcome
  const foot = (
    <>
      <button type="button" className="st-button is-quiet" onClick={onClose}>
        {text(BLOCKS_TEXTS.cancel)}
      </button>
      <button type="submit" form={FORM} className="st-button is-primary" disabled={isBusy}>
        {text(isBusy ? BLOCKS_TEXTS.saving : BLOCKS_TEXTS.saveIt)}
      </button>
    </>
  )
  return (
    <Dialog title={text(block ? BLOCKS_TEXTS.rename : BLOCKS_TEXTS.save)} onClose={onClose} foot={foot}>
      <form id={FORM} className="st-block-form" noValidate onSubmit={(event) => void send(event)}>
        {!block && <p className="st-hint">{text(BLOCKS_TEXTS.explain, { count: document.children.length })}</p>}
        <label className="st-labelled">
          <span>{text(BLOCKS_TEXTS.name)}</span>
          <input
            className="st-input"
            maxLength={MAX_BLOCK_NAME}
            aria-invalid={isNameless}
            value={name}
            onChange={(event) => setName(event.target.value)}
          />
        </label>
        {!block && <BlockKinds kind={kind} isLinkable={linkable.length > 0} onChoose={setKind} />}
        {issue && (
          <p className="st-error" role="alert">
            {text(BLOCKS_TEXTS[issue], { max: MAX_BLOCKS })}
          </p>
        )}
      </form>
    </Dialog>
  )
}

/** Kind of a block on pages: a copy or a link. */
type BlockKind = 'copy' | 'linked'

/** Choice of the kind of a new block, with explanations. */
function BlockKinds(props: {
  readonly kind: BlockKind
  /** Whether the selection can become a linked block. */
  readonly isLinkable: boolean
  readonly onChoose: (kind: BlockKind) => void
}): ReactNode {
  const { kind, isLinkable, onChoose } = props
  const { column } = useStudio()
  const text = useText()
  const why = isBlockDocument(column) ? BLOCKS_TEXTS.noLinkInBlock : BLOCKS_TEXTS.noLink
  return (
    <fieldset className="st-block-kinds">
      <legend>{text(BLOCKS_TEXTS.kind)}</legend>
      {(['copy', 'linked'] as const).map((option) => {
        const isOffered = option === 'copy' || isLinkable
        const hint = option === 'copy' ? BLOCKS_TEXTS.copyHint : isOffered ? BLOCKS_TEXTS.linkedHint : why
        return (
          <label key={option} className="st-block-kind">
            <input
              type="radio"
              name="st-block-kind"
              aria-label={text(BLOCKS_TEXTS[option])}
              aria-describedby={`st-block-kind-${option}`}
              checked={kind === option}
              disabled={!isOffered}
              onChange={() => onChoose(option)}
            />
            <strong>{text(BLOCKS_TEXTS[option])}</strong>
            <span id={`st-block-kind-${option}`} className="st-hint">
              {text(hint)}
            </span>
          </label>
        )
      })}
    </fieldset>
  )
}
