import { downLoad, LICENCE_UPLOAD, picPreview, saveUpload } from '@mallwright/contract/file'
import type { UploadedFile } from '@mallwright/contract/file'
import { newUuid } from '@mallwright/contract/values'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'

import { inTransaction } from '../db/database.ts'
import { demoId } from '../demo/plans/demo-id.ts'
import { orphanJob } from '../file/orphan-job.ts'
import { diskStorage } from '../ports/storage/disk-storage.ts'
import { testServer } from '../testing/test-server.ts'
import type { TestClient, TestServer } from '../testing/test-server.ts'

const APPLICANT = '19900110001'
const STRANGER = '19900140001'

let server: TestServer
let applicant: TestClient
let stranger: TestClient

beforeAll(async () => {
  server = await testServer()
  applicant = await server.signIn(APPLICANT, { terminal: 'mobile' })
  stranger = await server.signIn(STRANGER, { terminal: 'mobile' })
})
afterAll(() => server.close())

async function upload(client = applicant, cBusiType = LICENCE_UPLOAD): Promise<UploadedFile> {
  const bytes = await sharp({ create: { width: 40, height: 30, channels: 3, background: '#e1251b' } })
    .png()
    .toBuffer()
  const body = { cBusiType, cBusiName: '营业执照' }
  const answer = await client.send(client.signed({ operation: saveUpload, body, files: [{ name: 'a.png', bytes }] }))
  return (answer.data as [UploadedFile])[0]
}

/** HTTP status of a file's picture for a caller, at the address of an account. */
async function preview(client: TestClient, phone: string, docId: string) {
  const params = { userUuid: demoId(`account/${phone}`), docId }
  return server.app.inject(client.signed({ operation: picPreview, params }))
}

const statusFor = async (client: TestClient, phone: string, docId: string) =>
  (await preview(client, phone, docId)).statusCode

function apply(cLicenceDocId: string, cUniformSocialCreditCode = '91110000MA0DEM013H') {
  return applicant.saveEnterpriseApply4Enterprise({
    body: {
      cRequestUuid: newUuid(),
      cProvince: '浙江省',
      cCity: '杭州市',
      cArea: '西湖区',
      cEnterpriseName: '新芽文具（演示）有限公司',
      cUniformSocialCreditCode,
      cAddress: '演示路 1 号',
      cLicenceDocId,
    },
  })
}

describe('the photo of a licence', () => {
  it('is shown to its owner by the session alone, and nowhere in public', async () => {
    const { cDocId, cUrl, cPreviewUrl } = await upload()
    expect(cUrl).toBe(`/api/alc-oss/handle/picPreview/${demoId(`account/${APPLICANT}`)}/${cDocId}`)
    expect(cPreviewUrl).toBe(cUrl)
    const shown = await preview(applicant, APPLICANT, cDocId)
    expect(shown.statusCode).toBe(200)
    expect(shown.headers).toMatchObject({
      'cache-control': 'private, no-store',
      'x-content-type-options': 'nosniff',
    })
    expect(await sharp(shown.rawPayload).metadata()).toMatchObject({ width: 40, height: 30 })
    expect((await server.app.inject({ method: 'GET', url: cUrl })).json()).toMatchObject({ code: 11000 })
    for (const type of ['origin', 'w375.webp', 'vector']) {
      const open = await server.app.inject({ method: 'GET', url: `/api/alc-oss/handle/downLoad/${cDocId}/${type}` })
      expect(open.statusCode).toBe(404)
    }
    const asStranger = stranger.signed({ operation: downLoad, params: { uuid: cDocId, type: 'origin' } })
    expect((await server.app.inject(asStranger)).statusCode).toBe(404)
  })

  it('is hidden from a foreign account, an operator and a super user before it belongs to an application', async () => {
    const { cDocId } = await upload()
    expect(await statusFor(stranger, STRANGER, cDocId)).toBe(404)
    expect(await statusFor(stranger, APPLICANT, cDocId)).toBe(404)
    for (const phone of ['19900170001', '19900180001'])
      expect(await statusFor(await server.signIn(phone), phone, cDocId)).toBe(404)
    expect(await statusFor(applicant, APPLICANT, 'no-id')).toBe(404)
  })

  it('goes with an application: the mall’s operator sees it, then the administrators of the institution', async () => {
    const { cDocId } = await upload()
    const filed = await apply(cDocId)
    if (!filed.ok) throw new Error(filed.msg)
    expect(filed.data.cLicenceDocId).toBe(cDocId)
    const operator = await server.signIn('19900180001')
    expect(await statusFor(operator, '19900180001', cDocId)).toBe(200)
    const page = await operator.getEnterpriseApplyPage({ body: {} })
    const listed = page.ok ? page.data.results.map(({ cLicenceDocId }) => cLicenceDocId) : []
    expect(listed.filter(Boolean)).toEqual([cDocId])
    expect(await statusFor(stranger, STRANGER, cDocId)).toBe(404)

    const { cApplyUuid } = filed.data
    const passed = await operator.auditEnterpriseApply({ body: { cApplyUuid, bAgree: true } })
    if (!passed.ok) throw new Error(passed.msg)
    const join = async (phone: string, userType: string) =>
      server.database.pool.query(
        `insert into org_member (account_id, organisation_id, person_name, user_type) values ($1, $2, 'x', $3)`,
        [demoId(`account/${phone}`), passed.data.cEnterpriseUuid, userType],
      )
    await join('19900130001', 'admin')
    await join('19900140002', 'user')
    const asMember = async (phone: string) =>
      statusFor(await server.signIn(phone, { terminal: 'mobile' }), phone, cDocId)
    expect(await asMember('19900130001')).toBe(200)
    expect(await asMember('19900140002')).toBe(404)
    await server.database.pool.query('update org_member set stop = true where account_id = $1', [
      demoId('account/19900130001'),
    ])
    expect(await asMember('19900130001')).toBe(404)
    expect(await applicant.delFiles({ body: { cDocIds: [cDocId] } })).toMatchObject({ failure: 'FILE_UNKNOWN' })
  })

  it('is the applicant’s own: any other file is refused', async () => {
    const foreign = await upload(stranger)
    const published = await upload(applicant, 'page')
    for (const id of [foreign.cDocId, published.cDocId, newUuid(), 'x'])
      expect(await apply(id, '91110000MA0DEM021G')).toMatchObject({
        failure: 'LICENCE_UNKNOWN',
        data: { cField: 'cLicenceDocId' },
      })
  })
})

