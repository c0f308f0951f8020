import { useText } from '@mallwright/shop-core/i18n'
import { useState } from 'react'
import type { ReactNode } from 'react'

import { ASSETS_TEXTS } from '../../model/assets.texts.ts'

/** The longest name of a folder; the server's too. */
const MAX_NAME = 40

/** The name of a new or renamed folder. `onSave` gives why it cannot have that name; empty when it has it. */
export function FolderForm(props: {
  readonly name: string
  readonly onSave: (name: string) => Promise<string>
  readonly onCancel: () => void
}): ReactNode {
  const { name, onSave, onCancel } = props
  const text = useText()
  const [word, setWord] = useState(name)
  const [fault, setFault] = useState('')
  const [isBusy, setBusy] = useState(false)
  const save = async () => {
    setBusy(true)
    const reason = await onSave(word.trim())
    setBusy(false)
    setFault(reason)
  }
  return (
    <form
      className="st-assets-folder-form"
      onSubmit={(event) => {
        event.preventDefault()
        if (word.trim() !== '') void save()
      }}
    >
      <input
        // The person asked to write a name.
        // oxlint-disable-next-line jsx-a11y/no-autofocus
        autoFocus
        className="st-input"
        aria-label={text(ASSETS_TEXTS.folderName)}
        aria-invalid={fault !== '' || undefined}
        maxLength={MAX_NAME}
        value={word}
        onChange={(event) => setWord(event.target.value)}
        onKeyDown={(event) => {
          if (event.key !== 'Escape' || event.nativeEvent.isComposing) return
          // Only the form closes, not the dialog around it.
          event.stopPropagation()
          event.nativeEvent.stopImmediatePropagation()
          onCancel()
        }}
      />
      <button type="submit" className="st-button is-small is-primary" disabled={isBusy || word.trim() === ''}>
        {text(ASSETS_TEXTS.save)}
      </button>
      <button type="button" className="st-button is-small" onClick={onCancel}>
        {text(ASSETS_TEXTS.cancel)}
      </button>
      {fault !== '' && (
        <p className="st-error" role="alert">
          {fault}
        </p>
      )}
    </form>
  )
}
