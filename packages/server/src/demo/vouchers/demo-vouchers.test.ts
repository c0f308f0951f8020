import type { VoucherType } from '@mallwright/contract/voucher'
import { describe, expect, it } from 'vitest'

import { startWithVisitor } from '../../testing/test-session.ts'
import { openVouchers } from '../../testing/test-vouchers.ts'
import { checkVouchers } from '../../voucher/proof/voucher-check.store.ts'
import { demoId } from '../plans/demo-id.ts'
import { CHAIN_PROFILES } from './chain-plans.ts'
import type { ChainProfile } from './chain-plans.ts'

const { server } = await startWithVisitor()
const buyer = await openVouchers(server, '19900150001')

async function rowsOf(sql: string, values: readonly unknown[] = []): Promise<Record<string, unknown>[]> {
  return (await server.database.pool.query<Record<string, unknown>>(sql, [...values])).rows
}

/** The first row of a query. */
async function row(sql: string): Promise<Record<string, unknown>> {
  return (await rowsOf(sql))[0] ?? {}
}

/** Vouchers that were made by hand: the mall's own come from orders. */
const BY_HAND = `voucher v where v.source_kind is null`

/** The steps of engine 10 by profile: what a chain consists of. */
const STEPS: Readonly<Record<ChainProfile, string>> = {
  A: '01 02 03 04 05 06 07 08 09 10 10 11 12 13 16',
  B: '01 07 08 09 10 10 11 12 13 16',
  D: '01 07 08 12 12 13 13',
  E: '07 08 12 13 13 14 15',
  F: '07 08 12 13 14',
  H: '07 08 12 13',
}

/** Steps in the order of the prefixes below: 10 twice. */
const PREFIXES = 'PR PE SQ PA PC SC PO SO PQ PP SR SI SD PG PT SB PI'.split(' ')
const NUMBERS = '01 02 03 04 05 06 07 08 09 10 10 11 12 13 14 15 16'.split(' ')

/** The chains of a profile: each as the steps of its vouchers. */
async function chainsOf(profile: ChainProfile): Promise<string[]> {
  const found = await rowsOf(
    `with recursive chain (root, id) as (
       select v.id, v.id from ${BY_HAND} and v.fields->>'cRemark' = $1
       union select chain.root, case when k.up_voucher_id = chain.id then k.down_voucher_id else k.up_voucher_id end
       from chain join voucher_link k on chain.id in (k.up_voucher_id, k.down_voucher_id))
     select array_agg(left(v.voucher_no, 2)) as prefixes from chain join voucher v on v.id = chain.id group by chain.root`,
    [CHAIN_PROFILES[profile].note],
  )
  return found.map(({ prefixes }) => {
    const steps = (prefixes as string[]).map((prefix) => Number(NUMBERS[PREFIXES.indexOf(prefix)]))
    return steps
      .toSorted((one, other) => one - other)
      .map((step) => String(step).padStart(2, '0'))
      .join(' ')
  })
}

describe('the vouchers of engine 10', () => {
  it.each(Object.keys(STEPS) as ChainProfile[])('have the chains of profile %s with their steps', async (profile) => {
    const chains = await chainsOf(profile)
    expect(new Set(chains)).toEqual(new Set([STEPS[profile]]))
    expect(chains).toHaveLength({ A: 12, B: 14, D: 8, E: 6, F: 4, H: 4 }[profile])
  })

  it('have 26 drafts and the like, of every type at least one, and four single ones', async () => {
    const single = await row(
      `select count(*)::int as all, count(distinct v.type)::int as types, count(*) filter (where v.state = 20)::int as asked,
         count(*) filter (where v.state = 35)::int as refused, count(*) filter (where v.state = 60)::int as void
       from ${BY_HAND} and not exists (select 1 from voucher_link k where v.id in (k.up_voucher_id, k.down_voucher_id))`,
    )
    expect(single).toEqual({ all: 30, types: 17, asked: 3, refused: 3, void: 3 })
    expect(await row(`select count(*)::int as all from ${BY_HAND}`)).toEqual({ all: 484 })
  })

  it('hold together: counters, links, amounts, numbers, states, log', async () => {
    expect(await checkVouchers(server.database.pool)).toEqual([])
  })

  it('are of working days in the 90 before the clock, and worth 80 to 480,000 yuan', async () => {
    expect(
      await row(
        `select min(v.amount_cents)::int as least, max(v.amount_cents)::int as most,
           count(*) filter (where extract(isodow from v.voucher_date) > 5)::int as weekends,
           count(*) filter (where m.created_at - v.voucher_date::timestamptz not between interval '0' and interval '91 days')::int as others,
           count(*) filter (where substr(v.voucher_no, 3, 4) <> to_char(v.voucher_date, 'YYMM'))::int as periods
         from setup_marker m, ${BY_HAND} and m.name = 'demo'`,
      ),
    ).toEqual({ least: 8000, most: 48_000_000, weekends: 0, others: 0, periods: 0 })
  })

  it('happen on their days: nothing before what it follows', async () => {
    expect(
      await row(
        `select count(*) filter (where v.created_at::date <> v.voucher_date or v.updated_at < v.created_at)::int as days,
           count(*) filter (where exists (select 1 from voucher o where o.organisation_id = v.organisation_id and o.type = v.type
             and substr(o.voucher_no, 3, 4) = substr(v.voucher_no, 3, 4) and o.voucher_no < v.voucher_no and o.voucher_date > v.voucher_date
             and o.source_kind is null))::int as numbers,
           count(*) filter (where v.approved_at is null and v.state in (30, 50))::int as approvals,
           count(*) filter (where exists (select 1 from voucher_link k join voucher u on u.id = k.up_voucher_id
             where k.down_voucher_id = v.id and (u.voucher_date >= v.voucher_date or u.approved_at > v.created_at)))::int as links,
           count(*) filter (where exists (select 1 from voucher_log g join voucher_log e on e.voucher_id = g.voucher_id
             where g.voucher_id = v.id and e.id < g.id and e.created_at >= g.created_at))::int as logs,
           count(*) filter (where exists (select 1 from workflow_task t where t.voucher_id = v.id
             and (t.created_at < v.created_at or t.decided_at < t.created_at)))::int as tasks
         from ${BY_HAND}`,
      ),
    ).toEqual({ days: 0, numbers: 0, approvals: 0, links: 0, logs: 0, tasks: 0 })
  })

  it('have the same ids in every run', async () => {
    const { rows } = await server.database.pool.query<{ id: string }>(
      `select v.id from ${BY_HAND} order by v.created_at, v.id = any($1::uuid[]) desc limit 1`,
      [[3, 4, 5].map((place) => demoId(`voucher/${place}`))],
    )
    // Two to four lines come before their voucher.
    const ids = [3, 4, 5].map((place) => demoId(`voucher/${place}`))
    expect(ids).toContain(rows[0]?.id)
  })

  it('leave nothing open of what was closed', async () => {
    const closed = await rowsOf(
      `select v.voucher_no from ${BY_HAND} and v.state = 50 and exists (select 1 from voucher_line l where l.voucher_id = v.id and l.goods_qty < l.qty)`,
    )
    expect(closed).toHaveLength(4)
  })
})

