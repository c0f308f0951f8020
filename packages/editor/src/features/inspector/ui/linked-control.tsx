import { useText } from '@mallwright/shop-core/i18n'
import { Link2, Link2Off } from 'lucide-react'
import { useState } from 'react'
import type { FunctionComponent, ReactNode } from 'react'

import { IconButton } from '../../../ui/icon-button.tsx'
import { NumberInput } from '../../../ui/inputs/number-input.tsx'
import { Mixed } from '../model/control-props.ts'
import type { ControlProps } from '../model/control-props.ts'
import type { Entry } from '../model/entry-rows.ts'
import { INSPECTOR_TEXTS } from '../model/inspector.texts.ts'
import type { ControlOfField } from './list/field-row.tsx'
import { ObjectFields } from './list/object-fields.tsx'
import { ScrubLabel } from './list/scrub-label.tsx'

type Props = ControlProps<'group', Entry> & { readonly Control: FunctionComponent<ControlOfField> }

/** Numbers of one meaning, such as four corners: one field for all, and one for each on demand. */
export function LinkedControl({ id, field, name, value, onChange, Control }: Props): ReactNode {
  const text = useText()
  const [isParted, setParted] = useState(false)
  const options = Object.entries(field.of)
  const [first] = options
  if (!first || first[1].kind !== 'range') return null
  const [firstName, range] = first
  const isMixed = options.some(([key]) => value[key] instanceof Mixed || value[key] !== value[firstName])
  const shown = (value[firstName] instanceof Mixed ? range.default : value[firstName]) as number
  const setAll = (next: number) => onChange(Object.fromEntries(options.map(([key]) => [key, next])), 'typing')
  return (
    <div className="st-sides">
      <div className="st-field is-inline">
        <span className="st-field-head">
          <ScrubLabel id={id} field={range} value={isMixed ? undefined : shown} onChange={setAll}>
            {name}
          </ScrubLabel>
        </span>
        <span className="st-range">
          <NumberInput
            id={id}
            value={shown}
            isMixed={isMixed}
            min={range.min}
            max={range.max}
            step={range.step}
            unit={range.unit}
            onChange={setAll}
          />
          <IconButton
            label={text(isParted ? INSPECTOR_TEXTS.linkSides : INSPECTOR_TEXTS.partSides, { name })}
            aria-pressed={isParted}
            onClick={() => setParted(!isParted)}
          >
            {isParted ? <Link2Off /> : <Link2 />}
          </IconButton>
        </span>
      </div>
      {isParted && (
        <div className="st-sides-each">
          <ObjectFields id={id} fields={field.of} value={value} Control={Control} onChange={onChange} />
        </div>
      )}
    </div>
  )
}
