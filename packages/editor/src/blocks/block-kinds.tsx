import { useText } from '@mallwright/shop-core/i18n'
import type { ReactNode } from 'react'

import { isBlockDocument } from '../studio/block-document.ts'
import { useStudio } from '../studio/studio.ts'
import { BLOCKS_TEXTS } from './blocks.texts.ts'

/** What pages get of a block: a copy, or a link to it. */
export type BlockKind = 'copy' | 'linked'

/** The choice of the kind of a new block, with what each means. */
export function BlockKinds(props: {
  readonly kind: BlockKind
  /** Whether the selection can become a linked one. */
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
      {(['copy', 'linked'] as const).map((one) => {
        const isOffered = one === 'copy' || isLinkable
        const hint = one === 'copy' ? BLOCKS_TEXTS.copyHint : isOffered ? BLOCKS_TEXTS.linkedHint : why
        return (
          <label key={one} className="st-block-kind">
            <input
              type="radio"
              name="st-block-kind"
              aria-label={text(BLOCKS_TEXTS[one])}
              aria-describedby={`st-block-kind-${one}`}
              checked={kind === one}
              disabled={!isOffered}
              onChange={() => onChoose(one)}
            />
            <strong>{text(BLOCKS_TEXTS[one])}</strong>
            <span id={`st-block-kind-${one}`} className="st-hint">
              {text(hint)}
            </span>
          </label>
        )
      })}
    </fieldset>
  )
}