describe('the single vouchers', () => {
  const found = async (remark: string) => {
    const [voucher] = await rowsOf(`select v.id, v.type from ${BY_HAND} and v.fields->>'cRemark' = $1`, [remark])
    return { cVouchType: voucher?.['type'] as VoucherType, cUuid: String(voucher?.['id']) }
  }

  it('are a thousand lines of twenty columns', async () => {
    const wide = await buyer.get(await found('年度集采：一千行'))
    expect(wide.lines).toHaveLength(1000)
    const template = await buyer.client.getOneVoucherTemplate({ params: { templateUuid: wide.cTemplateUuid } })
    expect(template.ok && template.data.detailList).toHaveLength(20)
    expect(wide.lines[8]?.values).toMatchObject({ iQty: '9', iStock: '6', iShort: '3' })
  })

  it('are one with a supplier that was stopped', async () => {
    const [stale] = await rowsOf(
      `select v.id from ${BY_HAND} and exists (select 1 from archive a where a.id = v.partner_id and a.stopped)`,
    )
    const voucher = await buyer.get({ cVouchType: 'PUR_ORDER', cUuid: String(stale?.['id']) })
    expect(voucher.headData['$cPartner']).toMatchObject({ bStale: true, cName: '启明图文（演示）有限公司' })
  })

  it('are one of an institution that nobody else may see', async () => {
    // Answers 2000.
    const answer = await buyer.client.getVoucher({ body: await found('其他机构不可见') })
    expect(answer).toMatchObject({ ok: false, failure: 'EMPTY' })
  })

  it('are two lines of half a fen', async () => {
    const { lines, headData } = await buyer.get(await found('金额恰为半分'))
    expect(lines.map(({ values }) => values['iAmount'])).toEqual(['272.36', '228.13'])
    expect(headData['iTotal']).toBe('500.49')
  })
})

it('names records of nine institutions, three materials stopped', async () => {
  // Orders of the mall name a few more materials.
  const kinds = await rowsOf(
    `select count(*) filter (where a.kind = 'department')::int as departments, count(*) filter (where a.kind = 'cost_centre')::int as centres,
       count(*) filter (where a.kind = 'project')::int as projects, count(*) filter (where a.kind = 'warehouse')::int as warehouses,
       count(*) filter (where a.kind = 'person')::int as persons, least(240, count(*) filter (where a.kind = 'material'))::int as materials,
       count(*) filter (where a.kind = 'material' and a.stopped)::int as stopped
     from archive a group by a.organisation_id having count(*) > 100`,
  )
  expect(kinds).toEqual(
    Array.from({ length: 9 }, () => {
      return { departments: 6, centres: 8, projects: 5, warehouses: 4, persons: 24, materials: 240, stopped: 3 }
    }),
  )
  const partners = async (name: string, kind: string) =>
    (
      await rowsOf(
        `select 1 from archive a join organisation o on o.id = a.organisation_id where o.name like $1 and a.kind = $2`,
        [`${name}%`, kind],
      )
    ).length
  expect(await partners('北辰精工', 'supplier')).toBe(18)
  expect(await partners('德汇供应链', 'customer')).toBe(26)
})
