import { chainType, executionBook, pullOf } from './chain-types.ts'
import type { Book, TypeCode } from './chain-types.ts'

/** A line as the model has it: quantity in thousandths, price in millionths of a yuan, amounts in fen. */
export interface ModelLine {
  key: string
  readonly voucher: ModelVoucher
  up: ModelLine | undefined
  qty: number
  price: number
  cents: number
  /** What an invoice takes of its upstream line: less than its amount by rounding alone. */
  taken: number
}

/** A voucher as the model has it. */
export interface ModelVoucher {
  readonly type: TypeCode
  /** Number of an institution. */
  readonly owner: string
  readonly partner: string | undefined
  id: string
  no: string
  state: number
  version: number
  submits: number
  isDeleted: boolean
  lines: ModelLine[]
  /** While it is decided on: who has submitted it, and how many steps were agreed on. */
  asked: { readonly submitter: string; agreed: number } | undefined
}

/** A chain: all vouchers that it has ever had. */
export type Chain = ModelVoucher[]

/** Steps of approval: amounts (fen) above which somebody decides, by institution and type. */
export const APPROVALS: Readonly<Record<string, readonly number[]>> = {
  'E1 PUR_ORDER': [500_000],
  'E1 PUR_PAY_REQUEST': [-1],
  'E2 PUR_CONTRACT': [-1],
  'E4 SAL_ORDER': [20_000, 100_000],
  'OP SAL_DELIVERY': [-1],
}

/** How many steps a voucher has to pass. */
export function stepsOf({ owner, type, lines }: ModelVoucher): number {
  const amount = lines.reduce((sum, { cents }) => sum + cents, 0)
  return (APPROVALS[`${owner} ${type}`] ?? []).filter((above) => amount > above).length
}

/** Fen of a quantity at a price, half a fen up. */
export function centsOf(qty: number, price: number): number {
  return Number((BigInt(qty) * BigInt(price) + 5_000_000n) / 10_000_000n)
}

/** Whether a voucher counts: neither deleted nor void. */
export const isAlive = ({ isDeleted, state }: ModelVoucher): boolean => !isDeleted && state !== 60

/** The lines that pull from a line. */
export function pullersOf(chain: Chain, line: ModelLine): readonly ModelLine[] {
  return chain.filter(isAlive).flatMap(({ lines }) => lines.filter(({ up }) => up === line))
}

/** What a line takes of a counter: of `cents` where the book counts amounts. */
function takes({ voucher, up, qty, cents, taken }: ModelLine, book: Book | 'cents'): number {
  const pulled = up && pullOf(voucher.type, up.voucher.type)?.book
  if (book === 'cents') return pulled === 'invoice' ? taken : 0
  if (pulled !== book) return 0
  return book === 'money' ? cents : qty
}

/** What was pulled from a line by a counter. */
export function pulledOf(chain: Chain, line: ModelLine, book: Book | 'cents'): number {
  return pullersOf(chain, line).reduce((sum, puller) => sum + takes(puller, book), 0)
}

/** What is open of a line in a book. */
export function openOf(chain: Chain, line: ModelLine, book: Book): number {
  return (book === 'money' ? line.cents : line.qty) - pulledOf(chain, line, book)
}

/** How far a voucher is executed: 0 not, 1 in part, 2 wholly. */
export function executionOf(chain: Chain, { type, lines }: ModelVoucher): number {
  const book = executionBook(type)
  const pulled = lines.map((line) => ({
    of: book === 'money' ? line.cents : line.qty,
    is: pulledOf(chain, line, book),
  }))
  if (pulled.every(({ is }) => is === 0)) return 0
  return pulled.every(({ of, is }) => is >= of) ? 2 : 1
}

/** Whether anything was pulled from a voucher. */
export const isPulled = (chain: Chain, { lines }: ModelVoucher): boolean =>
  lines.some((line) => pullersOf(chain, line).length > 0)

/** The vouchers that hang together with one, itself included; none for one that does not count. */
export function connectedTo(chain: Chain, start: ModelVoucher): readonly ModelVoucher[] {
  if (!isAlive(start)) return []
  const found = new Set([start])
  for (const voucher of found) {
    for (const { up } of voucher.lines) if (up) found.add(up.voucher)
    for (const line of voucher.lines) for (const puller of pullersOf(chain, line)) found.add(puller.voucher)
  }
  return [...found]
}

/** Whether a type by an institution may pull from a line as such; its state and what is open aside. */
export function mayPull(type: TypeCode, owner: string, { voucher }: ModelLine): boolean {
  const pull = pullOf(type, voucher.type)
  return pull !== undefined && (pull.isPartners ? voucher.partner : voucher.owner) === owner
}

/** A line as somebody wants to save it. */
export interface WantedLine {
  /** Of a stored line. */
  readonly stored?: ModelLine
  readonly up?: ModelLine
  readonly qty: number
  readonly price: number
  readonly cents: number
}

/** A save as somebody wants it. */
export interface WantedSave {
  readonly chain: Chain
  readonly type: TypeCode
  readonly owner: string
  readonly partner: string | undefined
  readonly voucher?: ModelVoucher
  readonly lines: readonly WantedLine[]
}

/** Why links are refused; else what each line takes of its upstream line's amount. */
export function judgeLinks({ chain, type, owner, partner, voucher, lines }: WantedSave): string | readonly number[] {
  for (const { up, stored } of lines) {
    if (!up) continue
    const isOpen = isAlive(up.voucher) && up.voucher.state === 30
    if (!mayPull(type, owner, up) || (!isOpen && stored?.up !== up)) return 'LINE_NOT_OPEN'
    const isPartners = pullOf(type, up.voucher.type)?.isPartners ?? false
    const isSame = isPartners ? partner === up.voucher.owner : [undefined, partner].includes(up.voucher.partner)
    if (!isSame) return 'PARTNERS_DIFFER'
  }
  const others = chain.filter((other) => other !== voucher)
  const sums = new Map<ModelLine, { qty: number; cents: number; links: number }>()
  const taken = lines.map(({ up, qty, price, cents }) => {
    const pull = up && pullOf(type, up.voucher.type)
    if (!up || !pull) return 0
    const { book } = pull
    const sum = sums.get(up) ?? {
      qty: pulledOf(others, up, book),
      cents: pulledOf(others, up, 'cents'),
      links: pullersOf(others, up).filter((line) => takes(line, 'invoice') > 0).length,
    }
    const open = up.cents - sum.cents
    // Half a fen for the line, each invoice before and this one.
    const isRounding = price <= up.price && cents > open && cents - open <= Math.floor((sum.links + 2) / 2)
    const takenCents = book !== 'invoice' ? 0 : isRounding ? Math.max(0, open) : cents
    sums.set(up, {
      qty: sum.qty + (book === 'money' ? cents : qty),
      cents: sum.cents + takenCents,
      links: sum.links + 1,
    })
    return takenCents
  })
  for (const [up, sum] of sums) {
    const book = pullOf(type, up.voucher.type)?.book ?? 'goods'
    const isClosed = up.voucher.state !== 30
    const most = isClosed ? pulledOf(chain, up, book) : book === 'money' ? up.cents : up.qty
    const mostCents = isClosed ? pulledOf(chain, up, 'cents') : up.cents
    if (sum.qty > most || sum.cents > mostCents) return 'OVER_PULLED'
  }
  return taken
}

/** Whether a type's lines are amounts. */
export const isAmounts = (type: TypeCode): boolean => chainType(type).isAmounts ?? false
