import { lazy, Suspense, useState } from 'react'

import { useText } from '../../i18n/locale-store.ts'
import { KIT_LABELS } from '../labels/kit-labels.ts'
import { Sheet } from '../sheet/sheet.tsx'
import { Button } from './action-button.tsx'
import { SheetSkeleton } from './sheet-skeleton.tsx'

/** Loads with the first opened sheet. */
const PickerView = lazy(() => import('antd-mobile/es/components/picker-view'))

/** One selectable entry. */
export interface ChoiceOption {
  readonly value: string
  readonly label: string
}

/** Single choice on a picker wheel in a bottom sheet; applied by its button. */
export function ChoiceSheet(props: {
  readonly title: string
  readonly options: readonly ChoiceOption[]
  readonly value: string
  readonly onChoose: (value: string) => void
  readonly onClose: () => void
}) {
  const { title, options, value, onChoose, onClose } = props
  const translate = useText()
  const [selected, setSelected] = useState(value || (options[0]?.value ?? ''))
  return (
    <Sheet title={title} size={55} onClose={onClose}>
      <Suspense fallback={<SheetSkeleton />}>
        <PickerView
          className="shop-picker-view"
          columns={[options.map((option) => ({ ...option }))]}
          value={[selected]}
          onChange={([next]) => setSelected(String(next ?? ''))}
        />
      </Suspense>
      <Button
        isWide
        onClick={() => {
          onChoose(selected)
          onClose()
        }}
      >
        {translate(KIT_LABELS.confirm)}
      </Button>
    </Sheet>
  )
}
