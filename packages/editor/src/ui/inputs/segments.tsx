import type { KeyboardEvent, ReactNode } from 'react'

/** Segmented control as tabs or radio group, navigated by arrow keys. */
export function Segments<Value extends string>(props: {
  readonly role: 'tablist' | 'radiogroup'
  readonly label: string
  readonly options: readonly { readonly value: Value; readonly label: string }[]
  readonly value: Value
  readonly onChange: (value: Value) => void
}): ReactNode {
  const { role, label, options, value, onChange } = props
  const isTabs = role === 'tablist'
  const isNoneOn = options.every((option) => option.value !== value)
  const keys = (event: KeyboardEvent<HTMLElement>) => {
    const by = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 }[event.key]
    const index = options.findIndex((option) => option.value === value)
    const next = by === undefined ? undefined : options.at((Math.max(index, 0) + by) % options.length)
    if (!next) return
    event.preventDefault()
    event.stopPropagation()
    onChange(next.value)
    const buttons = event.currentTarget.parentElement?.querySelectorAll('button')
    buttons?.[options.indexOf(next)]?.focus()
  }
  return (
    <div className="st-segments" role={role} aria-label={label}>
      {options.map((option) => {
        const isOn = option.value === value
        return (
          <button
            key={option.value}
            type="button"
            role={isTabs ? 'tab' : 'radio'}
            aria-selected={isTabs ? isOn : undefined}
            aria-checked={isTabs ? undefined : isOn}
            tabIndex={isOn || (isNoneOn && option === options[0]) ? 0 : -1}
            onClick={() => onChange(option.value)}
            onKeyDown={keys}
          >
            {option.label}
          </button>
        )
      })}
    </div>
  )
}
