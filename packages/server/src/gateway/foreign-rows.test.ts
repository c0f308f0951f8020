import { LICENCE_UPLOAD, saveUpload } from '@mallwright/contract/file'
import type { UploadedFile } from '@mallwright/contract/file'
import { ENDPOINTS_BY_NAME } from '@mallwright/contract/registry'
import type { Endpoint } from '@mallwright/contract/rpc'
import { newUuid } from '@mallwright/contract/values'
import type { FastifyInstance } from 'fastify'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, it } from 'vitest'

import { demoId } from '../demo/plans/demo-id.ts'
import { idMembersOf, inputOf, sampleOf, withId } from '../testing/input-sample.ts'
import type { IdMember, Input } from '../testing/input-sample.ts'
import { markOrders, OF_TRADE, orderIdsOf, shownPriceOf } from '../testing/marked-orders.ts'
import { markVouchers, OF_VOUCHERS, voucherIdsOf } from '../testing/marked-vouchers.ts'
import { testServer } from '../testing/test-server.ts'
import type { TestClient, TestServer } from '../testing/test-server.ts'

interface Person {
  readonly phone: string
  readonly institution: string
}

/** Two institutions × two accounts: an administrator and another member of each. */
const PEOPLE: readonly Person[] = [
  { phone: '19900140001', institution: 'E1' },
  { phone: '19900150001', institution: 'E1' },
  { phone: '19900140002', institution: 'E2' },
  { phone: '19900150005', institution: 'E2' },
]

/** Has what only a team has; nobody of the others may see it. */
const TEAM_LEADER: Person = { phone: '19900130001', institution: 'T6' }

const EVERYBODY = [...PEOPLE, TEAM_LEADER]

/** Written into every private row of a person, and into every row of an institution, that a call might show. */
const markOf = ({ phone }: Person) => `OWN-${phone}`
const institutionMarkOf = ({ institution }: Person) => `MARK-OF-${institution}`

const ALL = Object.entries(ENDPOINTS_BY_NAME as Readonly<Record<string, Endpoint>>)

/** Calls that a phone is shown to before its owner is known: they count and store, and answer for every phone alike. */
const PROOFS = /^(?:isRegisteredPhone|sendVeriCode|verifyVeriCode|login|saveUser|updPwd|createSuperUser)$/

/** What `PROOFS` count, and what every call writes. */
const COUNTED = `'request_nonce','rate_limit','idempotency_record','login_session','one_time_ticket','job','login_attempt',
  'sms_code','sms_outbox','phone_query','verify_ticket'`

/** What an administrator rightly changes of colleagues; `approval.test.ts` tries those of other institutions. */
const OF_COLLEAGUES: readonly string[] = [ENDPOINTS_BY_NAME.saveOrderMember.path]

/** Calls that are sent at once: the guard reads their sessions by one statement. */
const AT_ONCE = 32

/** Bytes of a picture are shown as such, not as a mark. */
const PICTURE = '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><rect width="9" height="9"/></svg>'

let server: TestServer
/** Two processes on one database; calls go to them in turns. */
let processes: readonly FastifyInstance[]

beforeAll(async () => {
  server = await testServer()
  processes = [server.app, await server.twin()]
  // A request to join the other institution would be its administrator's to see.
  await server.database.pool.query('delete from join_apply where account_id = any($1)', [EVERYBODY.map(accountOf)])
  for (const person of EVERYBODY) await markPerson(person)
})
afterAll(() => server.close())

const accountOf = ({ phone }: Person) => demoId(`account/${phone}`)
const organisationOf = ({ institution }: Person) => demoId(`organisation/${institution}`)

