import { VOUCHER_TYPE_CODES, VOUCHER_TYPES } from '@mallwright/contract/voucher'

/** The parts of a statement that writes vouchers of mall orders, each a query. */
interface VoucherParts {
  /** Queries that the others read, each `name as (…)`; may be empty. */
  readonly before: readonly string[]
  /**
   * The vouchers: id, type, organisation_id, partner_id, partner_org_id, source_kind, source_id, moment, exec_state, payment_status, address,
   * remark, and what `lines` reads.
   */
  readonly vouchers: string
  /**
   * Their lines, read from `numbered`, which has `voucher_no` beside the columns above: id, voucher_id, line_no, material_id, qty, cents,
   * goods_qty, price, tax_rate, spec, unit, companions, up_no, up_line_id, up_voucher_id.
   */
  readonly lines: string
  /** Whether the upstream lines are stored already, so that their counters move. */
  readonly pulls: boolean
  /** The book that is pulled by; goods unless told. */
  readonly book?: 'goods' | 'invoice'
  /** Left to its institution to submit; approved unless told. */
  readonly isDraft?: boolean
}

/** An amount (fen) as a decimal text in yuan without ending zeros, as vouchers store it. */
export const yuanText = (cents: string) => `trim_scale((${cents}) / 100.0)::text`

const PREFIXES = VOUCHER_TYPE_CODES.map((type) => `('${type}', '${VOUCHER_TYPES[type].prefix}')`).join(', ')

/** A line's tax and net by the formulas of the installed templates. */
const TAXED = `select l.*, l.cents / 100.0 as amount,
    case when l.tax_rate ~ '^[0-9]+(\\.[0-9]+)?$' then round(l.cents / 100.0 - l.cents / 100.0 / (1 + l.tax_rate::numeric), 2) end as tax
  from lines l`

const LINE_FIELDS = `jsonb_build_object('cMaterial', coalesce(l.material_id::text, ''), 'iQty', trim_scale(l.qty::numeric)::text, 'iPrice', l.price,
    'iTaxRate', l.tax_rate, 'iAmount', trim_scale(l.amount)::text, 'iTax', coalesce(trim_scale(l.tax)::text, ''),
    'iNet', trim_scale(l.amount - coalesce(l.tax, 0))::text, 'cSpec', l.spec, 'cUnit', l.unit, 'cUpNo', l.up_no, 'cRemark', '',
    'dNeed', '', 'cProject', '', 'cWarehouse', '', 'cCostCentre', '')`

const HEAD_FIELDS = `jsonb_build_object('dVoucherDate', n.voucher_date::text, 'cPartner', coalesce(n.partner_id::text, ''),
    'iTotal', ${yuanText('s.cents')}, 'cAddress', n.address, 'cRemark', left(n.remark, 200), 'cDepartment', '', 'cPerson', '',
    'cPayTerm', '', 'cProject', '', 'cUrgency', '', 'dNeed', '')`

/** Moves the counters of upstream lines, and says of their vouchers how far they are pulled from: invoices count for invoices alone. */
const PULLED = {
  goods: [
    `pulled as (select up_line_id, sum(qty) as qty from lines where up_line_id is not null group by up_line_id)`,
    `counters as (update voucher_line u set goods_qty = u.goods_qty + p.qty from pulled p where u.id = p.up_line_id)`,
    `execution as (update voucher v set exec_state = e.state, updated_at = now()
     from (select u.voucher_id, case when bool_and(u.goods_qty + coalesce(p.qty, 0) >= u.qty) then 2 else 1 end as state
       from voucher_line u left join pulled p on p.up_line_id = u.id
       where u.voucher_id in (select up_voucher_id from lines) group by u.voucher_id) e
     where e.voucher_id = v.id)`,
  ],
  invoice: [
    `pulled as (select up_line_id, sum(qty) as qty, sum(cents) as cents from lines where up_line_id is not null group by up_line_id)`,
    `counters as (update voucher_line u set invoice_qty = u.invoice_qty + p.qty, invoice_cents = u.invoice_cents + p.cents
       from pulled p where u.id = p.up_line_id)`,
    `execution as (update voucher v set exec_state = 2, updated_at = now()
       where v.type = 'SAL_INVOICE' and v.id in (select up_voucher_id from lines))`,
  ],
} as const

