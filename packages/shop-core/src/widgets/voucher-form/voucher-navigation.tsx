import { findVoucherByNo, getVoucherPosition } from '@mallwright/contract/voucher'
import type { VoucherType } from '@mallwright/contract/voucher'
import { createApi } from '@mallwright/contract/rpc'
import type { Label } from '@mallwright/contract/values'
import { useState } from 'react'
import type { ReactNode } from 'react'

import { useText } from '../../i18n/locale-store.ts'
import { errorText } from '../../kit/notice/error-text.ts'
import { CallError } from '../../query/call-error.ts'
import { useWidgetHost } from '../widget-host/widget-host.ts'
import { VOUCHER_LABELS } from './model/voucher-labels.ts'

/** A step through the vouchers of a type. */
type Move = 'first' | 'prev' | 'next' | 'last'

const STEPS: readonly { readonly move: Move; readonly label: Label; readonly path: string }[] = [
  { move: 'first', label: VOUCHER_LABELS.first, path: 'M18 6l-6 6 6 6M7 6v12' },
  { move: 'prev', label: VOUCHER_LABELS.prev, path: 'M15 6l-6 6 6 6' },
  { move: 'next', label: VOUCHER_LABELS.next, path: 'M9 6l6 6-6 6' },
  { move: 'last', label: VOUCHER_LABELS.last, path: 'M6 6l6 6-6 6M17 6v12' },
]

/** Steps to other vouchers of the type, and finds one by its number. Specification 3 §2. */
export function VoucherNavigation(props: {
  readonly type: VoucherType
  /** The voucher that is shown; absent of a new one. */
  readonly current: string | undefined
  /** Asks whether one may leave, and opens a voucher. */
  readonly onOpen: (cUuid: string) => void
}): ReactNode {
  const { type, current, onOpen } = props
  const { send, feedback } = useWidgetHost()
  const translate = useText()
  const [number, setNumber] = useState('')
  const [ends, setEnds] = useState<{ readonly of?: string; readonly isFirst: boolean; readonly isLast: boolean }>({
    isFirst: false,
    isLast: false,
  })
  const api = createApi({ findVoucherByNo, getVoucherPosition }, send)
  const isAt = ends.of === current
  const step = async (cMove: Move) => {
    const answer = await api.getVoucherPosition({
      body: { cVouchType: type, cMove, ...(current !== undefined && { cUuid: current }) },
    })
    if (!answer.ok) {
      feedback.toast(errorText(new CallError(answer)))
      return
    }
    const { cUuid, bFirst, bLast } = answer.data
    setEnds({ of: cUuid, isFirst: bFirst, isLast: bLast })
    if (cUuid !== current) onOpen(cUuid)
  }
  const find = async () => {
    const cVoucherNo = number.trim()
    if (cVoucherNo === '') {
      feedback.toast(translate(VOUCHER_LABELS.numberMissing))
      return
    }
    const answer = await api.findVoucherByNo({ body: { cVouchType: type, cVoucherNo } })
    if (!answer.ok) feedback.toast(errorText(new CallError(answer)))
    else onOpen(answer.data.cUuid)
  }
  const isEnd = (move: Move) => {
    if (current === undefined) return move === 'prev' || move === 'next'
    return (
      isAt && (ends.isFirst ? move === 'first' || move === 'prev' : ends.isLast && (move === 'last' || move === 'next'))
    )
  }
  return (
    <nav className="wg-voucher-nav" aria-label={translate(VOUCHER_LABELS.navigation)}>
      {STEPS.slice(0, 2).map((each) => (
        <StepButton key={each.move} {...each} isDisabled={isEnd(each.move)} onPress={() => void step(each.move)} />
      ))}
      <form
        role="search"
        onSubmit={(event) => {
          event.preventDefault()
          void find()
        }}
      >
        <input
          type="search"
          aria-label={translate(VOUCHER_LABELS.number)}
          placeholder={translate(VOUCHER_LABELS.number)}
          maxLength={30}
          enterKeyHint="search"
          autoComplete="off"
          value={number}
          onChange={(event) => setNumber(event.target.value)}
        />
        <button type="submit">{translate(VOUCHER_LABELS.find)}</button>
      </form>
      {STEPS.slice(2).map((each) => (
        <StepButton key={each.move} {...each} isDisabled={isEnd(each.move)} onPress={() => void step(each.move)} />
      ))}
    </nav>
  )
}

function StepButton(props: {
  readonly label: Label
  readonly path: string
  readonly isDisabled: boolean
  readonly onPress: () => void
}): ReactNode {
  const { label, path, isDisabled, onPress } = props
  const translate = useText()
  return (
    <button
      type="button"
      className="wg-voucher-step"
      aria-label={translate(label)}
      aria-disabled={isDisabled}
      onClick={isDisabled ? undefined : onPress}
    >
      <svg viewBox="0 0 24 24" aria-hidden="true">
        <path d={path} />
      </svg>
    </button>
  )
}
