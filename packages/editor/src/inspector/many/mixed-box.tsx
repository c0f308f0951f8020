import type { Field } from '@mallwright/modules/definitions'
import { useText } from '@mallwright/shop-core/i18n'
import type { ReactNode } from 'react'

import type { OnChange } from '../control-props.ts'
import { INSPECTOR_TEXTS } from '../inspector.texts.ts'

/** Stands in the place of a control that cannot show several values: makes them one, to go on from there. */
export function MixedBox(props: {
  readonly name: string
  readonly field: Field
  readonly first: unknown
  readonly onChange: OnChange
}): ReactNode {
  const { name, field, first, onChange } = props
  const text = useText()
  return (
    <div className="st-mixed-box" role="group" aria-label={name}>
      <p className="st-hint">{text(INSPECTOR_TEXTS.mixedHint)}</p>
      <button type="button" className="st-button is-small" onClick={() => onChange(first, 'choice')}>
        {text(INSPECTOR_TEXTS.takeFirst)}
      </button>
      <button type="button" className="st-button is-small" onClick={() => onChange(field.default, 'choice')}>
        {text(INSPECTOR_TEXTS.takeNone)}
      </button>
    </div>
  )
}