describe('deleting an upload', () => {
  it('is for its owner, all or none, and for nobody else', async () => {
    const [mine, other, theirs] = [await upload(), await upload(), await upload(stranger)]
    const remove = (client: TestClient, ...cDocIds: string[]) => client.delFiles({ body: { cDocIds } })
    expect(await remove(applicant, mine.cDocId, theirs.cDocId)).toMatchObject({ failure: 'FILE_UNKNOWN' })
    expect(await remove(stranger, mine.cDocId)).toMatchObject({ failure: 'FILE_UNKNOWN' })
    expect(await statusFor(applicant, APPLICANT, mine.cDocId)).toBe(200)
    expect(await remove(applicant, mine.cDocId, other.cDocId)).toMatchObject({ ok: true, data: { iCount: 2 } })
    expect(await statusFor(applicant, APPLICANT, mine.cDocId)).toBe(404)
    expect(await apply(mine.cDocId, '91110000MA0DEM021G')).toMatchObject({ failure: 'LICENCE_UNKNOWN' })
  })
})

it('is removed with its bytes a month after nothing was sent with it, or when its owner has deleted it', async () => {
  const { pool } = server.database
  const storage = diskStorage(inject('testCluster').filesFolder)
  const [sent, unsent, deleted, fresh] = [await upload(), await upload(), await upload(), await upload()]
  expect(await apply(sent.cDocId, '91110000MA0DEM014L')).toMatchObject({ ok: true })
  expect(await applicant.delFiles({ body: { cDocIds: [deleted.cDocId] } })).toMatchObject({ ok: true })
  await pool.query(`update file_doc set created_at = created_at - interval '31 days' where id = any($1)`, [
    [sent.cDocId, unsent.cDocId],
  ])
  const keyOf = async ({ cDocId }: UploadedFile) => {
    const { rows } = await pool.query<{ key: string }>('select storage_key as key from file_doc where id = $1', [
      cDocId,
    ])
    return `${rows[0]?.key}/origin`
  }
  const files = [sent, unsent, deleted, fresh]
  const keys = await Promise.all(files.map(keyOf))
  await inTransaction(server.database, (client) => orphanJob.run({ client, storage }, {}))
  expect(await Promise.all(keys.map((key) => storage.has(key)))).toEqual([true, false, false, true])
  expect((await Promise.all(files.map(keyOf))).map((key) => key.startsWith('upload/'))).toEqual([
    true,
    false,
    false,
    true,
  ])
  // A draft that still names the photo says so on its field.
  expect(await apply(unsent.cDocId, '91110000MA0DEM0080')).toMatchObject({ failure: 'LICENCE_UNKNOWN' })
})
