import type { Field } from '@mallwright/modules/definitions'
import { useText } from '@mallwright/shop-core/i18n'
import { RotateCcw } from 'lucide-react'
import { memo } from 'react'
import type { FunctionComponent, ReactNode } from 'react'

import { IconButton } from '../../../../ui/icon-button.tsx'
import { Mixed } from '../../model/control-props.ts'
import type { OnChange } from '../../model/control-props.ts'
import { ScrubLabel } from './scrub-label.tsx'
import { INSPECTOR_TEXTS } from '../../model/inspector.texts.ts'

/** Props of any field's control. */
export interface ControlOfField {
  readonly id: string
  readonly field: Field
  readonly name: string
  readonly value: unknown
  readonly onChange: OnChange
}

/** Kinds with the control beside the label instead of below it. */
const INLINE_KINDS: readonly Field['kind'][] = ['toggle', 'colour', 'range']

/** Kinds whose control shows differing values itself. */
const SAYS_MIXED: readonly Field['kind'][] = ['text', 'range', 'colour', 'link']

function layoutClass(field: Field, isHalf: boolean): string {
  if (isHalf) return ' is-half'
  if (field.kind === 'range' && field.isNumber) return ' is-number'
  return INLINE_KINDS.includes(field.kind) ? ' is-inline' : ''
}

/** A field: label, help, reset button and control. */
export const FieldRow = memo(function FieldRow(props: {
  readonly id: string
  readonly field: Field
  readonly value: unknown
  /** Control of a field; passed in because groups and lists contain fields themselves. */
  readonly Control: FunctionComponent<ControlOfField>
  readonly onChange: OnChange
  /** Whether it shares its row with another field. */
  readonly isHalf?: boolean | undefined
  /** Present while the value differs from the default. */
  readonly onReset?: (() => void) | undefined
}): ReactNode {
  const { id, field, value, Control, isHalf = false, onChange, onReset } = props
  const text = useText()
  const name = text(field.label)
  const control = <Control id={id} field={field} name={name} value={value} onChange={onChange} />
  if (field.kind === 'group') return <div className="st-field">{control}</div>
  return (
    <div className={`st-field${layoutClass(field, isHalf)}`}>
      <span className="st-field-head">
        {field.kind === 'range' ? (
          <ScrubLabel
            id={id}
            field={field}
            value={value instanceof Mixed ? undefined : (value as number)}
            onChange={(next) => onChange(next, 'typing')}
          >
            {name}
          </ScrubLabel>
        ) : (
          <label id={`${id}-label`} htmlFor={id}>
            {name}
          </label>
        )}
        {value instanceof Mixed && !SAYS_MIXED.includes(field.kind) && (
          <small className="st-mixed">{text(INSPECTOR_TEXTS.mixed)}</small>
        )}
        {onReset && (
          <IconButton
            className="st-reset"
            label={text(INSPECTOR_TEXTS.reset)}
            aria-describedby={`${id}-label`}
            onClick={onReset}
          >
            <RotateCcw />
          </IconButton>
        )}
      </span>
      {control}
      {field.help && <p className="st-hint">{text(field.help)}</p>}
    </div>
  )
})
