import { getWorkflowTicket, WORKFLOW_PAGE } from '@mallwright/contract/voucher'
import type { Voucher } from '@mallwright/contract/voucher'
import { beforeAll, describe, expect, it } from 'vitest'

import { demoId } from '../../../demo/plans/demo-id.ts'
import { BOLTS, CABLE, openVouchers, startChain } from '../../../testing/test-vouchers.ts'
import type { TestLine, TestVouchers } from '../../../testing/test-vouchers.ts'

const { server, rowsOf, line, buyer: approver, seller, supplierId } = await startChain()
const ACC = demoId('acc/E1')

let maker: TestVouchers

beforeAll(async () => {
  maker = await openVouchers(server, '19900150001')
})

/** An order above 5,000, submitted by who may not decide on it. */
async function submitted(...lines: readonly TestLine[]): Promise<Voucher> {
  const head = { cPartner: supplierId }
  const all = lines.length > 0 ? lines : [line(CABLE, '100', '88.6')]
  const { cVouchType, cUuid, iVersion } = await maker.add('PUR_ORDER', { head, lines: all })
  const answer = await maker.client.submitVoucher({ body: { cVouchType, cUuid, iVersion } })
  if (!answer.ok || answer.data.iVoucherState !== 20) throw new Error('no approval is asked for')
  return maker.get({ cVouchType, cUuid })
}

/** The task that waits for the approver. */
const taskOf = async (voucher: Voucher) => (await approver.get(voucher)).cTaskUuid ?? ''

async function ticketOf(cTaskUuid: string, { client } = approver): Promise<string> {
  const answer = await client.getWorkflowTicket({ body: { cTaskUuid } })
  if (!answer.ok) throw new Error(answer.msg)
  return answer.data.cTicket
}

async function openPage(
  ticket: string,
  { accUuid = ACC, host = 'localhost', ...headers }: Record<string, string> = {},
) {
  const query = new URLSearchParams({ Authorization: ticket, cAccUuid: accUuid })
  return server.app.inject({ method: 'GET', url: `${WORKFLOW_PAGE}?${query}`, headers: { host, ...headers } })
}

async function openForm(voucher: Voucher): Promise<string> {
  const page = await openPage(await ticketOf(await taskOf(voucher)))
  if (page.statusCode !== 200) throw new Error(page.body)
  return tokenIn(page.body)
}

const tokenIn = (html: string) => /name="token" value="([\da-f]{64})"/.exec(html)?.[1] ?? ''

function post(token: string, fields: Readonly<Record<string, string>>) {
  return server.app.inject({
    method: 'POST',
    url: WORKFLOW_PAGE,
    headers: { 'content-type': 'application/x-www-form-urlencoded', origin: 'null' },
    payload: new URLSearchParams({ token, locale: 'zh-CN', ...fields }).toString(),
  })
}

async function signOut({ client }: TestVouchers): Promise<void> {
  const [own] = await rowsOf('select id, account_id from login_session where sign_key = $1', [client.session.signKey])
  const params = { accUuid: String(own?.['account_id']), loginUuid: String(own?.['id']) }
  if (!(await client.logout({ params })).ok) throw new Error('not signed out')
}

const titleOf = (html: string) => /<h1[^>]*>([^<]*)</.exec(html)?.[1]
const stateOf = async (voucher: Voucher) => (await maker.get(voucher)).iVoucherState

