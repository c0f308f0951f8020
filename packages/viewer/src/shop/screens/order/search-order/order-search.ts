import { ORDER_STATE_NAMES } from '@mallwright/contract/order'
import { useSearchParams } from 'react-router'

import { PARAMS } from '../../../navigation/route-params.ts'
import { amountOf, MAX_KEYWORD } from '../../catalog/search-input.ts'
import type { OrderFilter } from '../order-calls.ts'

/** What orders are searched by, as texts of the address; an empty one does not narrow. */
export interface OrderSearch {
  readonly keyword: string
  /** `iOrderState`. */
  readonly state: string
  /** Days, `yyyy-MM-dd`. */
  readonly from: string
  readonly to: string
  /** Whole yuan. */
  readonly minAmount: string
  readonly maxAmount: string
  /** Orders of the whole institution. */
  readonly isInstitution: boolean
}

/** What the sheet of the search changes. */
export type OrderNarrowing = Omit<OrderSearch, 'keyword' | 'isInstitution'>

/** Narrows nothing. */
export const NO_NARROWING: OrderNarrowing = { state: '', from: '', to: '', minAmount: '', maxAmount: '' }

/** Parameters of the address, named as in the call. */
const NAMES = {
  keyword: PARAMS.keyword,
  state: 'iOrderState',
  from: 'dFrom',
  to: 'dTo',
  minAmount: 'iAmountMin',
  maxAmount: 'iAmountMax',
  owner: PARAMS.owner,
} as const

const INSTITUTION = 'institution'

/** The search that an address names. What it does not know is left out. */
export function readOrderSearch(params: URLSearchParams): OrderSearch {
  const text = (name: keyof typeof NAMES) => params.get(NAMES[name]) ?? ''
  const dayOf = (day: string) => (/^\d{4}-\d{2}-\d{2}$/.test(day) ? day : '')
  return {
    keyword: text('keyword').trim().slice(0, MAX_KEYWORD),
    state: Object.hasOwn(ORDER_STATE_NAMES, text('state')) ? text('state') : '',
    from: dayOf(text('from')),
    to: dayOf(text('to')),
    minAmount: amountOf(text('minAmount')),
    maxAmount: amountOf(text('maxAmount')),
    isInstitution: text('owner') === INSTITUTION,
  }
}

function writeOrderSearch({ isInstitution, ...search }: OrderSearch): URLSearchParams {
  const texts = Object.entries({ ...search, owner: isInstitution ? INSTITUTION : '' })
  return new URLSearchParams(
    texts.filter(([, value]) => value !== '').map(([name, value]) => [NAMES[name as keyof typeof NAMES], value]),
  )
}

/** The search in the address, and its change in place: back leaves the screen. */
export function useOrderSearch(): readonly [OrderSearch, (change: Partial<OrderSearch>) => void] {
  const [params, setParams] = useSearchParams()
  const change = (changed: Partial<OrderSearch>) =>
    setParams((current) => writeOrderSearch({ ...readOrderSearch(current), ...changed }), { replace: true })
  return [readOrderSearch(params), change]
}

/** The part of a search that its sheet changes. */
export const narrowingOf = ({ state, from, to, minAmount, maxAmount }: OrderSearch): OrderNarrowing => ({
  state,
  from,
  to,
  minAmount,
  maxAmount,
})

/** Number of conditions beside the words. */
export function narrowingCountOf({ state, from, to, minAmount, maxAmount }: OrderNarrowing): number {
  return [state, from || to, minAmount || maxAmount].filter(Boolean).length
}

/** The list of a search. */
export function orderFilterOf({ keyword, state, from, to, minAmount, maxAmount, ...search }: OrderSearch): OrderFilter {
  const numberOf = (text: string) => (text === '' ? undefined : Number(text))
  return {
    tab: 0,
    keyword,
    from,
    to,
    state: numberOf(state),
    minAmount: numberOf(minAmount),
    maxAmount: numberOf(maxAmount),
    isInstitution: search.isInstitution,
    isRemembered: keyword !== '',
  }
}
