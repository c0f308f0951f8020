import { useText } from '@mallwright/shop-core/i18n'
import type { NodeId } from '@mallwright/contract'
import type { ReactNode } from 'react'

import { useStore, useStudio } from '../studio/studio.ts'
import { HolderMark } from './holder-mark.tsx'
import { holderOf } from './presence-store.ts'
import { PRESENCE_TEXTS } from './presence.texts.ts'

/** Stands above the fields of a module that somebody else is editing, and takes it over. */
export function HolderNote({ id }: { readonly id: NodeId }): ReactNode {
  const { presence } = useStudio()
  const text = useText()
  const { holder, takeOver } = {
    holder: useStore(presence, (state) => holderOf(state, id)),
    takeOver: useStore(presence, (state) => state.takeOver),
  }
  if (!holder) return null
  const { name } = holder
  return (
    <div className="st-held" role="status">
      <HolderMark id={id} />
      <div>
        <strong>{text(PRESENCE_TEXTS.held, { name })}</strong>
        <p className="st-hint">{text(PRESENCE_TEXTS.heldHint, { name })}</p>
        <button type="button" className="st-button is-small" onClick={() => takeOver(id)}>
          {text(PRESENCE_TEXTS.takeOver)}
        </button>
      </div>
    </div>
  )
}
