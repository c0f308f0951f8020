import { AREA_LABEL } from '@mallwright/shop-core/area'
import type { Area } from '@mallwright/shop-core/area'
import { useText } from '@mallwright/shop-core/i18n'
import { lazy, Suspense, useId, useState } from 'react'
import type { Ref } from 'react'

import { useShop } from '../client/shop-context.ts'
import './area-picker.css'

const HINT = { zh: '省、市、区', en: 'Province, city, district' }

/** The sheet, loaded with its first use. */
const AreaSheet = lazy(async () => ({ default: (await import('@mallwright/shop-core/widgets/area-sheet')).AreaSheet }))

/** Choice of a province, city and district in a sheet, as a field of a form. */
export function AreaPicker(props: {
  /** Names of the chosen area; empty without one. */
  readonly shown: string
  /** Codes from the province down to the chosen district. */
  readonly path: readonly string[]
  readonly onChoose: (path: readonly string[], tree: readonly Area[]) => void
  readonly message: string
  readonly ref: Ref<{ focus(): void }>
}) {
  const { shown, path, onChoose, message, ref } = props
  const translate = useText()
  const { send } = useShop()
  const id = useId()
  const [isOpen, setIsOpen] = useState(false)
  return (
    <div className="shop-control">
      <span className="shop-control-label" id={`${id}-label`}>
        {translate(AREA_LABEL)}
      </span>
      <button
        type="button"
        ref={ref as Ref<HTMLButtonElement>}
        className={`shop-control-box shop-area-picker ${message === '' ? '' : 'is-invalid'}`}
        aria-labelledby={`${id}-label ${id}-value`}
        aria-describedby={`${id}-message`}
        aria-haspopup="dialog"
        onClick={() => setIsOpen(true)}
      >
        <span id={`${id}-value`} className={shown === '' ? 'is-hint' : ''}>
          {shown || translate(HINT)}
        </span>
      </button>
      <p className="shop-control-error" id={`${id}-message`} role="alert">
        {message}
      </p>
      {isOpen && (
        <Suspense>
          <AreaSheet send={send} path={path} onChoose={onChoose} onClose={() => setIsOpen(false)} />
        </Suspense>
      )}
    </div>
  )
}
