import { useText } from '@mallwright/shop-core/i18n'
import { useState } from 'react'
import type { ReactNode } from 'react'

import { ASSETS_TEXTS } from '../../model/assets.texts.ts'

/** Maximum length of a folder name; equal to the server's. */
const MAX_NAME = 40

/** Form for a folder name. `onSave` gives an error message, or an empty text on success. */
export function FolderForm(props: {
  readonly name: string
  readonly onSave: (name: string) => Promise<string>
  readonly onCancel: () => void
}): ReactNode {
  const { name, onSave, onCancel } = props
  const text = useText()
  const [word, setWord] = useState(name)
  const [error, setError] = useState('')
  const [isBusy, setBusy] = useState(false)
  const save = async () => {
    setBusy(true)
    const reason = await onSave(word.trim())
    setBusy(false)
    setError(reason)
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
        // The user asked to type a name.
        // oxlint-disable-next-line jsx-a11y/no-autofocus
        autoFocus
        className="st-input"
        aria-label={text(ASSETS_TEXTS.folderName)}
        aria-invalid={error !== '' || undefined}
        maxLength={MAX_NAME}
        value={word}
        onChange={(event) => setWord(event.target.value)}
        onKeyDown={(event) => {
          if (event.key !== 'Escape' || event.nativeEvent.isComposing) return
          // Closes only the form, not the dialog.
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
      {error !== '' && (
        <p className="st-error" role="alert">
          {error}
        </p>
      )}
    </form>
  )
}