describe('the page of a task', () => {
  it('shows what is asked for with a form, in about 6 kB, and only once a ticket', async () => {
    const voucher = await submitted(line(CABLE, '100', '88.6'), line(BOLTS, '2.5', '1234.5'))
    const ticket = await ticketOf(await taskOf(voucher))
    const page = await openPage(ticket)
    expect(page.statusCode).toBe(200)
    for (const text of [
      voucher.cVoucherNo,
      '¥11,946.25',
      '100',
      'YJV 4×16',
      '¥8,860.00',
      '共 2 行',
      '提交',
      '等待您审批',
    ])
      expect(page.body).toContain(text)
    expect(page.headers['cache-control']).toBe('no-store')
    expect(page.headers['set-cookie']).toBeUndefined()
    expect(Buffer.byteLength(page.body)).toBeLessThan(8 * 1024)
    const again = await openPage(ticket)
    expect([again.statusCode, titleOf(again.body)]).toEqual([410, '链接已使用'])
  })

  it('runs nothing but its own script, sends forms here alone, and is framed by its own origin', async () => {
    const page = await openPage(await ticketOf(await taskOf(await submitted())))
    const policy = String(page.headers['content-security-policy']).split('; ')
    expect(policy).toEqual([
      'sandbox allow-scripts allow-forms',
      "default-src 'none'",
      expect.stringMatching(/^script-src 'sha256-[^']+'$/),
      expect.stringMatching(/^style-src 'sha256-[^']+'$/),
      "form-action 'self'",
      "base-uri 'none'",
      "frame-ancestors 'self'",
    ])
    expect(page.body.match(/<script/g)).toHaveLength(1)
    expect(page.body).toContain(' data-origin="http://localhost"')
  })

  it('has the twelve fields of the header, those with a value', async () => {
    const address = '产业园 8 号'
    const filled = { cAddress: address, cPayTerm: '1', cUrgency: '2', dNeed: '2026-12-01', cRemark: '含安装' }
    const voucher = await submitted()
    await rowsOf('update voucher set fields = fields || $2::jsonb where id = $1', [
      voucher.cUuid,
      JSON.stringify(filled),
    ])
    const { body } = await openPage(await ticketOf(await taskOf(voucher)))
    const shown = [...body.matchAll(/<dt>([^<]*)<\/dt><dd>([^<]*)</g)].map(([, label, text]) => [label, text])
    expect(shown).toEqual([
      ['单据日期', '2026-11-26'],
      ['供应商', '青禾办公（演示）有限公司'],
      ['付款条件', expect.stringMatching(/\D/)],
      ['地址', address],
      ['紧急程度', expect.stringMatching(/\D/)],
      ['需求日期', '2026-12-01'],
      ['备注', '含安装'],
    ])
  })

  it('has the first ten lines, and says how many there are', async () => {
    const lines = Array.from({ length: 12 }, (_, index) => line(CABLE, String(50 + index), '88.6'))
    const { body } = await openPage(await ticketOf(await taskOf(await submitted(...lines))))
    expect(body.match(/class="amount"/g)).toHaveLength(10)
    expect(body).toContain('共 12 行')
    expect(body).toContain('仅显示前 10 行')
  })

  it('speaks the language and has the theme that the shop has', async () => {
    const ticket = await ticketOf(await taskOf(await submitted()))
    const { body } = await openPage(ticket, { cookie: 'mw_locale=en-US; mw_theme=dark' })
    for (const part of ['lang="en-US" data-theme="dark"', 'Purchase order', 'Waiting for your decision', '>Approve<'])
      expect(body).toContain(part)
    const { body: answer } = await post(tokenIn(body), { locale: 'en-US', theme: 'dark', decision: 'refuse' })
    for (const part of ['lang="en-US" data-theme="dark"', 'Give a reason']) expect(answer).toContain(part)
  })

  it('shows markup of a voucher as text, whatever the field', async () => {
    const voucher = await submitted()
    const evil = `</textarea></script><script>alert(1)</script><img src=x onerror="alert(1)">'"&`
    const [stored] = await rowsOf('select companions from voucher where id = $1', [voucher.cUuid])
    const companions = Object.keys(stored?.['companions'] as object)
    const poison = (names: readonly string[]) => JSON.stringify(Object.fromEntries(names.map((name) => [name, evil])))
    const fields = ['cAddress', 'cRemark', 'cPayTerm', 'cUrgency', 'dNeed', 'dVoucherDate', 'cUpNo', 'cSpec', 'cUnit']
    const named = JSON.stringify(
      Object.fromEntries(
        [...companions, 'cMaterial', 'cPerson', 'cDepartment', 'cProject'].map((name) => [name, { a: evil }]),
      ),
    )
    const references = poison(['cPerson', 'cDepartment', 'cProject'])
    await rowsOf(
      `update voucher set fields = fields || $2::jsonb || $3::jsonb, companions = $4::json, voucher_no = $5 where id = $1`,
      [voucher.cUuid, poison(fields), references, named, evil],
    )
    await rowsOf(`update voucher_line set fields = fields || $2::jsonb, companions = $3::json where voucher_id = $1`, [
      voucher.cUuid,
      poison(fields),
      named,
    ])
    await rowsOf(`update voucher_log set opinion = $2 where voucher_id = $1`, [voucher.cUuid, evil])
    const [member] = await rowsOf(
      `update org_member m set person_name = $2 from voucher v where v.id = $1 and m.account_id = v.created_by
         and m.organisation_id = v.organisation_id returning m.id, (select person_name from org_member o where o.id = m.id) as old`,
      [voucher.cUuid, evil],
    )
    const { body } = await openPage(await ticketOf(await taskOf(voucher)))
    const answer = await post(tokenIn(body), { decision: 'refuse', opinion: evil.repeat(4) })
    await rowsOf(`update org_member set person_name = $2 where id = $1`, [member?.['id'], member?.['old']])
    const escaped = '&lt;/textarea&gt;&lt;/script&gt;&lt;script&gt;alert(1)'
    // Number, twelve fields but the two above them, the line, the log with its person, and the opinion that comes back.
    expect(body.split(escaped).length - 1).toBeGreaterThanOrEqual(14)
    expect(answer.statusCode).toBe(422)
    expect(answer.body.split(escaped).length).toBe(body.split(escaped).length + 4)
    for (const html of [body, answer.body]) {
      expect(html.match(/<script/g)).toHaveLength(1)
      expect(html).not.toMatch(/<img|onerror="/)
    }
  })
})

describe('a decision on the page', () => {
  it('approves once, and tells the second form that it was handled', async () => {
    const voucher = await submitted()
    const token = await openForm(voucher)
    const both = await Promise.all([post(token, { decision: 'agree' }), post(token, { decision: 'agree' })])
    expect(both.map(({ statusCode }) => statusCode).toSorted((one, other) => one - other)).toEqual([200, 409])
    const [done, again] = both[0].statusCode === 200 ? both : both.toReversed()
    expect(titleOf(done?.body ?? '')).toBe('已同意')
    expect(done?.body).toContain(' data-origin="http://localhost" data-done="1"')
    expect([titleOf(again?.body ?? ''), again?.body.includes('data-done="1"')]).toEqual(['任务已处理', false])
    expect(await stateOf(voucher)).toBe(30)
    const log = await rowsOf(`select count(*)::int as n from voucher_log where voucher_id = $1 and action = 'AGREE'`, [
      voucher.cUuid,
    ])
    expect(log).toEqual([{ n: 1 }])
  })

  it('refuses with an opinion, which is kept with its lines', async () => {
    const voucher = await submitted()
    const answer = await post(await openForm(voucher), { decision: 'refuse', opinion: ' 超出预算\r\n请减量 ' })
    expect([answer.statusCode, titleOf(answer.body)]).toEqual([200, '已驳回'])
    expect(await stateOf(voucher)).toBe(35)
    const [task] = await rowsOf(`select opinion from workflow_task where voucher_id = $1`, [voucher.cUuid])
    expect(task).toEqual({ opinion: '超出预算\n请减量' })
  })

  it('is not taken without an opinion, or with one of 201 characters; the form stays good', async () => {
    const voucher = await submitted()
    const token = await openForm(voucher)
    for (const opinion of ['', ' \r\n ']) {
      const missing = await post(token, { decision: 'refuse', opinion })
      expect(missing.statusCode).toBe(422)
      expect(missing.body).toContain('<p role="alert" id="problem">请填写审批意见</p>')
    }
    for (const decision of ['agree', 'refuse']) {
      const long = await post(token, { decision, opinion: '长'.repeat(201) })
      expect([long.statusCode, long.body.includes('审批意见最多 200 字')]).toEqual([422, true])
      expect(long.body).toContain('长'.repeat(201))
    }
    expect((await post(token, { opinion: '没有按钮' })).statusCode).toBe(422)
    expect(await stateOf(voucher)).toBe(20)
    // A line end counts as one character, as it does while it is written.
    const most = `${'长'.repeat(100)}\r\n${'长'.repeat(99)}`
    expect((await post(token, { decision: 'refuse', opinion: most })).statusCode).toBe(200)
  })

  it('is not taken after somebody else has decided, or the voucher was withdrawn', async () => {
    const voucher = await submitted()
    const token = await openForm(voucher)
    const cTaskUuid = await taskOf(voucher)
    expect((await approver.client.approveVoucher({ body: { cTaskUuid, bAgree: true } })).ok).toBe(true)
    const late = await post(token, { decision: 'refuse', opinion: '不' })
    expect([late.statusCode, titleOf(late.body)]).toEqual([409, '任务已处理'])
    const other = await submitted()
    const ticket = await ticketOf(await taskOf(other))
    const { cVouchType, cUuid, iVersion } = other
    expect((await maker.client.withdrawVoucher({ body: { cVouchType, cUuid, iVersion } })).ok).toBe(true)
    expect((await openPage(ticket)).statusCode).toBe(409)
  })

  it('is not taken from an unknown or late form, or after a sign-out', async () => {
    const voucher = await submitted()
    const token = await openForm(voucher)
    for (const wrong of ['', '0'.repeat(64), `${token}0`]) {
      const answer = await post(wrong, { decision: 'agree' })
      expect([answer.statusCode, titleOf(answer.body)]).toEqual([410, '页面已过期'])
    }
    await rowsOf(`update one_time_ticket set expires_at = now() where purpose = 'decision'`)
    expect((await post(token, { decision: 'agree' })).statusCode).toBe(410)
    const other = await openVouchers(server, '19900150002')
    const page = await openPage(await ticketOf(await taskOf(voucher), other))
    expect(page.statusCode).toBe(200)
    await signOut(other)
    expect((await post(tokenIn(page.body), { decision: 'agree' })).statusCode).toBe(410)
    expect(await stateOf(voucher)).toBe(20)
  })

  it('is not taken from who lost the right, or was stopped, since the page was opened', async () => {
    const voucher = await submitted()
    const other = await openVouchers(server, '19900150002')
    const token = tokenIn((await openPage(await ticketOf(await taskOf(voucher), other))).body)
    const roles = await rowsOf(
      `delete from member_role mr using org_member m, account a where mr.org_member_id = m.id and m.account_id = a.id
         and a.mobile_phone = '19900150002' returning mr.org_member_id, mr.role_id`,
    )
    const refused = await post(token, { decision: 'agree' })
    expect([refused.statusCode, titleOf(refused.body)]).toEqual([403, '无权处理该任务'])
    for (const { org_member_id: member, role_id: role } of roles)
      await rowsOf('insert into member_role (org_member_id, role_id) values ($1, $2)', [member, role])
    const stop = `update org_member set stop = $1 where account_id = (select id from account where mobile_phone = '19900150002')`
    await rowsOf(stop, [true])
    expect((await post(token, { decision: 'agree' })).statusCode).toBe(403)
    await rowsOf(stop, [false])
    expect((await post(token, { decision: 'agree' })).statusCode).toBe(200)
  })

  it('is read from small forms only', async () => {
    const token = await openForm(await submitted())
    expect((await post(token, { decision: 'agree', opinion: '长'.repeat(9000) })).statusCode).toBe(413)
    const json = { method: 'POST', url: WORKFLOW_PAGE, payload: { token, decision: 'agree' } } as const
    expect((await server.app.inject(json)).statusCode).toBe(410)
  })
})

describe('a ticket', () => {
  it('is given to who may decide on the task, and while it waits', async () => {
    const voucher = await submitted()
    const cTaskUuid = await taskOf(voucher)
    const changed = { ok: false, failure: 'VOUCHER_CHANGED' }
    for (const { client } of [maker, seller])
      expect(await client.getWorkflowTicket({ body: { cTaskUuid } })).toMatchObject(changed)
    expect(await approver.client.getWorkflowTicket({ body: { cTaskUuid: 'no-task' } })).toMatchObject(changed)
    await approver.client.approveVoucher({ body: { cTaskUuid, bAgree: true } })
    expect(await approver.client.getWorkflowTicket({ body: { cTaskUuid } })).toMatchObject(changed)
  })

  it('opens nothing after a minute, under another institution, at another host, or after a sign-out', async () => {
    const cTaskUuid = await taskOf(await submitted())
    const statusOf = async (opening: ReturnType<typeof openPage>) => (await opening).statusCode
    expect(await statusOf(openPage(await ticketOf(cTaskUuid), { accUuid: demoId('acc/E4') }))).toBe(403)
    expect(await statusOf(openPage(await ticketOf(cTaskUuid), { accUuid: '' }))).toBe(403)
    expect(await statusOf(openPage(await ticketOf(cTaskUuid), { host: 'other.example' }))).toBe(410)
    for (const ticket of ['', 'x', '0'.repeat(64)]) expect(await statusOf(openPage(ticket))).toBe(410)
    const late = await ticketOf(cTaskUuid)
    const [lives] = await rowsOf(
      `update one_time_ticket set expires_at = expires_at - interval '60 seconds' where purpose = 'workflow' and used_at is null
       returning expires_at <= now() as ended`,
    )
    expect([lives, await statusOf(openPage(late))]).toEqual([{ ended: true }, 410])
    const other = await openVouchers(server, '19900150002')
    const ticket = await ticketOf(cTaskUuid, other)
    await signOut(other)
    expect(await statusOf(openPage(ticket))).toBe(410)
  })

  it('of somebody who acts for another institution by now opens nothing', async () => {
    const cTaskUuid = await taskOf(await submitted())
    const ticket = await ticketOf(cTaskUuid)
    const admin = `(select id from account where mobile_phone = '19900140001')`
    const before = await rowsOf(
      `update org_member set is_default = false where account_id = ${admin} and is_default returning id`,
    )
    expect((await openPage(ticket)).statusCode).toBe(403)
    for (const { id } of before) await rowsOf('update org_member set is_default = true where id = $1', [id])
  })

  it('is bound to the origin of the page that asks, which is one of this mall', async () => {
    const cTaskUuid = await taskOf(await submitted())
    const ask = (origin: string) => {
      const call = approver.client.signed({ operation: getWorkflowTicket, body: { cTaskUuid } })
      return approver.client.send({ ...call, headers: { ...call.headers, origin } })
    }
    for (const origin of ['https://evil.example', 'null', 'ftp://localhost', 'https://localhost.evil.example'])
      expect(await ask(origin)).toMatchObject({ code: 4003, data: { cFailure: 'ORIGIN_REFUSED' } })
    const { data } = await ask('https://localhost')
    const page = await openPage((data as { readonly cTicket: string }).cTicket)
    expect(page.body).toContain(' data-origin="https://localhost"')
  })

  it('names the foreign host of the institution, once there is one', async () => {
    const cTaskUuid = await taskOf(await submitted())
    const hosts = async () => {
      const answer = await approver.client.getWorkflowTicket({ body: { cTaskUuid } })
      return answer.ok && answer.data.hosts
    }
    expect(await hosts()).toEqual([])
    await rowsOf(`insert into workflow_server (server_name, url) values ('workflow', 'https://flow.example:8443/task')`)
    expect(await hosts()).toEqual(['flow.example'])
    await rowsOf(`delete from workflow_server`)
  })

  it('is used up by no HEAD request', async () => {
    const ticket = await ticketOf(await taskOf(await submitted()))
    const query = new URLSearchParams({ Authorization: ticket, cAccUuid: ACC })
    await server.app.inject({ method: 'HEAD', url: `${WORKFLOW_PAGE}?${query}` })
    expect((await openPage(ticket)).statusCode).toBe(200)
  })
})