/** Fills a person's rows with a mark, by the calls that a person has, and those of the institution with another. */
async function markPerson(person: Person): Promise<void> {
  const { pool } = server.database
  const mark = markOf(person)
  const client = await server.signIn(person.phone, { terminal: 'mobile' })
  const address = { cReceiver: 'X', cMobilePhone: person.phone, cAreaCode: '330106', cAddress: `${mark} 1` }
  await client.saveAddress({ body: { cRequestUuid: newUuid(), ...address } })
  await client.saveApply({
    body: { cRequestUuid: newUuid(), cEnterpriseUuid: demoId('organisation/E4'), cRemark: mark },
  })
  const licence = client.signed({
    operation: saveUpload,
    body: { cBusiType: LICENCE_UPLOAD, cBusiName: mark },
    files: [{ name: 'licence.png', bytes: await sharp(Buffer.from(PICTURE)).png().toBuffer() }],
  })
  const [{ cDocId }] = (await client.send(licence)).data as [UploadedFile]
  await client.saveEnterpriseApply4Enterprise({
    body: {
      cRequestUuid: newUuid(),
      cLicenceDocId: cDocId,
      cProvince: '浙江省',
      cCity: '杭州市',
      cArea: '西湖区',
      cEnterpriseName: `${mark} 企业`,
      cUniformSocialCreditCode: `1234567890${person.phone.slice(-5)}`,
      cAddress: mark,
    },
  })
  const begun = await client.createDemoPayment({ body: { amounts: [0.5] } })
  if (!begun.ok) throw new Error(begun.msg)
  const { cPaymentFlowNo } = begun.data
  const payer = { cAllLinkUserUuid: accountOf(person), cRequestUuid: newUuid() }
  await client.confirmPay({ body: { ...payer, cPaymentFlowNo, bAmount: 0.5, cMethod: '2001' } })
  await pool.query('update payment_flow set payee_name = $2 where flow_no = $1', [cPaymentFlowNo, mark])
  await pool.query(
    `update pay_action set content = $2 where id in (
       select a.action_id from pay_attempt a join payment_flow f on f.id = a.flow_id where f.flow_no = $1)`,
    [cPaymentFlowNo, mark],
  )
  await pool.query('update account set nickname = $2, real_name = $2 where id = $1', [accountOf(person), mark])
  await pool.query('update team_buyer_auth set real_name = $2, reason = $2 where account_id = $1', [
    accountOf(person),
    mark,
  ])
  await pool.query('update org_member set person_name = $2 where account_id = $1', [accountOf(person), mark])
  await pool.query('update organisation set address = $2, corporation = $2 where id = $1', [
    organisationOf(person),
    institutionMarkOf(person),
  ])
  await markOrders(pool, { ...person, mark: institutionMarkOf(person) })
  await markVouchers(pool, { ...person, mark: institutionMarkOf(person) })
  await pool.query(
    `insert into default_value (component, key, account_id, person_id, values)
     select 'QUERY', 'ALSHOP_APPLY', account_id, id, jsonb_build_object('cRemark', $3::text) from org_member
     where account_id = $1 and organisation_id = $2`,
    [accountOf(person), organisationOf(person), mark],
  )
}

/** Ids and phones of a person and of what is only theirs. */
async function idsOf(person: Person): Promise<string[]> {
  const { rows } = await server.database.pool.query<{ id: string }>(
    `select $1::text as id union select mobile_phone from account where id = $1::uuid
     union select id::text from org_member where account_id = $1::uuid
     union select id::text from login_session where account_id = $1::uuid
     union select id::text from address where account_id = $1::uuid
     union select id::text from join_apply where account_id = $1::uuid
     union select id::text from enterprise_apply where account_id = $1::uuid
     union select id::text from file_doc where owner_account_id = $1::uuid
     union select id::text from default_value where account_id = $1::uuid
     union select id::text from team_buyer_auth where account_id = $1::uuid
     union select flow_no from payment_flow where account_id = $1::uuid
     union select a.action_id::text from pay_attempt a join payment_flow f on f.id = a.flow_id
       where f.account_id = $1::uuid`,
    [accountOf(person)],
  )
  return rows.map(({ id }) => id)
}

/** Ids of institutions of people. */
async function institutionIdsOf(people: readonly Person[]): Promise<string[]> {
  const { rows } = await server.database.pool.query<{ id: string }>(
    `select unnest(array[id, acc_uuid, org_uuid, acc_sign_id])::text as id from organisation where id = any($1)`,
    [people.map(organisationOf)],
  )
  return rows.map(({ id }) => id)
}

/** An attacker with what belongs to others. */
interface Attack {
  readonly client: TestClient
  readonly own: Readonly<Record<'account' | 'session' | 'person' | 'phone' | 'organisation' | 'orgUuid', string>>
  readonly foreign: readonly string[]
  /** Ids of each stranger and their institution; and those that are tried with the calls of trade, or of vouchers, only. */
  readonly strangers: readonly Readonly<Record<'ids' | 'orders' | 'vouchers', readonly string[]>>[]
  /** Those of the foreign ids that belong to members of the attacker's own institution. */
  readonly ofColleagues: ReadonlySet<string>
  /** Marks that no answer may show. */
  readonly marks: readonly string[]
  /** Amounts that no answer may show. */
  readonly amounts: readonly string[]
}

