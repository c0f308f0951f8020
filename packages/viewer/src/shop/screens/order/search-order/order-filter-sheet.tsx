import type { Label } from '@mallwright/contract/values'
import { useText } from '@mallwright/shop-core/i18n'
import { Sheet } from '@mallwright/shop-core/kit'
import { DateRangeInput } from '@mallwright/shop-core/widgets/date-input'
import { useState } from 'react'
import type { ReactNode } from 'react'

import { ShopWidgetHost } from '../../../widget-host/shop-widget-host.tsx'
import '../../catalog/filter-sheet/filter-sheet.css'
import { FacetGroup } from '../../catalog/filter-sheet/facet-group.tsx'
import '../../catalog/product-card/options.css'
import type { OrderNarrowing } from './order-search.ts'

const LABELS = {
  title: { zh: '筛选订单', en: 'Filter orders' },
  state: { zh: '订单状态', en: 'State' },
  days: { zh: '下单日期', en: 'Ordered on' },
  amount: { zh: '订单金额（元）', en: 'Amount (¥)' },
  lowest: { zh: '最低金额', en: 'From' },
  highest: { zh: '最高金额', en: 'To' },
  reversed: { zh: '开始值不能大于结束值', en: 'The start must not be after the end' },
  reset: { zh: '重置', en: 'Reset' },
  apply: { zh: '确定', en: 'Apply' },
} satisfies Record<string, Label>

/** Narrows nothing. Not that of the search: what a sheet shares with its screen would load the screen with it. */
const NOTHING: OrderNarrowing = { state: '', from: '', to: '', minAmount: '', maxAmount: '' }

/** State, days and amount of the orders that are searched for; nothing changes before it is applied. */
export function OrderFilterSheet(props: {
  readonly narrowing: OrderNarrowing
  /** The states of orders by `iOrderState`. */
  readonly states: Readonly<Record<string, Label>>
  readonly onApply: (narrowing: OrderNarrowing) => void
  readonly onClose: () => void
}): ReactNode {
  const { narrowing, states, onApply, onClose } = props
  const translate = useText()
  const [chosen, setChosen] = useState(narrowing)
  const set = (changed: Partial<OrderNarrowing>) => setChosen({ ...chosen, ...changed })
  const reversed = {
    days: chosen.from !== '' && chosen.to !== '' && chosen.from > chosen.to,
    amount: chosen.minAmount !== '' && chosen.maxAmount !== '' && Number(chosen.minAmount) > Number(chosen.maxAmount),
  }
  return (
    <Sheet title={translate(LABELS.title)} size={65} onClose={onClose}>
      <FacetGroup
        name={translate(LABELS.state)}
        facets={Object.entries(states).map(([id, label]) => ({ id, name: translate(label) }))}
        chosen={chosen.state === '' ? [] : [chosen.state]}
        onToggle={(state) => set({ state: state === chosen.state ? '' : state })}
      />
      <ShopWidgetHost>
        <DateRangeInput
          label={translate(LABELS.days)}
          value={[chosen.from, chosen.to]}
          message={reversed.days ? translate(LABELS.reversed) : undefined}
          onChange={([from, to]) => set({ from, to })}
        />
      </ShopWidgetHost>
      <fieldset className="shop-spec">
        <legend>{translate(LABELS.amount)}</legend>
        <div className="shop-range">
          <AmountField
            label={translate(LABELS.lowest)}
            value={chosen.minAmount}
            onChange={(minAmount) => set({ minAmount })}
          />
          <span aria-hidden="true">–</span>
          <AmountField
            label={translate(LABELS.highest)}
            value={chosen.maxAmount}
            onChange={(maxAmount) => set({ maxAmount })}
          />
        </div>
        {reversed.amount && (
          <p className="shop-order-reversed" role="alert">
            {translate(LABELS.reversed)}
          </p>
        )}
      </fieldset>
      <div className="shop-sheet-foot shop-filter-foot">
        <button
          type="button"
          className="shop-button is-quiet"
          disabled={Object.values(chosen).every((value) => value === '')}
          onClick={() => setChosen(NOTHING)}
        >
          {translate(LABELS.reset)}
        </button>
        <button
          type="button"
          className="shop-button"
          disabled={reversed.days || reversed.amount}
          onClick={() => onApply(chosen)}
        >
          {translate(LABELS.apply)}
        </button>
      </div>
    </Sheet>
  )
}

function AmountField(props: {
  readonly label: string
  readonly value: string
  readonly onChange: (value: string) => void
}): ReactNode {
  const { label, value, onChange } = props
  return (
    <input
      className="shop-filter-number"
      inputMode="numeric"
      aria-label={label}
      placeholder={label}
      value={value}
      onChange={({ target }) => {
        if (/^(?:[1-9]\d{0,7})?$/.test(target.value)) onChange(target.value)
      }}
    />
  )
}
