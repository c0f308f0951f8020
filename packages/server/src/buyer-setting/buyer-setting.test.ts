import { newUuid } from '@mallwright/contract/values'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'

import { testServer } from '../testing/test-server.ts'
import type { TestClient, TestServer } from '../testing/test-server.ts'

const PERSON = '19900110005'
const MEMBER = '19900140001'

let server: TestServer
let person: TestClient, member: TestClient

beforeAll(async () => {
  server = await testServer()
  person = await server.signIn(PERSON, { terminal: 'mobile' })
  member = await server.signIn(MEMBER, { terminal: 'mobile' })
})
afterAll(() => server.close())

describe('what a buyer has set', () => {
  it('is kept for the institution and for the person apart', async () => {
    await member.saveBuyerInfo({ body: { cContactName: '陈工', cContactPhone: '13800001111' } })
    await member.saveBuyerInfo({ body: { bReceiveNotice: false } })
    await person.saveBuyerInfo({ body: { cContactName: '何姐' } })
    expect(await member.getBuyerInfo({ body: {} })).toMatchObject({
      ok: true,
      data: {
        cContactName: '陈工',
        cContactPhone: '13800001111',
        bReceiveNotice: false,
        institution: {
          cOrgName: expect.any(String),
          iAuthenticationType: 1,
          cUniformSocialCreditCode: expect.stringMatching(/^.{4}\*+.{4}$/),
          bAuthentication: true,
          bAdmin: true,
        },
      },
    })
    const own = await person.getBuyerInfo({ body: {} })
    expect(own).toMatchObject({ data: { cContactName: '何姐', cContactPhone: '', bReceiveNotice: true } })
    expect(own.ok && own.data.institution).toBe(undefined)
  })

  it('is refused with wrong fields, and without a session', async () => {
    for (const body of [{ cContactPhone: '123' }, { cContactName: '字'.repeat(21) }])
      expect(await person.saveBuyerInfo({ body })).toMatchObject({ failure: 'FIELD_INVALID' })
    expect(await (await server.client()).getBuyerInfo({ body: {} })).toMatchObject({ failure: 'SESSION_INVALID' })
  })

  it('names the defaults and counts what the buyer has', async () => {
    const address = { cReceiver: '前台', cMobilePhone: '13800001111', cAreaCode: '440305', cAddress: '1 号' }
    await member.saveAddress({ body: { ...address, bInstitution: true, bDefault: true, cRequestUuid: newUuid() } })
    const header = { iHeaderType: 1, cTitle: '陈北辰' } as const
    await member.saveHeader({ body: { ...header, bInstitution: true, bDefault: true, cRequestUuid: newUuid() } })
    const { rows } = await server.database.pool.query(`select p.prod_code as code from product p join site_shop ss
      on ss.shop_id = p.shop_id join site s on s.id = ss.site_id and s.is_main limit 2`)
    const codes = rows.map(({ code }: { code: string }) => code)
    await member.saveCollectProd({ body: { prodCodes: codes } })
    await member.saveFootPrint({ body: { cProdCode: codes[0] ?? '' } })
    const answer = await member.getBuyerInfo({ body: {} })
    expect(answer).toMatchObject({
      data: { cDefaultAddress: '广东省深圳市南山区 1 号', cDefaultHeader: '陈北辰' },
    })
    expect(answer.ok && answer.data.iCollectProdCount).toBeGreaterThanOrEqual(2)
    expect(answer.ok && answer.data.iFootPrintCount).toBeGreaterThanOrEqual(1)
  })
})

describe('the profile of an account', () => {
  it('changes nickname and picture, one or both', async () => {
    expect(await person.updateUserInfo({ body: { cNickname: ' 何大姐 ' } })).toMatchObject({
      data: { cNickname: '何大姐' },
    })
    const [docId] = await upload(person)
    const changed = await person.updateUserInfo({ body: { cHeadImage: docId ?? '' } })
    expect(changed).toMatchObject({
      data: { cNickname: '何大姐', cHeadImageUrl: expect.stringContaining(docId ?? '-') },
    })
    const { rows } = await server.database.pool.query(
      'select head_image_url as url from account where mobile_phone = $1',
      [PERSON],
    )
    expect(rows[0].url).toContain(docId)
    expect(await person.updateUserInfo({ body: { cNickname: ' ' } })).toMatchObject({ failure: 'FIELD_INVALID' })
  })

  it('takes no picture of others', async () => {
    const [docId] = await upload(member)
    const again = await server.signIn(PERSON, { terminal: 'mobile' })
    for (const cHeadImage of [docId ?? '', newUuid(), 'no-uuid'])
      expect(await again.updateUserInfo({ body: { cHeadImage } })).toMatchObject({
        failure: 'HEAD_IMAGE_UNKNOWN',
        data: { cField: 'cHeadImage' },
      })
  })
})

async function upload(who: TestClient): Promise<string[]> {
  const bytes = await sharp({ create: { width: 20, height: 20, channels: 3, background: '#36c' } })
    .png()
    .toBuffer()
  const answer = await who.saveUpload({
    body: { cBusiType: 'avatar', cBusiName: '头像' },
    files: [new File([new Uint8Array(bytes)], 'me.png', { type: 'image/png' })],
  })
  if (!answer.ok) throw new Error(answer.msg)
  return answer.data.map(({ cDocId }) => cDocId)
}
