/** Types of vouchers as engine 6.1 has them, written down apart from the product: a mistake in its tables is seen. */
interface ChainType {
  readonly step: string
  readonly side: 'buyer' | 'seller'
  /** Types that it pulls from by the book; a `'` marks the partner's. */
  readonly pulls: Readonly<Partial<Record<Book, string>>>
  readonly isAmounts?: boolean
}

/** What is counted of a line. Decision 0142. */
export type Book = 'goods' | 'copy' | 'invoice' | 'money'

const plan = (step: string, side: ChainType['side'], pulls: ChainType['pulls'], isAmounts = false): ChainType => ({
  step,
  side,
  pulls,
  isAmounts,
})

/** The 17 steps. */
export const CHAIN_TYPES = {
  PUR_REQUEST: plan('01', 'buyer', {}),
  PUR_ENQUIRY: plan('02', 'buyer', { copy: 'PUR_REQUEST' }),
  SAL_QUOTE: plan('03', 'seller', { goods: "PUR_ENQUIRY'" }),
  PUR_AWARD: plan('04', 'buyer', { goods: "SAL_QUOTE'" }),
  PUR_CONTRACT: plan('05', 'buyer', { goods: 'PUR_AWARD PUR_REQUEST' }),
  SAL_CONTRACT: plan('06', 'seller', { copy: "PUR_CONTRACT'" }),
  PUR_ORDER: plan('07', 'buyer', { goods: 'PUR_REQUEST PUR_AWARD PUR_CONTRACT' }),
  SAL_ORDER: plan('08', 'seller', { goods: "PUR_ORDER' SAL_CONTRACT" }),
  PUR_PAY_REQUEST: plan('09', 'buyer', { money: 'PUR_ORDER PUR_CONTRACT PUR_INVOICE' }, true),
  PUR_PAYMENT: plan('10', 'buyer', { money: 'PUR_PAY_REQUEST PUR_ORDER' }, true),
  SAL_RECEIPT: plan('10', 'seller', { money: "PUR_PAYMENT' SAL_ORDER SAL_INVOICE" }, true),
  SAL_INVOICE: plan('11', 'seller', { invoice: 'SAL_ORDER SAL_DELIVERY' }),
  SAL_DELIVERY: plan('12', 'seller', { goods: 'SAL_ORDER' }),
  PUR_RECEIPT: plan('13', 'buyer', { goods: "SAL_DELIVERY' SAL_REPLENISH' PUR_ORDER" }),
  PUR_RETURN: plan('14', 'buyer', { goods: 'PUR_RECEIPT' }),
  SAL_REPLENISH: plan('15', 'seller', { goods: "PUR_RETURN'" }),
  PUR_INVOICE: plan('16', 'buyer', { invoice: "SAL_INVOICE' PUR_RECEIPT" }),
} as const satisfies Readonly<Record<string, ChainType>>

/** The code of a type. */
export type TypeCode = keyof typeof CHAIN_TYPES

/** The codes of all types. */
export const TYPE_CODES = Object.keys(CHAIN_TYPES) as readonly TypeCode[]

/** What a type is. */
export const chainType = (code: TypeCode): ChainType => CHAIN_TYPES[code]

/** How one type pulls from another. */
export interface Pull {
  readonly book: Book
  readonly isPartners: boolean
}

/** How a type pulls from another; `undefined` where it does not. */
export function pullOf(down: TypeCode, up: TypeCode): Pull | undefined {
  for (const [book, types] of Object.entries(chainType(down).pulls)) {
    const found = types.split(' ').find((name) => name.replace("'", '') === up)
    if (found) return { book: book as Book, isPartners: found.endsWith("'") }
  }
  return undefined
}

/** The types that pull from one. */
export const downTypesOf = (up: TypeCode): readonly TypeCode[] => TYPE_CODES.filter((down) => pullOf(down, up))

/** The book that says how far a voucher is executed. */
export function executionBook(code: TypeCode): Book {
  if (code === 'SAL_INVOICE') return 'invoice'
  return code === 'PUR_PAY_REQUEST' || code === 'PUR_PAYMENT' || code === 'PUR_INVOICE' ? 'money' : 'goods'
}
