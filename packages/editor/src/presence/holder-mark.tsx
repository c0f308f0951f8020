import type { NodeId } from '@mallwright/contract/document'
import { useText } from '@mallwright/shop-core/i18n'
import type { CSSProperties, ReactNode } from 'react'

import { useStore, useStudio } from '../studio/studio.ts'
import { editorColour, editorInitials } from './editor-mark.ts'
import { holderOf } from '../studio/presence-store.ts'
import { PRESENCE_TEXTS } from './presence.texts.ts'
import './presence.css'

/** Who else holds a module, as a small round mark. */
export function HolderMark({ id }: { readonly id: NodeId }): ReactNode {
  const { presence } = useStudio()
  const text = useText()
  const holder = useStore(presence, (state) => holderOf(state, id))
  if (!holder) return null
  const label = text(PRESENCE_TEXTS.held, { name: holder.name })
  const style = { '--st-editor': editorColour(holder.accountId) } as CSSProperties
  return (
    <span className="st-avatar is-small" style={style} role="img" aria-label={label} title={label}>
      {editorInitials(holder.name)}
    </span>
  )
}
