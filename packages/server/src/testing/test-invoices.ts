import type { InvoiceDetail, ShopInvoice } from '@mallwright/contract/invoice'

import { demoId } from '../demo/plans/demo-id.ts'
import { must, newRequest } from './test-answers.ts'
import { openTestAfterSales } from './test-after-sales.ts'
import type { PlacedOrder, TestAfterSales } from './test-after-sales.ts'
import type { TestClient, TestServer } from './test-server.ts'

/** The whole input of an application. */
type Application = Parameters<TestClient['saveInvoiceApply']>[0]['body']

/** The whole answer of a shop. */
type Audit = Parameters<TestClient['auditInvoice']>[0]['body']

/** Invoices as a buyer, a shop and the tables see them. */
export interface TestInvoices {
  readonly sales: TestAfterSales
  readonly buyer: TestClient
  readonly shop: TestClient
  /** A header of the institution that a special invoice can be made out to. */
  readonly headerId: string
  /** Completed orders of the buyer's. */
  orders(count: number): Promise<PlacedOrder[]>
  /** Applies for the electronic invoice of orders, unless told otherwise. */
  apply(orderNos: readonly string[], application?: Partial<Application>): ReturnType<TestClient['saveInvoiceApply']>
  /** Applies and gives the number. */
  applied(orderNos: readonly string[], application?: Partial<Application>): Promise<string>
  detail(applyNo: string): Promise<InvoiceDetail>
  /** An application as its shop sees it, in any tab. */
  shopView(applyNo: string): Promise<ShopInvoice>
  /** Answers as the shop that has just looked. */
  audit(applyNo: string, answer: Pick<Audit, 'iAudit'> & Partial<Audit>): ReturnType<TestClient['auditInvoice']>
  /** Accepts and issues; gives the number of the invoice. */
  issue(applyNo: string): Promise<string>
  /** Reverses an invoice that is to be reversed. */
  red(applyNo: string): Promise<void>
  /** Has the money of units of the first line of an order go back. */
  refund(placed: PlacedOrder, iQty?: number): Promise<void>
  waitFor(applyNo: string, isTrue: (detail: InvoiceDetail) => boolean): Promise<void>
}

/** What a mail goes to in tests. */
export const INVOICE_EMAIL = 'finance@beichen.example'

let invoiceNumbers = 0

/** A number of an invoice that no test has used: 20 digits. */
export const newInvoiceNo = () => String(++invoiceNumbers).padStart(20, '9')

/** Signs buyer and shop in, and gives the buyer's institution a header. */
export async function openTestInvoices(server: TestServer): Promise<TestInvoices> {
  const sales = await openTestAfterSales(server)
  const { buyer, shop } = sales
  const header = {
    bInstitution: true,
    iHeaderType: 2 as const,
    cTitle: '北辰精工有限公司开票部',
    cTaxNo: '91110000MA0DEM001A',
    cRegAddress: '杭州市西湖区演示路 3 号',
    cRegPhone: '0571-88880000',
    cBankName: '演示银行西湖支行',
    cBankAccount: '6222000011113333',
  }
  const headerId = must(await buyer.saveHeader({ body: { ...header, ...newRequest() } })).cHeaderUuid
  const shopPage = async (iTab: number) =>
    must(await shop.getShopInvoicePage({ body: { cShopUuid: demoId('shop/S2'), iTab, pageSize: 50 } })).results
  const invoices: TestInvoices = {
    sales,
    buyer,
    shop,
    headerId,
    orders: async (count) => {
      const placed: PlacedOrder[] = []
      for (let index = 0; index < count; index += 1) placed.push(await sales.order('received'))
      return placed
    },
    apply: (orderNos, application = {}) =>
      buyer.saveInvoiceApply({
        body: {
          orderNos: [...orderNos],
          iInvoiceKind: 1,
          cHeaderUuid: headerId,
          iInvoiceMedium: 1,
          cEmail: INVOICE_EMAIL,
          ...newRequest(),
          ...application,
        },
      }),
    applied: async (orderNos, application) => must(await invoices.apply(orderNos, application)).cInvoiceApplyNo,
    detail: async (cInvoiceApplyNo) => must(await buyer.getInvoiceApplyDetail({ body: { cInvoiceApplyNo } })),
    shopView: async (applyNo) => {
      const all = [...(await shopPage(0)), ...(await shopPage(1)), ...(await shopPage(2))]
      const found = all.find(({ cInvoiceApplyNo }) => cInvoiceApplyNo === applyNo)
      if (!found) throw new Error(`the shop does not see ${applyNo}`)
      return found
    },
    audit: async (cInvoiceApplyNo, answer) => {
      const { iVersion } = await invoices.shopView(cInvoiceApplyNo)
      return shop.auditInvoice({ body: { cInvoiceApplyNo, iVersion, ...newRequest(), ...answer } })
    },
    issue: async (applyNo) => {
      const cInvoiceNo = newInvoiceNo()
      must(await invoices.audit(applyNo, { iAudit: 1 }))
      must(await invoices.audit(applyNo, { iAudit: 2, cInvoiceNo }))
      return cInvoiceNo
    },
    red: async (applyNo) => {
      must(await invoices.audit(applyNo, { iAudit: 4, cInvoiceNo: newInvoiceNo() }))
    },
    refund: async (placed, iQty) => {
      const [first] = placed.items
      const items = [{ cOrderItemUuid: first?.id ?? '', iQty: iQty ?? first?.qty ?? 0 }]
      const no = await sales.asked(placed, { items })
      await sales.agree(no)
      await sales.waitForState(no, 50)
    },
    waitFor: (applyNo, isTrue) => sales.orders.waitFor(async () => isTrue(await invoices.detail(applyNo))),
  }
  return invoices
}
