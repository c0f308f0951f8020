import { errorText } from '@mallwright/shop-core/kit'
import { CascaderSheet } from '@mallwright/shop-core/kit/controls'
import { useText } from '@mallwright/shop-core/i18n'
import { useQuery } from '@tanstack/react-query'
import { useId, useState } from 'react'
import type { Ref } from 'react'

import { useShop } from '../../../client/shop-context.ts'
import { areaNamesOf, areaPath } from '../address-book.ts'
import { areaTreeQuery } from '../address.queries.ts'
import { ADDRESS_LABELS } from './address-labels.ts'

/** Choice of a district by its code, as a field of a form. */
export function AreaField(props: {
  readonly value: string
  readonly onChange: (areaCode: string) => void
  readonly message: string
  readonly ref: Ref<{ focus(): void }>
}) {
  const { value, onChange, message, ref } = props
  const translate = useText()
  const id = useId()
  const shop = useShop()
  const areas = useQuery(areaTreeQuery(shop))
  const [isOpen, setIsOpen] = useState(false)
  const open = async () => {
    const { data, error } = areas.data ? areas : await areas.refetch()
    if (data) setIsOpen(true)
    else shop.feedback.toast(errorText(error))
  }
  const names = areaNamesOf(areas.data ?? [], value).join(' ')
  return (
    <div className="shop-control">
      <span className="shop-control-label" id={`${id}-label`}>
        {translate(ADDRESS_LABELS.area)}
      </span>
      <button
        type="button"
        ref={ref as Ref<HTMLButtonElement>}
        className={`shop-control-box shop-address-area ${message === '' ? '' : 'is-invalid'}`}
        aria-labelledby={`${id}-label ${id}-value`}
        aria-describedby={`${id}-message`}
        aria-haspopup="dialog"
        onClick={() => void open()}
      >
        <span id={`${id}-value`} className={names === '' ? 'is-hint' : ''}>
          {names || translate(ADDRESS_LABELS.areaHint)}
        </span>
      </button>
      <p className="shop-control-error" id={`${id}-message`} role="alert">
        {message}
      </p>
      {isOpen && areas.data && (
        <CascaderSheet
          title={translate(ADDRESS_LABELS.area)}
          options={areas.data}
          value={areaPath(value)}
          onChoose={(path) => onChange(path.at(-1) ?? '')}
          onClose={() => setIsOpen(false)}
        />
      )}
    </div>
  )
}
