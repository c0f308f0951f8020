import { useText } from '@mallwright/shop-core/i18n'
import { useState } from 'react'
import type { ChangeEvent, CompositionEvent, ReactNode } from 'react'

import { NumberInput } from '../../../ui/inputs/number-input.tsx'
import { Segments } from '../../../ui/inputs/segments.tsx'
import { TimeInput } from '../../../ui/inputs/time-input.tsx'
import { TimeZoneNote } from '../../../ui/inputs/time-zone-note.tsx'
import type { ControlProps } from '../model/control-props.ts'
import { INSPECTOR_TEXTS } from '../model/inspector.texts.ts'

type TextElement = HTMLInputElement | HTMLTextAreaElement

/** Text field, single- or multi-line. IME composition stays local until it ends. */
export function TextControl({ id, field, value, isMixed, onChange }: ControlProps<'text', string>): ReactNode {
  const text = useText()
  const [composed, setComposed] = useState<string>()
  const shared = {
    id,
    className: 'st-input',
    maxLength: field.max,
    placeholder: isMixed ? text(INSPECTOR_TEXTS.mixed) : undefined,
    value: composed ?? value,
    onChange: (event: ChangeEvent<TextElement>) =>
      (event.nativeEvent as InputEvent).isComposing
        ? setComposed(event.target.value)
        : onChange(event.target.value, 'typing'),
    onCompositionStart: () => setComposed(value),
    onCompositionEnd: (event: CompositionEvent<TextElement>) => {
      setComposed(undefined)
      onChange(event.currentTarget.value, 'typing')
    },
  }
  return field.isLong ? <textarea {...shared} rows={3} /> : <input {...shared} type="text" />
}

/** A wall time in Asia/Shanghai, or a time of every day. Unfinished input stays in the box, with a message, and is not stored. */
export function TimeControl({ id, field, value, onChange }: ControlProps<'text', string>): ReactNode {
  const text = useText()
  // Dropped when the value changes otherwise, as by undo.
  const [draft, setDraft] = useState<{ readonly entered: string; readonly from: string }>()
  const entered = draft?.from === value ? draft.entered : undefined
  const enter = (next: string, isWhole: boolean) => {
    setDraft(isWhole ? undefined : { entered: next, from: value })
    if (isWhole) onChange(next, 'typing')
  }
  const isDaily = field.time === 'daily'
  const faultId = `${id}-fault`
  const zoneId = `${id}-zone`
  const shared = {
    id,
    value: entered ?? value,
    'aria-invalid': entered !== undefined,
    'aria-describedby': faultId,
  }
  return (
    <>
      {isDaily ? (
        <>
          <input
            {...shared}
            aria-describedby={`${zoneId} ${faultId}`}
            className="st-input"
            type="time"
            onChange={({ target }) => enter(target.value, target.validity.valid)}
          />
          <TimeZoneNote id={zoneId} />
        </>
      ) : (
        <TimeInput {...shared} name={text(field.label)} onEnter={enter} />
      )}
      <p id={faultId} className="st-error" role="status">
        {entered !== undefined && text(isDaily ? INSPECTOR_TEXTS.unfinishedDaily : INSPECTOR_TEXTS.unfinishedTime)}
      </p>
    </>
  )
}

/** Number of steps that a slider of the inspector's width can tell apart. */
const MAX_SLIDER_STEPS = 150

/** Slider with a number input, or the input alone: arrows change it by a step, with Shift by ten. */
export function RangeControl({ id, field, value, isMixed, onChange }: ControlProps<'range', number>): ReactNode {
  const { min, max, step, unit, isNumber } = field
  return (
    <span className="st-range">
      {!isNumber && (max - min) / step <= MAX_SLIDER_STEPS && (
        <input
          className={`st-slider${isMixed ? ' is-mixed' : ''}`}
          type="range"
          aria-hidden="true"
          tabIndex={-1}
          min={min}
          max={max}
          step={step}
          value={value}
          onChange={(event) => onChange(Number(event.target.value), 'typing')}
        />
      )}
      <NumberInput
        id={id}
        value={value}
        min={min}
        max={max}
        step={step}
        unit={unit}
        isMixed={isMixed}
        onChange={(next) => onChange(next, 'typing')}
      />
    </span>
  )
}

/** Maximum number of options shown as segments in the inspector's width. */
const MAX_SEGMENTS = 4
const MAX_CHARACTERS = 22

/** One of several named options. */
export function ChoiceControl({
  id,
  field,
  name,
  value,
  isMixed,
  onChange,
}: ControlProps<'choice', string>): ReactNode {
  const text = useText()
  const options = field.options.map((option) => ({ value: option.value, label: text(option.label) }))
  const length = options.reduce((sum, option) => sum + option.label.length, 0)
  if (options.length <= MAX_SEGMENTS && length <= MAX_CHARACTERS) {
    return (
      <Segments
        role="radiogroup"
        label={name}
        options={options}
        value={value}
        onChange={(next) => onChange(next, 'choice')}
      />
    )
  }
  return (
    <select id={id} className="st-input" value={value} onChange={(event) => onChange(event.target.value, 'choice')}>
      {isMixed && (
        <option value="" disabled>
          {text(INSPECTOR_TEXTS.mixed)}
        </option>
      )}
      {options.map((option) => (
        <option key={option.value} value={option.value}>
          {option.label}
        </option>
      ))}
    </select>
  )
}

/** A switch. */
export function ToggleControl({ id, value, isMixed, onChange }: ControlProps<'toggle', boolean>): ReactNode {
  return (
    <input
      ref={(element) => {
        // `indeterminate` can only be set by script.
        if (element) element.indeterminate = isMixed ?? false
      }}
      id={id}
      className="st-switch"
      type="checkbox"
      role={isMixed ? undefined : 'switch'}
      aria-checked={isMixed ? 'mixed' : value}
      checked={value}
      onChange={(event) => onChange(event.target.checked, 'choice')}
    />
  )
}
