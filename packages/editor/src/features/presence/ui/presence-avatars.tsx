import { definitionOf } from '@mallwright/modules/definitions'
import { useText } from '@mallwright/shop-core/i18n'
import type { CSSProperties, ReactNode } from 'react'

import { nodeLabel } from '../../../document-store/node-label.ts'
import { useDocument, useStore, useStudio } from '../../../studio/studio.ts'
import { editorColour, editorInitials } from '../model/editor-avatar.ts'
import type { OtherEditor } from '../model/presence-store.ts'
import { PRESENCE_TEXTS } from '../model/presence.texts.ts'
import './presence.css'

/** Maximum number of avatars before they are summarised. */
const MAX_AVATARS = 4

/** Avatars of other editors; a click selects their module. */
export function PresenceAvatars(): ReactNode {
  const { presence } = useStudio()
  const text = useText()
  const others = useStore(presence, (state) => state.others)
  if (others.length === 0) return null
  const hidden = others.length - MAX_AVATARS
  return (
    <ul className="st-present" aria-label={text(PRESENCE_TEXTS.here)}>
      {others.slice(0, MAX_AVATARS).map((editor) => (
        <li key={editor.id}>
          <Avatar editor={editor} />
        </li>
      ))}
      {hidden > 0 && <li title={text(PRESENCE_TEXTS.more, { count: hidden })}>+{hidden}</li>}
    </ul>
  )
}

function Avatar({ editor }: { readonly editor: OtherEditor }): ReactNode {
  const { page } = useStudio()
  const label = useEditorLocation(editor)
  const { nodeId, accountId, name } = editor
  return (
    <button
      type="button"
      className={`st-avatar${editor.isEditing ? ' is-editing' : ''}`}
      style={{ '--st-editor': editorColour(accountId) } as CSSProperties}
      data-tip={label}
      aria-label={label}
      aria-disabled={nodeId === undefined}
      onClick={() => nodeId && page.select([nodeId])}
    >
      {editorInitials(name)}
    </button>
  )
}

function useEditorLocation({ name, nodeId, isEditing }: OtherEditor): string {
  const text = useText()
  const module = useDocument(({ nodes }) => {
    const node = nodeId && Object.hasOwn(nodes, nodeId) ? nodes[nodeId] : undefined
    return node && nodeLabel(node, definitionOf(node.module), text)
  })
  if (module === undefined) return text(PRESENCE_TEXTS.isHere, { name })
  return text(isEditing ? PRESENCE_TEXTS.edits : PRESENCE_TEXTS.looksAt, { name, module })
}
