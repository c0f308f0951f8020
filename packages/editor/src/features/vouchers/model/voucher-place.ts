import type { VoucherType } from '@mallwright/contract/voucher'
import { voucherTypeOf } from '@mallwright/shop-core/voucher'

/** What the desk shows of vouchers. */
export type VoucherPlace =
  | { readonly kind: 'overview' }
  | { readonly kind: 'tasks' }
  | { readonly kind: 'unknown' }
  | { readonly kind: 'list'; readonly type: VoucherType }
  /** A new voucher without an id; it may begin as a copy of another. */
  | {
      readonly kind: 'form'
      readonly type: VoucherType
      readonly id: string | undefined
      readonly copiedId?: string
    }

/** Query parameters of the desk's address. */
const WORK = 'work'
const VOUCHER = 'voucher'
const COPY = 'copy'

/** Stands for the id of a new voucher. */
const NEW = 'new'

/** What an address (its query) shows of vouchers; `undefined` when it names something else. */
export function placeIn(search: string): VoucherPlace | undefined {
  const params = new URLSearchParams(search)
  const work = params.get(WORK)
  if (work === null) return undefined
  if (work === '') return { kind: 'overview' }
  if (work === 'tasks') return { kind: 'tasks' }
  const type = voucherTypeOf(work)
  if (!type) return { kind: 'unknown' }
  const voucher = params.get(VOUCHER)
  if (voucher === null) return { kind: 'list', type }
  if (voucher !== NEW) return { kind: 'form', type, id: voucher }
  const copiedId = params.get(COPY)
  return { kind: 'form', type, id: undefined, ...(copiedId !== null && { copiedId }) }
}

/** The query of an address that shows it. */
export function searchOf(place: Exclude<VoucherPlace, { readonly kind: 'unknown' }>): string {
  switch (place.kind) {
    case 'overview':
      return `?${WORK}=`
    case 'tasks':
      return `?${WORK}=tasks`
    case 'list':
      return `?${WORK}=${place.type}`
    case 'form':
      return `?${WORK}=${place.type}&${VOUCHER}=${encodeURIComponent(place.id ?? NEW)}${copyPart(place)}`
  }
}

const copyPart = ({ id, copiedId }: { readonly id: string | undefined; readonly copiedId?: string }) =>
  id === undefined && copiedId !== undefined ? `&${COPY}=${encodeURIComponent(copiedId)}` : ''

/** The address of a type's vouchers. */
export const listSearch = (type: VoucherType) => searchOf({ kind: 'list', type })

/** The address of a voucher; of a new one without its id. */
export const formSearch = (type: VoucherType, id?: string) => searchOf({ kind: 'form', type, id })

/** The address of a new voucher that begins as a copy. */
export const copySearch = (type: VoucherType, copiedId: string) =>
  searchOf({ kind: 'form', type, id: undefined, copiedId })