async function attackOf(person: Person): Promise<Attack> {
  const others = EVERYBODY.filter((other) => other !== person)
  const strangers = others.filter(({ institution }) => institution !== person.institution)
  const ofStrangers = await Promise.all(
    strangers.map(async (one) => ({
      ids: [...(await idsOf(one)), ...(await institutionIdsOf([one]))],
      orders: await orderIdsOf(server.database.pool, [one]),
      vouchers: await voucherIdsOf(server.database.pool, { ...one, mark: institutionMarkOf(one) }),
    })),
  )
  const colleagues = others.filter(({ institution }) => institution === person.institution)
  const ofColleagues = new Set((await Promise.all(colleagues.map(idsOf))).flat())
  const taken = await server.signIn(person.phone, { terminal: 'wechat' })
  const { rows } = await server.database.pool.query<{ session: string; person: string; orgUuid: string }>(
    `select s.id as session, m.id as person, o.org_uuid as "orgUuid" from login_session s
     join org_member m on m.account_id = s.account_id join organisation o on o.id = m.organisation_id
     where s.sign_key = $1 and o.id = $2`,
    [taken.session.signKey, organisationOf(person)],
  )
  const own = { account: accountOf(person), phone: person.phone, organisation: organisationOf(person), ...rows[0] }
  return {
    client: taken,
    own: own as Attack['own'],
    foreign: [...new Set([...ofColleagues, ...ofStrangers.flatMap(({ ids }) => ids)])],
    strangers: ofStrangers,
    ofColleagues,
    marks: [...others.map(markOf), ...strangers.map(institutionMarkOf)],
    amounts: strangers.map(shownPriceOf),
  }
}

/** The attacker's own id where a member asks for one of that kind. */
function ownIdFor({ own }: Attack, { path }: IdMember): string {
  const name = String(path.at(-1))
  if (/phone/i.test(name)) return own.phone
  if (/login/i.test(name)) return own.session
  if (/person/i.test(name)) return own.person
  if (/org|^b$/i.test(name)) return own.orgUuid
  return /enterprise/i.test(name) ? own.organisation : own.account
}

/**
 * Every input of a call in which one member names a foreign row, and the others nothing known or the attacker's own. Each member is
 * tried with every id of each colleague, and of the strangers in turns: every field meets one at every attacker, and several over all
 * attackers.
 */
function* hostileInputs(operation: Endpoint, attack: Attack, turn: number): Generator<Input> {
  const members = idMembersOf(operation)
  for (const [index, member] of members.entries()) {
    const others = members.filter((other) => other !== member)
    const named = (input: Input) =>
      others.reduce((filled, other) => withId(filled, other, ownIdFor(attack, other)), input)
    const stranger = attack.strangers[(turn + index) % attack.strangers.length]
    if (!stranger) throw new Error('there are no strangers')
    const ids = [
      ...attack.ofColleagues,
      ...stranger.ids,
      ...(OF_TRADE.has(operation) ? stranger.orders : []),
      ...(OF_VOUCHERS.has(operation) ? stranger.vouchers : []),
    ]
    for (const id of ids) {
      if (OF_COLLEAGUES.includes(operation.path) && attack.ofColleagues.has(id)) continue
      yield withId(inputOf(operation), member, id)
      if (others.length > 0) yield withId(named(inputOf(operation)), member, id)
    }
  }
}

/** Whether an input passes the check of its form: a call is refused by the same check before anything else is done with it. */
function hasForm(operation: Endpoint, input: Input): boolean {
  return (['params', 'query', 'body'] as const).every(
    (part) => operation[part]?.safeParse(fresh(input)[part]).success ?? true,
  )
}

/** An input with a request id of its own. */
function fresh(input: Input): Input {
  const body = input.body as Record<string, unknown> | undefined
  return body && 'cRequestUuid' in body ? { ...input, body: { ...body, cRequestUuid: newUuid() } } : input
}

/** Sends a call to one of the processes and gives the answer's text. */
async function answerTo(client: TestClient, operation: Endpoint, input: Input, turn: number): Promise<string> {
  const { params, query, body } = fresh(input) as Record<string, Record<string, string> | undefined>
  const call = client.signed({ operation, ...(params && { params }), ...(query && { query }), ...(body && { body }) })
  return (await processes[turn % processes.length]?.inject(call))?.body ?? ''
}

/** Rows of every table that a call may write, which name one of the others and not the attacker. */
async function foreignRows({ own, foreign }: Attack): Promise<string> {
  const { pool } = server.database
  const tables = await pool.query<{ name: string }>(
    `select table_name as name from information_schema.tables where table_schema = 'public'
     and table_type = 'BASE TABLE' and table_name not in (${COUNTED})`,
  )
  const patterns = foreign.map((id) => `%${id}%`)
  const found: string[] = []
  for (const { name } of tables.rows) {
    const { rows } = await pool.query<{ row: string }>(
      `select t::text as row from "${name}" t where t::text like any($1) and t::text not like $2 order by 1`,
      [patterns, `%${own.account}%`],
    )
    found.push(...rows.map(({ row }) => `${name} ${row}`))
  }
  return found.join('\n')
}

