import { Colour } from '@mallwright/contract/document'
import { useText } from '@mallwright/shop-core/i18n'
import { X } from 'lucide-react'
import { useRef, useState } from 'react'
import type { ReactNode } from 'react'

import { IconButton } from '../icon-button.tsx'
import { lazyComponent } from '../lazy.tsx'
import type { Swatch } from './colour-picker.tsx'
import { rememberColour } from './recent-colours.ts'

const TEXTS = {
  none: { zh: '无', en: 'None' },
  mixed: { zh: '混合', en: 'Mixed' },
  clear: { zh: '清除', en: 'Clear' },
  colour: { zh: '选择颜色', en: 'Pick a colour' },
}

const ColourPicker = lazyComponent(async () => (await import('./colour-picker.tsx')).ColourPicker)

/** Colour field: swatch with picker, text input and clear button. */
export function ColourInput(props: {
  readonly id: string
  readonly name: string
  readonly value: string
  /** Selected nodes have different colours. */
  readonly isMixed?: boolean
  /** The theme colours of the site, offered first. */
  readonly siteColours: readonly Swatch[]
  readonly onChange: (value: string, kind: 'typing' | 'choice') => void
}): ReactNode {
  const { id, name, value, isMixed, siteColours, onChange } = props
  const text = useText()
  const swatch = useRef<HTMLButtonElement>(null)
  const [isOpen, setOpen] = useState(false)
  const [typed, setTyped] = useState<string>()
  const isWrong = typed !== undefined && !Colour.safeParse(typed).success
  return (
    <span className="st-colour">
      <button
        ref={swatch}
        type="button"
        className={`st-swatch${isMixed ? ' is-mixed' : value === '' ? ' is-none' : ''}`}
        aria-label={text(TEXTS.colour)}
        aria-describedby={id}
        aria-expanded={isOpen}
        style={value === '' ? undefined : { backgroundColor: value }}
        onClick={() => setOpen(!isOpen)}
      />
      <input
        id={id}
        className="st-input"
        spellCheck={false}
        placeholder={text(isMixed ? TEXTS.mixed : TEXTS.none)}
        aria-label={name}
        aria-invalid={isWrong}
        value={typed ?? value}
        onChange={(event) => {
          setTyped(event.target.value)
          if (Colour.safeParse(event.target.value).success) onChange(event.target.value, 'typing')
        }}
        onBlur={() => {
          if (typed !== undefined && !isWrong) rememberColour(typed)
          setTyped(undefined)
        }}
      />
      {value !== '' && (
        <IconButton label={text(TEXTS.clear)} onClick={() => onChange('', 'choice')}>
          <X />
        </IconButton>
      )}
      {isOpen && (
        <ColourPicker
          anchor={swatch}
          name={name}
          value={value}
          siteColours={siteColours}
          onChange={(next) => onChange(next, 'typing')}
          onClose={() => setOpen(false)}
        />
      )}
    </span>
  )
}