/**
 * One statement that writes vouchers with their numbers, lines, links and log, however many. The rows of the numbers are locked by
 * type and institution, so that two of them never wait for each other.
 */
export function writingStatement({
  before,
  vouchers,
  lines,
  pulls,
  book = 'goods',
  isDraft = false,
}: VoucherParts): string {
  const [state, approvedAt, submissions] = isDraft ? [10, 'null::timestamptz', 0] : [30, 'n.moment', 1]
  const queries = [
    ...before,
    `wanted as materialized (${vouchers})`,
    `dated as materialized (select w.*, (w.moment at time zone 'Asia/Shanghai')::date as voucher_date,
       to_char(w.moment at time zone 'Asia/Shanghai', 'YYMM') as period from wanted w)`,
    `taken as (insert into voucher_number (organisation_id, type, period, last)
       select organisation_id, type, period, count(*)::int from dated group by type, organisation_id, period order by type, organisation_id, period
       on conflict (organisation_id, type, period) do update set last = voucher_number.last + excluded.last
       returning organisation_id, type, period, last)`,
    `placed as (select d.*, t.last - count(*) over own + row_number() over (own order by d.moment, d.source_id) as place
       from dated d join taken t using (organisation_id, type, period) window own as (partition by d.type, d.organisation_id, d.period))`,
    `numbered as materialized (select p.*, x.prefix || p.period || '-' || lpad(p.place::text, greatest(5, length(p.place::text)), '0') as voucher_no
       from placed p join (values ${PREFIXES}) as x (type, prefix) on x.type = p.type)`,
    `lines as materialized (${lines})`,
    `made as (insert into voucher (id, type, organisation_id, partner_id, partner_org_id, template_id, template_revision, voucher_no, voucher_date,
         state, exec_state, payment_status, amount_cents, fields, companions, source_kind, source_id, approved_at, submit_count, created_at)
       select n.id, n.type, n.organisation_id, n.partner_id, n.partner_org_id, t.id, t.revision, n.voucher_no, n.voucher_date,
         ${state}, n.exec_state, n.payment_status, s.cents, ${HEAD_FIELDS},
         case when a.id is null then '{}'::json
           else json_build_object('cPartner', json_build_object('cName', a.name, 'cUuid', a.id, 'cNote', a.note)) end,
         n.source_kind, n.source_id, ${approvedAt}, ${submissions}, n.moment
       from numbered n left join lateral (select coalesce(sum(l.cents), 0)::bigint as cents from lines l where l.voucher_id = n.id) s on true
       left join archive a on a.id = n.partner_id
       cross join lateral (select t.id, t.revision from voucher_template t
         where t.type = n.type and (t.organisation_id is null or t.organisation_id = n.organisation_id)
         order by t.is_default desc, t.organisation_id is null, t.sort, t.id limit 1) t
       returning id, type)`,
    `written as (insert into voucher_line (id, voucher_id, line_no, material_id, qty, amount_cents, goods_qty, fields, companions)
       select l.id, l.voucher_id, l.line_no, l.material_id, l.qty, l.cents, l.goods_qty, ${LINE_FIELDS}, l.companions from (${TAXED}) l)`,
    `linked as (insert into voucher_link (down_line_id, up_line_id, up_voucher_id, down_voucher_id, book, qty, cents)
       select id, up_line_id, up_voucher_id, voucher_id, '${book}', qty, ${book === 'invoice' ? 'cents' : 0} from lines where up_line_id is not null)`,
    `logged as (insert into voucher_log (voucher_id, action, from_state, to_state, created_at)
       select id, 'MALL', ${state}, ${state}, moment from numbered)`,
    ...(pulls ? PULLED[book] : []),
  ]
  return `with ${queries.join(',\n ')}\n select id, type from made`
}
