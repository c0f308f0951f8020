import { voucherMenu } from '@mallwright/contract/voucher'
import type { Voucher, VoucherTemplate, VoucherType, VoucherValues } from '@mallwright/contract/voucher'
import { newUuid } from '@mallwright/contract/values'
import { afterAll } from 'vitest'

import { permissionId } from '../db/permission-id.ts'
import { organisationId } from '../demo/plans/demo-id.ts'
import { archiveId } from '../demo/vouchers/seed-archives.ts'
import { testServer } from './test-server.ts'
import type { TestClient, TestServer } from './test-server.ts'

/** A line as tests write it. */
export interface TestLine {
  readonly cRowKey: string
  readonly values: VoucherValues
  readonly cUpRowKey?: string
}

/** Vouchers as a member of an institution makes them. */
export interface TestVouchers {
  readonly client: TestClient
  /** The template of a type. */
  template(type: VoucherType): Promise<VoucherTemplate>
  /** A new voucher with lines; throws when it is refused. */
  add(
    type: VoucherType,
    parts: { readonly head?: VoucherValues; readonly lines: readonly TestLine[] },
  ): Promise<Voucher>
  /** Saves as `saveVoucher` answers. */
  save(
    voucher: Pick<Voucher, 'cVouchType'> & Partial<Voucher>,
    changes?: Partial<SaveBody>,
  ): ReturnType<TestClient['saveVoucher']>
  /** A new voucher that pulls lines, each for `qty` of what is open where given. */
  pull(type: VoucherType, upRowKeys: readonly string[], qty?: string): Promise<Voucher>
  /** Submits, and approves by nobody: throws when an approval is asked for. */
  approve(voucher: Voucher): Promise<Voucher>
  get(voucher: Pick<Voucher, 'cVouchType' | 'cUuid'>): Promise<Voucher>
}

type SaveBody = Parameters<TestClient['saveVoucher']>[0]['body']

/** A line of goods: `qty` of material `code` at `price`. */
function goodsLine(institution: string, code: string, qty: string, price: string): TestLine {
  return {
    cRowKey: newUuid(),
    values: { cMaterial: archiveId(institution, 'material', code), iQty: qty, iPrice: price, iTaxRate: '0.13' },
  }
}

/** Opens vouchers for a client. */
export function testVouchers(client: TestClient): TestVouchers {
  const templates = new Map<VoucherType, VoucherTemplate>()
  const template: TestVouchers['template'] = async (type) => {
    const known = templates.get(type)
    if (known) return known
    const menu = await client.getButtonListByMenuUuid({ body: { cMenuUuid: permissionId('menu', voucherMenu(type)) } })
    const orgUuid = menu.ok ? menu.data.cOrgUuid : ''
    const answer = await client.getOrgDefaultVoucherTemplate({ params: { voucherCode: type, orgUuid } })
    if (!answer.ok) throw new Error(`no template of ${type}: ${answer.msg}`)
    templates.set(type, answer.data)
    return answer.data
  }
  const save: TestVouchers['save'] = async (voucher, changes = {}) => {
    const { cTemplateUuid, iRevision } = await template(voucher.cVouchType)
    return client.saveVoucher({
      body: {
        cRequestUuid: newUuid(),
        cVouchType: voucher.cVouchType,
        ...(voucher.cUuid !== undefined && { cUuid: voucher.cUuid }),
        iVersion: voucher.iVersion ?? 0,
        cTemplateUuid,
        iTemplateRevision: iRevision,
        headData: voucher.headData ?? {},
        lines: voucher.lines ?? [],
        deleted: [],
        docIds: [],
        ...changes,
      },
    })
  }
  const whole = async (saving: ReturnType<TestVouchers['save']>) => {
    const saved = await saving
    if (!saved.ok) throw new Error(`not saved: ${saved.failure} ${saved.msg}`)
    return saved.data
  }
  const get: TestVouchers['get'] = async ({ cVouchType, cUuid }) => {
    const found = await client.getVoucher({ body: { cVouchType, cUuid } })
    if (!found.ok) throw new Error(found.msg)
    return found.data
  }
  return {
    client,
    template,
    save,
    get,
    add: (type, { head = {}, lines }) =>
      whole(save({ cVouchType: type }, { headData: { dVoucherDate: '2026-11-26', ...head }, lines: [...lines] })),
    async pull(type, upRowKeys, qty) {
      const pulled = await client.pullVoucher({ body: { cVouchType: type, upRowKeys: [...upRowKeys] } })
      if (!pulled.ok) throw new Error(`not pulled: ${pulled.msg}`)
      const { headData, lines } = pulled.data
      const wanted = lines.map((line) =>
        qty === undefined ? line : { ...line, values: { ...line.values, iQty: qty } },
      )
      return whole(save({ cVouchType: type }, { headData: { ...headData, dVoucherDate: '2026-11-26' }, lines: wanted }))
    },
    async approve(voucher) {
      const { cVouchType, cUuid, iVersion } = voucher
      const submitted = await client.submitVoucher({ body: { cVouchType, cUuid, iVersion } })
      if (!submitted.ok) throw new Error(`not submitted: ${submitted.msg}`)
      const found = await get(voucher)
      if (found.iVoucherState !== 30) throw new Error('an approval is asked for')
      return found
    },
  }
}

/** Opens vouchers for whoever has a phone. */
export async function openVouchers(server: TestServer, phone: string): Promise<TestVouchers> {
  return testVouchers(await server.signIn(phone, { terminal: 'mobile' }))
}

/** Materials of every institution with records. */
export const BOLTS = 'Z0007'
export const CABLE = 'Z0018'

/** A buyer (E1) and a seller (E4, shop S2) with their administrators. */
export interface TestChain {
  readonly buyer: TestVouchers
  readonly seller: TestVouchers
  /** The seller among the buyer's suppliers. */
  readonly supplierId: string
  /** A line of the buyer's. */
  line(code?: string, qty?: string, price?: string): TestLine
  /** A purchase order of the seller's. */
  order(...lines: readonly TestLine[]): Promise<Voucher>
}

/** Starts a server for a test file, with a buyer and a seller who know each other. Called before any test is declared. */
export async function startChain() {
  const server = await testServer()
  // Registered before any session opens, so that a failed sign-in leaves no server behind.
  afterAll(() => server.close())
  const rowsOf = async (sql: string, values: readonly unknown[] = []) =>
    (await server.database.pool.query<Record<string, unknown>>(sql, [...values])).rows
  return { server, rowsOf, ...(await openChain(server)) }
}

/** Opens a buyer and a seller who know each other. */
async function openChain(server: TestServer): Promise<TestChain> {
  const [buyer, seller] = [await openVouchers(server, '19900140001'), await openVouchers(server, '19900140004')]
  const { rows } = await server.database.pool.query<{ id: string }>(
    `select id from archive where organisation_id = $1 and kind = 'supplier' and partner_org_id = $2`,
    [organisationId('E1'), organisationId('E4')],
  )
  const supplierId = rows[0]?.id ?? ''
  const line: TestChain['line'] = (code = BOLTS, qty = '10', price = '18.5') => goodsLine('E1', code, qty, price)
  return {
    buyer,
    seller,
    supplierId,
    line,
    order: (...lines) =>
      buyer.add('PUR_ORDER', { head: { cPartner: supplierId }, lines: lines.length > 0 ? lines : [line()] }),
  }
}
