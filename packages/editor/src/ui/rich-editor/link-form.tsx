import { useText } from '@mallwright/shop-core/i18n'
import { useId, useState } from 'react'
import type { KeyboardEvent, ReactNode } from 'react'

import { linkAddress } from './rich-commands.ts'
import { RICH_TEXTS } from './rich-editor.texts.ts'

/** Asks for the target of a link. */
export function LinkForm(props: {
  readonly address: string
  /** Whether text is selected that can become a link. */
  readonly hasWords: boolean
  /** `undefined` removes the link. */
  readonly onAddress: (address: string | undefined) => void
  readonly onClose: () => void
}): ReactNode {
  const { address, hasWords, onAddress, onClose } = props
  const text = useText()
  const hint = useId()
  const [written, setWritten] = useState(address)
  const [isWrong, setWrong] = useState(false)
  const apply = () => {
    const checked = linkAddress(written)
    if (checked === undefined) setWrong(true)
    else onAddress(checked)
  }
  const press = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return
    if (event.key !== 'Enter' && event.key !== 'Escape') return
    // The focus returns to the text before the key event ends, where it would break a line.
    event.preventDefault()
    if (event.key === 'Enter') apply()
    else onClose()
  }
  if (!hasWords && address === '') return <p className="st-hint">{text(RICH_TEXTS.selectFirst)}</p>
  return (
    <div className="st-rich-link">
      <input
        className="st-input"
        // oxlint-disable-next-line jsx-a11y/no-autofocus -- opened by a press on the button that asks for it
        autoFocus
        aria-label={text(RICH_TEXTS.address)}
        aria-describedby={hint}
        aria-invalid={isWrong || undefined}
        placeholder="https://"
        maxLength={2000}
        value={written}
        onKeyDown={press}
        onChange={(event) => {
          setWritten(event.target.value)
          setWrong(false)
        }}
      />
      <p id={hint} className={isWrong ? 'st-error' : 'st-hint'} role={isWrong ? 'alert' : undefined}>
        {text(isWrong ? RICH_TEXTS.addressWrong : RICH_TEXTS.addressHint)}
      </p>
      <span className="st-rich-link-buttons">
        <button type="button" className="st-button is-small is-primary" onClick={apply}>
          {text(RICH_TEXTS.apply)}
        </button>
        {address !== '' && (
          <button type="button" className="st-button is-small" onClick={() => onAddress(undefined)}>
            {text(RICH_TEXTS.unlink)}
          </button>
        )}
      </span>
    </div>
  )
}
