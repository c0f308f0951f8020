import type { NodeId } from '@mallwright/contract/document'
import { useText } from '@mallwright/shop-core/i18n'
import type { CSSProperties, ReactNode } from 'react'

import { useStore, useStudio } from '../../../studio/studio.ts'
import { editorColour, editorInitials } from '../model/editor-avatar.ts'
import { lockHolderOf } from '../model/presence-store.ts'
import { PRESENCE_TEXTS } from '../model/presence.texts.ts'
import './presence.css'

/** Fields of a module; while another editor has locked it they are inert, with a button to take over. */
export function LockedFields({ id, children }: { readonly id: NodeId; readonly children: ReactNode }): ReactNode {
  const { presence } = useStudio()
  const isHeld = useStore(presence, (state) => lockHolderOf(state, id) !== undefined)
  return (
    <>
      <LockNote id={id} />
      <div className={isHeld ? 'st-inert' : undefined} inert={isHeld}>
        {children}
      </div>
    </>
  )
}

function LockNote({ id }: { readonly id: NodeId }): ReactNode {
  const { presence } = useStudio()
  const text = useText()
  const holder = useStore(presence, (state) => lockHolderOf(state, id))
  if (!holder) return null
  const { name } = holder
  return (
    <div className="st-lock-note" role="status">
      <LockHolderAvatar id={id} />
      <div>
        <strong>{text(PRESENCE_TEXTS.held, { name })}</strong>
        <p className="st-hint">{text(PRESENCE_TEXTS.heldHint, { name })}</p>
        <button type="button" className="st-button is-small" onClick={() => presence.getState().takeOver(id)}>
          {text(PRESENCE_TEXTS.takeOver)}
        </button>
      </div>
    </div>
  )
}

/** Avatar of who has locked a module. */
export function LockHolderAvatar({ id }: { readonly id: NodeId }): ReactNode {
  const { presence } = useStudio()
  const text = useText()
  const holder = useStore(presence, (state) => lockHolderOf(state, id))
  if (!holder) return null
  const label = text(PRESENCE_TEXTS.held, { name: holder.name })
  const style = { '--st-editor': editorColour(holder.accountId) } as CSSProperties
  return (
    <span className="st-avatar is-small" style={style} role="img" aria-label={label} data-tip={label}>
      {editorInitials(holder.name)}
    </span>
  )
}
