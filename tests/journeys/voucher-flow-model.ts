/** The 17 steps as engine 6.1 names them, with their sides; 10 twice. */
const STEPS = `
  01 采购申请 采购方, 02 采购询价 采购方, 03 销售报价 销售方, 04 采购比价 采购方, 05 采购合同 采购方, 06 销售合同 销售方,
  07 采购订单 采购方, 08 销售订单 销售方, 09 付款申请 采购方, 10 采购付款 采购方, 10 销售收款 销售方, 11 销售发票 销售方,
  12 销售发货 销售方, 13 采购收货 采购方, 14 采购退货 采购方, 15 销售补货 销售方, 16 采购发票 采购方`
  .split(',')
  .map((entry) => {
    const [no = '', name = '', side = ''] = entry.trim().split(' ')
    return { no, name, side }
  })

/** Who looks at a flow: by whose side it sees numbers. */
export type FlowReader = '采购方' | '销售方'

/** What a flow must show. */
export interface ExpectedFlow {
  /** The text of each row of the list. */
  readonly rows: readonly string[]
  /** 无预付，直接发货 between 08 and 12. */
  readonly hasSkipLink: boolean
  /** 退货 from 14. */
  readonly hasReturnLink: boolean
}

/**
 * The flow of one chain by the sentences of specification 3 §4, apart from the product: it shares no code with what it is compared with.
 */
export class FlowModel {
  readonly #numbers = new Map<string, string[]>()

  /** Notes a voucher that was made; `step` is its name, such as 采购订单. */
  add(step: string, voucherNo: string): void {
    if (!STEPS.some(({ name }) => name === step)) throw new Error(`no step ${step}`)
    this.#numbers.set(step, [...(this.#numbers.get(step) ?? []), voucherNo])
  }

  expected(reader: FlowReader): ExpectedFlow {
    return {
      rows: STEPS.map(({ no, name, side }) => {
        const numbers = this.#numbers.get(name) ?? []
        const [only = ''] = numbers
        // Of the partner's vouchers neither numbers nor amounts are shown.
        const text = numbers.length === 1 && side === reader ? only : `${numbers.length} 张`
        return `${no}${name}${side}${numbers.length === 0 ? '' : ` · ${text}`}${this.#status(name)}`
      }),
      hasSkipLink: this.#status('销售订单') === '✓已执行' && this.#status('采购付款') === '–已跳过',
      hasReturnLink: this.#status('采购退货') === '✓已执行',
    }
  }

  #status(step: string): string {
    if (this.#numbers.has(step)) return '✓已执行'
    // A step that is not returned is skipped, except the replenishment, which waits.
    if (step === '销售补货') return '○待执行'
    const { no } = STEPS.find(({ name }) => name === step) ?? { no: '' }
    const hasLater = STEPS.some(({ no: other, name }) => other > no && this.#numbers.has(name))
    return hasLater ? '–已跳过' : '○待执行'
  }
}
