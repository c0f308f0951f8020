import type { AfterSaleType } from '@mallwright/contract/after-sale'
import { SHOP_BASE } from '@mallwright/contract/link'
import type { Label } from '@mallwright/contract/values'
import { useText } from '@mallwright/shop-core/i18n'
import { ErrorNotice, Notice, ScreenSkeleton } from '@mallwright/shop-core/kit'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { ReactNode } from 'react'
import { useNavigate } from 'react-router'

import { useCaller, useShop } from '../../../client/shop-context.ts'
import { CheckBox } from '../../../controls/check-box.tsx'
import { QuantityStepper } from '../../../controls/quantity-stepper.tsx'
import { BackHeader } from '../../../navigation/back-header.tsx'
import { useRouteParam } from '../../../navigation/route-params.ts'
import { LineRow } from '../../order/order-card/order-lines.tsx'
import { DETAILS_LABELS } from '../../order/order-details/details-labels.ts'
import { shownLine } from '../after-sale-card.tsx'
import { AFTER_SALE_LABELS, TYPE_HINTS } from '../after-sale-labels.ts'
import type { ApplyInfo, ApplyLine } from '../after-sale-model.ts'
import { applyInfoQuery } from '../after-sale.queries.ts'
import { writeUnits } from '../chosen-units.ts'
import '../../order/order-details/order-details.css'
import '../../order/order-card/order-card.css'
import '../after-sale.css'

const LABELS = {
  lines: { zh: '选择商品', en: 'Choose goods' },
  types: { zh: '选择售后类型', en: 'Choose what you need' },
  choose: { zh: '选择 {name}', en: 'Choose {name}' },
  left: { zh: '可申请 {count} {unit}', en: '{count} {unit} left' },
  nothing: { zh: '请选择商品', en: 'Choose goods first' },
} satisfies Record<string, Label>

/** The first step of an after-sale: lines of an order (`cOrderNo`) and their units, then what is needed. Domain sheet 39. */
export function Screen(): ReactNode {
  const translate = useText()
  const orderNo = useRouteParam('orderNo')
  const info = useQuery(applyInfoQuery(useShop(), orderNo, useCaller()))
  return (
    <div className="shop-screen">
      <BackHeader title={translate(AFTER_SALE_LABELS.ask)} />
      <main>
        {info.isPending && <ScreenSkeleton />}
        {info.error && !info.data && <ErrorNotice error={info.error} onRetry={() => void info.refetch()} />}
        {info.data === null && <Notice kind="gone" title={translate(DETAILS_LABELS.unknown)} />}
        {info.data && <Choice info={info.data} />}
      </main>
    </div>
  )
}

/** Units by the id of a line. */
type Units = Readonly<Record<string, number>>

const leftOf = ({ left }: ApplyLine) => Math.max(0, ...left)

/** What is chosen at first: the line that the buyer has come from, or the only one. */
function firstUnits({ lines }: ApplyInfo, itemId: string): Units {
  const open = lines.filter((line) => leftOf(line) > 0)
  const line = open.find(({ id }) => id === itemId) ?? (open.length === 1 ? open[0] : undefined)
  return line ? { [line.id]: leftOf(line) } : {}
}

function Choice({ info }: { readonly info: ApplyInfo }): ReactNode {
  const translate = useText()
  const navigate = useNavigate()
  const { feedback } = useShop()
  const itemId = useRouteParam('itemUnits')
  const [units, setUnits] = useState<Units>(() => firstUnits(info, itemId))
  const chosen = info.lines.filter(({ id }) => (units[id] ?? 0) > 0)
  const go = (type: AfterSaleType) => {
    if (chosen.length === 0) return feedback.toast(translate(LABELS.nothing))
    const items = writeUnits(chosen.map(({ id }) => ({ itemId: id, quantity: units[id] ?? 0 })))
    const query = new URLSearchParams({ cOrderNo: info.orderNo, iAfterSaleType: String(type), items })
    return void navigate(`${SHOP_BASE}/afterSale/pushAfterSale?${query}`)
  }
  return (
    <div className="shop-after-sale-page">
      <section className="shop-order-block" aria-label={translate(LABELS.lines)}>
        <h2 className="shop-order-title">{translate(LABELS.lines)}</h2>
        <ul className="shop-lines">
          {info.lines.map((line) => (
            <li key={line.id}>
              <LineChoice
                line={line}
                quantity={units[line.id] ?? 0}
                onChange={(quantity) => setUnits({ ...units, [line.id]: quantity })}
              />
            </li>
          ))}
        </ul>
      </section>
      <section className="shop-order-block" aria-label={translate(LABELS.types)}>
        <h2 className="shop-order-title">{translate(LABELS.types)}</h2>
        <ul className="shop-type-cards">
          {info.types.map(({ type, name, isAllowed, message }) => {
            const fits = chosen.every((line) => (units[line.id] ?? 0) <= (line.left[type - 1] ?? 0))
            const why =
              isAllowed && !fits
                ? translate(LABELS.left, {
                    count: Math.max(0, ...chosen.map((line) => line.left[type - 1] ?? 0)),
                    unit: '',
                  })
                : message
            return (
              <li key={type}>
                <button type="button" disabled={!isAllowed || !fits} onClick={() => go(type)}>
                  <strong>{name}</strong>
                  <span>{why || translate(TYPE_HINTS[type] ?? LABELS.types)}</span>
                </button>
              </li>
            )
          })}
        </ul>
      </section>
    </div>
  )
}

function LineChoice(props: {
  readonly line: ApplyLine
  readonly quantity: number
  readonly onChange: (quantity: number) => void
}): ReactNode {
  const { line, quantity, onChange } = props
  const translate = useText()
  const left = leftOf(line)
  const name = [line.name, line.spec].filter(Boolean).join(' ')
  return (
    <div className="shop-after-sale-line">
      <CheckBox
        label={translate(LABELS.choose, { name })}
        isChecked={quantity > 0}
        isDisabled={left === 0}
        onChange={(isChecked) => onChange(isChecked ? left : 0)}
      >
        <LineRow
          line={shownLine(line, line.quantity)}
          note={
            <span className="shop-line-weak">
              {left === 0 ? line.message : translate(LABELS.left, { count: left, unit: line.unit })}
            </span>
          }
        />
      </CheckBox>
      {quantity > 0 && (
        <QuantityStepper
          line={{ name, quantity, minQuantity: 1, step: 1, maxQuantity: left, stock: undefined }}
          onChange={onChange}
        />
      )}
    </div>
  )
}
