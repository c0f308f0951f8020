import {
  downLoad,
  downLoadOwn,
  LICENCE_UPLOAD,
  picPreview,
  saveUpload,
  VOUCHER_UPLOAD,
} from '@mallwright/contract/file'
import type { UploadedFile } from '@mallwright/contract/file'
import type { Voucher } from '@mallwright/contract/voucher'
import sharp from 'sharp'
import { expect, inject, it } from 'vitest'

import { inTransaction } from '../db/database.ts'
import { demoId } from '../demo/plans/demo-id.ts'
import { orphanJob } from '../file/orphan-job.ts'
import { diskStorage } from '../ports/storage/disk-storage.ts'
import { openVouchers, startChain } from '../testing/test-vouchers.ts'
import type { TestVouchers } from '../testing/test-vouchers.ts'

const { server, rowsOf, buyer, seller, order } = await startChain()

async function uploadBy(
  { client }: TestVouchers,
  { name, bytes }: { readonly name: string; readonly bytes: Buffer },
  cBusiType = VOUCHER_UPLOAD,
) {
  const body = { cBusiType, cBusiName: '附件' }
  return client.send(client.signed({ operation: saveUpload, body, files: [{ name, bytes }] }))
}

async function attached(by: TestVouchers, cBusiType?: string): Promise<UploadedFile> {
  const bytes = await sharp({ create: { width: 40, height: 30, channels: 3, background: '#e1251b' } })
    .png()
    .toBuffer()
  return ((await uploadBy(by, { name: '图纸.png', bytes }, cBusiType)).data as [UploadedFile])[0]
}

/** HTTP statuses of the ways to a file, for a member by phone. */
async function statusesFor({ client }: TestVouchers, phone: string, docId: string): Promise<readonly number[]> {
  const signed = [
    client.signed({ operation: picPreview, params: { userUuid: demoId(`account/${phone}`), docId } }),
    client.signed({ operation: downLoadOwn, params: { docId } }),
    client.signed({ operation: downLoad, params: { uuid: docId, type: 'origin' } }),
  ]
  const answers = await Promise.all(signed.map((request) => server.app.inject(request)))
  return answers.map(({ statusCode }) => statusCode)
}

const namesFor = async ({ client }: TestVouchers, ids: readonly string[]) => {
  const answer = await client.getFilePaths({ body: { cDocIds: [...ids] } })
  return answer.ok && answer.data.map(({ cDocId }) => cDocId)
}

async function withAttachment(): Promise<{ readonly voucher: Voucher; readonly docId: string }> {
  const { cDocId } = await attached(buyer)
  const saved = await buyer.save(await order(), { docIds: [cDocId] })
  if (!saved.ok) throw new Error(saved.msg)
  return { voucher: saved.data, docId: cDocId }
}

it('are shown to colleagues who may open the voucher, and to nobody else', async () => {
  const { docId } = await withAttachment()
  const colleague = await openVouchers(server, '19900150001')
  expect(await statusesFor(buyer, '19900140001', docId)).toEqual([200, 200, 404])
  expect(await statusesFor(colleague, '19900150001', docId)).toEqual([200, 200, 404])
  expect(await namesFor(colleague, [docId])).toEqual([docId])
  // The partner has the voucher in its chain, but may not open it.
  expect(await statusesFor(seller, '19900140004', docId)).toEqual([404, 404, 404])
  expect(await namesFor(seller, [docId])).toEqual([])
  // A member of the institution without a right in the menu.
  await rowsOf(`update org_member set user_type = 'user' where account_id = $1`, [demoId('account/19900150001')])
  await rowsOf(`delete from member_role where org_member_id in (select id from org_member where account_id = $1)`, [
    demoId('account/19900150001'),
  ])
  expect(await statusesFor(colleague, '19900150001', docId)).toEqual([404, 404, 404])
  expect(await namesFor(colleague, [docId])).toEqual([])
})

it('are what was uploaded for vouchers only', async () => {
  const { cDocId } = await attached(buyer, LICENCE_UPLOAD)
  expect(await buyer.save(await order(), { docIds: [cDocId] })).toMatchObject({ failure: 'EMPTY' })
  const foreign = await attached(seller)
  expect(await buyer.save(await order(), { docIds: [foreign.cDocId] })).toMatchObject({ failure: 'EMPTY' })
})

it('may be documents and texts, kept as they came, and no scripts', async () => {
  const text = await uploadBy(buyer, { name: '说明.txt', bytes: Buffer.from('规格见附图') })
  const [{ cDocId }] = text.data as [UploadedFile]
  expect((await statusesFor(buyer, '19900140001', cDocId)).slice(1)).toEqual([200, 404])
  const page = await uploadBy(buyer, { name: '说明.html', bytes: Buffer.from('<script>1</script>') })
  expect(page).toMatchObject({ code: 4001, data: { cFailure: 'TYPE_REFUSED' } })
  // What may be attached is named: other uploads allow less.
  expect(page.msg).toBe(
    '说明.html 的格式或内容不符，支持：JPEG, PNG, GIF, WebP, AVIF, MP4, DOC, XLS, PPT, DOCX, XLSX, PPTX, PDF, TXT, ZIP, MP3',
  )
})

it('are neither deleted by their owner nor swept while a voucher has them', async () => {
  const { voucher, docId } = await withAttachment()
  expect(await buyer.client.delFiles({ body: { cDocIds: [docId] } })).toMatchObject({ failure: 'FILE_UNKNOWN' })
  const unsaved = await attached(buyer)
  await rowsOf(`update file_doc set created_at = now() - interval '60 days' where id = any($1::uuid[])`, [
    [docId, unsaved.cDocId],
  ])
  const storage = diskStorage(inject('testCluster').filesFolder)
  await inTransaction(server.database, (client) => orphanJob.run({ client, storage }, {}))
  expect((await statusesFor(buyer, '19900140001', docId))[1]).toBe(200)
  expect((await statusesFor(buyer, '19900140001', unsaved.cDocId))[1]).toBe(404)
  const bare = await buyer.save(voucher, { docIds: [] })
  expect(bare.ok && bare.data.docIds).toEqual([])
  expect(await buyer.client.delFiles({ body: { cDocIds: [docId] } })).toMatchObject({ ok: true })
})

it('are of two megabytes at most, whoever sends them', async () => {
  const large = await uploadBy(buyer, { name: '大.txt', bytes: Buffer.alloc(2 * 1024 * 1024 + 1, 'a') })
  expect(large).toMatchObject({ code: 4001, data: { cFailure: 'TOO_LARGE', iMaxBytes: 2 * 1024 * 1024 } })
})

it('of a deleted draft are nobody’s use any more', async () => {
  const { voucher, docId } = await withAttachment()
  const { cVouchType, cUuid, iVersion } = voucher
  expect(await buyer.client.delVoucher({ body: { cVouchType, cUuid, iVersion } })).toMatchObject({ ok: true })
  expect(await buyer.client.delFiles({ body: { cDocIds: [docId] } })).toMatchObject({ ok: true })
})

it('are named by ids alone', async () => {
  expect(await buyer.save(await order(), { docIds: ['x'] })).toMatchObject({ failure: 'EMPTY' })
})