/** Takes back what an attack has rightly asked for: the administrator of that institution would see it, and answer. */
async function withdrawRequests(): Promise<void> {
  await server.database.pool.query('delete from join_apply where account_id = any($1) and organisation_id <> $2', [
    EVERYBODY.map(accountOf),
    demoId('organisation/E4'),
  ])
}

it.each(PEOPLE)(
  'no call shows $phone of $institution a row of another account or institution, or changes one',
  async (person) => {
    await withdrawRequests()
    const attack = await attackOf(person)
    const before = await foreignRows(attack)
    for (const mark of attack.marks) expect(before).toContain(mark)
    const hidden = [...attack.marks, ...attack.amounts]
    const shown = new Set<string>()
    /** Calls of which no input passed the check of its form: they were not tried. */
    const untried: string[] = []
    let calls = 0
    for (const [turn, [name, operation]] of ALL.entries()) {
      const all = [...hostileInputs(operation, attack, turn + PEOPLE.indexOf(person))]
      const inputs = all.filter((input) => hasForm(operation, input))
      let isTried = all.length === 0
      for (let from = 0; from < inputs.length; from += AT_ONCE) {
        const answers = await Promise.all(
          inputs.slice(from, from + AT_ONCE).map((input) => answerTo(attack.client, operation, input, calls++)),
        )
        if (answers.some((answer) => answer.includes('PNG') || hidden.some((mark) => answer.includes(mark)))) {
          shown.add(name)
        }
        isTried ||= answers.some((answer) => !answer.includes('"cFailure":"FIELD_INVALID"'))
      }
      if (!isTried && !PROOFS.test(name)) untried.push(name)
    }
    expect(calls).toBeGreaterThan(2000)
    expect(untried).toEqual([])
    expect([...shown]).toEqual([])
    expect(await foreignRows(attack)).toBe(before)
    // The attacker's own session has lived through it.
    const { account } = attack.own
    expect(await attack.client.getAccountByAccSignId({ params: { id: account } })).toMatchObject({ ok: true })
  },
  300_000,
)

it('sees a planted hole', async () => {
  const [attacker, victim] = PEOPLE as readonly [Person, Person]
  const { client, marks } = await attackOf(attacker)
  await server.database.pool.query(
    `update address set account_id = $1, is_default = false where detail like $2 and organisation_id is null`,
    [accountOf(attacker), `${markOf(victim)}%`],
  )
  const list = ENDPOINTS_BY_NAME.getAddressList
  const answer = await answerTo(client, list, { body: {} }, 0)
  expect(marks.some((mark) => answer.includes(mark))).toBe(true)
})

/** Members that no body declares and no call may store. */
const INJECTED = {
  isSuper: 1,
  is_super: 1,
  bOperator: true,
  isOperator: true,
  is_operator: true,
  cUserType: 'admin',
  userType: 'admin',
  user_type: 'admin',
  iState: 1,
  state: 1,
  iAlShopAuditStatus: 2,
  bAuthentication: true,
  personalAuthState: 2,
  isStopped: false,
  version: 99,
}

it('no call stores a role, an owner or a state that a body brings along', async () => {
  const { pool } = server.database
  const member = await server.signIn('19900150003', { terminal: 'mobile' })
  const visitor = await server.client()
  const owners = { accountId: accountOf(TEAM_LEADER), account_id: accountOf(TEAM_LEADER) }
  const rights = async () => {
    const accounts = await pool.query(
      `select mobile_phone, is_super, is_operator, editor_site_id, stopped from account
       where is_super <> 0 or is_operator or stopped or editor_site_id is not null order by 1`,
    )
    const members = await pool.query(`select id, account_id, organisation_id, user_type from org_member order by 1`)
    const owned = await pool.query(
      `select account_id, count(*) from (select account_id from address union all select account_id from join_apply
       union all select account_id from enterprise_apply union all select account_id from team_buyer_auth) t
       where account_id = $1 group by 1`,
      [owners.accountId],
    )
    const states = await pool.query(
      `select id from enterprise_apply where state = 1 union all select id from join_apply where state = 1
       union all select id from team_buyer_auth where state = 2 order by 1`,
    )
    return JSON.stringify([accounts.rows, members.rows, owned.rows, states.rows])
  }
  const before = await rights()
  let turn = 0
  for (const [name, operation] of ALL) {
    if (!operation.body || name === 'saveOperator') continue
    const brought = { ...INJECTED, ...owners, cOrgUuid: demoId('org/E2') }
    const input = inputOf(operation)
    const body = { ...brought, ...(sampleOf(operation.body) as object) }
    const client = operation.gate === 'visitor' ? visitor : member
    for (const from of [client, member]) await answerTo(from, operation, { ...input, body }, turn++)
  }
  expect(await rights()).toBe(before)
})
