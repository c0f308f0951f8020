import type { Label } from '@mallwright/contract/values'
import { useEffect, useRef, useState } from 'react'
import type { ReactNode } from 'react'

import { useText } from '../../i18n/locale-store.ts'
import { Button } from '../../kit/controls/action-button.tsx'
import { KIT_LABELS } from '../../kit/labels/kit-labels.ts'
import { Sheet } from '../../kit/sheet/sheet.tsx'
import { FieldRow, PickButton } from '../controls/labelled-field.tsx'
import type { FieldIds, FieldInputProps } from '../controls/labelled-field.tsx'
import { RangeRow } from '../controls/range-row.tsx'
import type { Interval } from '../controls/range-row.tsx'
import { useWidgetHost, useWidgetSheet } from '../widget-host/widget-host.ts'
import { afterKey, committed, hasSign, numberRules, readTyped, withSeparators } from './number-entry.ts'
import type { NumberKey, NumberRules } from './number-entry.ts'
import { TypedNumber } from './typed-number.tsx'
import './number-field.css'

const LABELS = {
  enter: { zh: '请输入', en: 'Enter' },
  clear: { zh: '清除', en: 'Clear' },
  back: { zh: '退格', en: 'Backspace' },
  sign: { zh: '正负号', en: 'Sign' },
} satisfies Record<string, Label>

const DIGITS = ['1', '2', '3', '4', '5', '6', '7', '8', '9'] as const

/** Props of a number field. Values are decimals as texts, so that none loses a digit. */
export interface NumberInputProps extends FieldInputProps {
  /** Decimals; 0 (integers) unless given. */
  readonly precision?: number
  readonly min?: number | string
  readonly max?: number | string
  /** Whether thousands are separated; they are unless told. */
  readonly hasSeparators?: boolean
}

/** A number by a keypad; what is typed is clamped and written back when the keypad closes. Specification 2 §2.12, §4.5. */
export function NumberInput(props: NumberInputProps): ReactNode {
  const { label, isRequired, message, ...pick } = props
  return (
    <FieldRow label={label} isRequired={isRequired} message={message}>
      {(ids) => <NumberPick {...pick} ids={ids} title={label} />}
    </FieldRow>
  )
}

/** The bounds of an interval of numbers, each of which may be open. */
export function NumberRangeInput(props: {
  readonly label: string
  readonly value: Interval
  readonly onChange: (value: Interval) => void
  readonly precision?: number
  readonly min?: string
  readonly max?: string
  readonly message?: string | undefined
}): ReactNode {
  const { label, value, onChange, message, ...rules } = props
  return <RangeRow {...{ label, value, onChange, message }}>{(bound) => <NumberPick {...bound} {...rules} />}</RangeRow>
}

type NumberPickProps = Omit<NumberInputProps, 'label'> & {
  readonly ids: FieldIds
  readonly title: string
  readonly hint?: string
}

/** The field of a number at a desk; elsewhere its button, which opens a keypad. */
function NumberPick(props: NumberPickProps): ReactNode {
  const { isDesk = false } = useWidgetHost()
  if (!isDesk) return <KeypadPick {...props} />
  const { ids, value, onChange, hint, isDisabled, hasSeparators = true } = props
  return <TypedNumber {...ids} {...{ value, onChange, hint, isDisabled, hasSeparators }} rules={numberRules(props)} />
}

/** The button of a number and its keypad. */
function KeypadPick(props: NumberPickProps): ReactNode {
  const { ids, title, hint, value, onChange, isDisabled, hasSeparators = true } = props
  const translate = useText()
  const sheet = useWidgetSheet('keypad')
  const text = hasSeparators ? withSeparators(value) : value
  return (
    <>
      <PickButton
        {...{ ids, isDisabled }}
        text={text}
        hint={hint ?? (text === '' ? translate(LABELS.enter) : undefined)}
        onOpen={sheet.open}
      />
      {sheet.isOpen && <Keypad {...{ title, value, onChange }} rules={numberRules(props)} onClose={sheet.close} />}
    </>
  )
}

/** The keypad of a number; `onChange` has the value once it is closed, however that happens. */
function Keypad(props: {
  readonly title: string
  readonly value: string
  readonly rules: NumberRules
  readonly onChange: (value: string) => void
  readonly onClose: () => void
}): ReactNode {
  const { title, value, rules, onChange, onClose } = props
  const translate = useText()
  const [typed, setTyped] = useState(value)
  const press = (key: NumberKey) => setTyped((old) => afterKey(old, key, rules))
  useCommitOnClose(() => {
    const next = committed(typed, rules)
    if (next !== value) onChange(next)
  })
  const keyOf = (key: NumberKey, name?: string) => (
    <button key={key} type="button" className="wg-keypad-key" aria-label={name} onClick={() => press(key)}>
      {SIGNS[key] ?? key}
    </button>
  )
  return (
    <Sheet title={title} size={55} onClose={onClose}>
      <input
        // What a keyboard types at once is the number; React keeps the attribute to itself.
        ref={(entry) => entry?.setAttribute('autofocus', '')}
        className="wg-keypad-entry"
        aria-label={title}
        inputMode="none"
        autoComplete="off"
        value={typed}
        onChange={(event) => setTyped(readTyped(event.target.value, rules))}
        onKeyDown={(event) => event.key === 'Enter' && onClose()}
      />
      <div className="wg-keypad">
        <div className="wg-keypad-digits">
          {DIGITS.map((digit) => keyOf(digit))}
          {rules.precision > 0 ? keyOf('.') : <span />}
          {keyOf('0')}
          {hasSign(rules) ? keyOf('-', translate(LABELS.sign)) : <span />}
        </div>
        <div className="wg-keypad-actions">
          {keyOf('Backspace', translate(LABELS.back))}
          {keyOf('C', `C ${translate(LABELS.clear)}`)}
          <Button onClick={onClose}>{translate(KIT_LABELS.confirm)}</Button>
        </div>
      </div>
    </Sheet>
  )
}

/** How a key is drawn that is not itself. */
const SIGNS: Partial<Record<NumberKey, string>> = { Backspace: '⌫', '-': '±' }

/** Runs when the component goes, with what was last rendered; the back key takes a sheet away without a word. */
function useCommitOnClose(commit: () => void): void {
  const latest = useRef(commit)
  useEffect(() => {
    latest.current = commit
  })
  useEffect(() => () => latest.current(), [])
}
