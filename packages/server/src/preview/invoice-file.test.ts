import { downLoadOwn } from '@mallwright/contract/file'
import { afterAll, describe, expect, inject, it } from 'vitest'

import { inTransaction } from '../db/database.ts'
import { orphanJob } from '../file/orphan-job.ts'
import { diskStorage } from '../ports/storage/disk-storage.ts'
import { openTestInvoices } from '../testing/test-invoices.ts'
import { testServer } from '../testing/test-server.ts'
import type { TestClient } from '../testing/test-server.ts'

const server = await testServer()
afterAll(() => server.close())
const invoices = await openTestInvoices(server)
const { pool } = server.database

/** HTTP status of a document for a caller. */
async function statusFor(client: TestClient, docId: string): Promise<number> {
  return (await server.app.inject(client.signed({ operation: downLoadOwn, params: { docId } }))).statusCode
}

const phones = {
  'the buyer': '19900140001',
  'an approver of its institution': '19900150002',
  'the shop': '19900140004',
  'an operator': '19900180002',
  'a colleague who sees no orders of others': '19900150001',
  'another enterprise': '19900140002',
  'a person': '19900110005',
}

describe('the document of an invoice', () => {
  let docId: string
  it('is private and nobody’s own', async () => {
    const [order] = await invoices.orders(1)
    const no = await invoices.applied([order?.orderNo ?? ''])
    await invoices.issue(no)
    await invoices.waitFor(no, ({ cDocId }) => cDocId !== '')
    docId = (await invoices.detail(no)).cDocId
    const { rows } = await pool.query(`select visibility, owner_account_id, mime from file_doc where id = $1`, [docId])
    expect(rows).toEqual([{ visibility: 'private', owner_account_id: null, mime: 'application/pdf' }])
    expect((await server.page(`/api/alc-oss/handle/downLoad/${docId}/origin`)).statusCode).toBe(404)
  })

  it.each([
    ['the buyer', 200],
    ['an approver of its institution', 200],
    ['the shop', 200],
    ['an operator', 200],
    ['a colleague who sees no orders of others', 404],
    ['another enterprise', 404],
    ['a person', 404],
  ] as const)('is answered to %s by %i', async (who, status) => {
    const client = await server.signIn(phones[who], { terminal: 'mobile' })
    expect(await statusFor(client, docId)).toBe(status)
    const paths = await client.getFilePaths({ body: { cDocIds: [docId] } })
    // Operators read it at the desk alone, which names no files of others.
    expect(paths.ok && paths.data.length).toBe(status === 200 && who !== 'an operator' ? 1 : 0)
  })

  it('stays, however old it is', async () => {
    await pool.query(`update file_doc set created_at = now() - interval '1 year' where id = $1`, [docId])
    const storage = diskStorage(inject('testCluster').filesFolder)
    await inTransaction(server.database, (client) => orphanJob.run({ client, storage }, {}))
    const buyer = await server.signIn(phones['the buyer'], { terminal: 'mobile' })
    expect(await statusFor(buyer, docId)).toBe(200)
  })
})
