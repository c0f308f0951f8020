import { downLoadOwn } from '@mallwright/contract/file'
import { EXPORT_ROWS } from '@mallwright/contract/voucher'
import { expect, it } from 'vitest'

import { organisationId } from '../../demo/plans/demo-id.ts'
import { readWorkbook } from '../../testing/read-workbook.ts'
import type { TestClient } from '../../testing/test-server.ts'
import { openVouchers, startChain } from '../../testing/test-vouchers.ts'

const { server, rowsOf, buyer, order, line } = await startChain()

type Filter = Omit<NonNullable<Parameters<TestClient['exportVoucher']>[0]>['body'], 'cVouchType'>

/** Its address space has a limit of exports a minute, of which tests need more. */
async function exportOrders(client: TestClient, filter: Filter = {}) {
  await rowsOf('delete from rate_limit')
  return client.exportVoucher({ body: { cVouchType: 'PUR_ORDER', ...filter } })
}

const fetchFile = (client: TestClient, docId: string) =>
  server.app.inject(client.signed({ operation: downLoadOwn, params: { docId } }))

/** Rows of the workbook by the titles of its columns. */
async function exported(client: TestClient, filter: Filter = {}) {
  const answer = await exportOrders(client, filter)
  if (!answer.ok) throw new Error(answer.msg)
  const [titles = [], ...rows] = readWorkbook((await fetchFile(client, answer.data.cDocId)).rawPayload)
  expect(rows).toHaveLength(answer.data.iCount)
  return rows.map((row) => Object.fromEntries(titles.map((title, index) => [title, row[index] ?? ''])))
}

it('has the vouchers of the list as it is narrowed, the greatest number first', async () => {
  const saved = await order(line())
  const all = await exported(buyer.client)
  const numbers = all.map((row) => String(row['单据编号']))
  expect(numbers).toEqual(numbers.toSorted().toReversed())
  const [{ count } = {}] = await rowsOf(
    `select count(*)::int as count from voucher where organisation_id = $1 and type = 'PUR_ORDER' and deleted_at is null`,
    [organisationId('E1')],
  )
  expect(all).toHaveLength(Number(count))
  const [own] = await exported(buyer.client, { cFilterField: 'cVoucherNo', cFilterValue: saved.cVoucherNo })
  expect(own).toMatchObject({
    单据编号: saved.cVoucherNo,
    往来单位: '青禾办公（演示）有限公司',
    单据状态: '开立',
    金额: '185.00',
    单据日期: '2026-11-26',
    执行情况: '未执行',
  })
  expect(await exported(buyer.client, { cWhere: `cVoucherNo = 'PO0000-00000'` })).toEqual([])
})

it('is refused without the right, for another institution, and for wrong conditions', async () => {
  const payer = await openVouchers(server, '19900150005')
  expect(await exportOrders(payer.client)).toMatchObject({ failure: 'GATE_CLOSED' })
  expect(await exportOrders(buyer.client, { cOrgUuid: 'other' })).toMatchObject({ failure: 'NO_DATA_PERMISSION' })
  expect(await exportOrders(buyer.client, { cWhere: 'cSecret = 1' })).toMatchObject({ failure: 'FILTER_INVALID' })
})

it('belongs to who has made it', async () => {
  const answer = await exportOrders(buyer.client)
  const docId = answer.ok ? answer.data.cDocId : ''
  expect((await fetchFile(buyer.client, docId)).statusCode).toBe(200)
  const seller = await server.signIn('19900140004', { terminal: 'mobile' })
  expect((await fetchFile(seller, docId)).statusCode).toBe(404)
})

it('says when a list is too long for a workbook', async () => {
  await rowsOf(
    `insert into voucher (type, organisation_id, template_id, template_revision, voucher_no, voucher_date, state, fields, companions, created_by)
     select v.type, v.organisation_id, v.template_id, v.template_revision, 'PO0001-' || lpad(i::text, 6, '0'), v.voucher_date, 10, '{}', '{}', v.created_by
     from generate_series(1, $1::int) i,
       (select * from voucher where organisation_id = $2 and type = 'PUR_ORDER' limit 1) v`,
    [EXPORT_ROWS, organisationId('E1')],
  )
  await rowsOf('analyze voucher')
  const answer = await exportOrders(buyer.client)
  expect(answer).toMatchObject({ failure: 'EXPORT_TOO_LARGE', msg: '最多导出 50000 行，请缩小范围' })
})

it('that takes too long says so, and leaves nothing behind', async () => {
  const client = await server.database.pool.connect()
  await client.query('begin')
  await client.query('lock table voucher in access exclusive mode')
  const late = await exportOrders(buyer.client)
  await client.query('rollback')
  client.release()
  expect(late).toMatchObject({ failure: 'QUERY_TIMEOUT' })
  expect(await rowsOf('select 1 from pending_upload')).toEqual([])
})
