import type { Random } from '../../fuzz/random.ts'
import { Difference, judge, mustEqual, sendSave, somebodyOf } from './chain-calls.ts'
import type { SentSave, Walk } from './chain-calls.ts'
import { centsOf, isAlive, isAmounts, judgeLinks, mayPull, openOf } from './chain-model.ts'
import type { ModelLine, ModelVoucher, WantedLine } from './chain-model.ts'
import { chainType, downTypesOf, pullOf, TYPE_CODES } from './chain-types.ts'
import type { TypeCode } from './chain-types.ts'

/** Prices in millionths of a yuan; thirds and small ones round. */
const PRICES = [18_500_000, 88_600_000, 335_000, 2_333_333, 5000, 0, 1_000_000]

/** Begins the name of a pair of types of which one was pulled from the other. */
export const PAIR = 'pair: '

/** Types with which a chain begins. */
const BEGINNINGS: readonly TypeCode[] = [
  'PUR_REQUEST',
  'PUR_ENQUIRY',
  'PUR_CONTRACT',
  'PUR_ORDER',
  'SAL_ORDER',
  'PUR_RECEIPT',
]

function blankLine(type: TypeCode, random: Random): WantedLine {
  if (isAmounts(type)) return { qty: 0, price: 0, cents: random.integer(1, 900_000) }
  const qty = random.chance(0.5) ? random.integer(1, 20) * 1000 : random.integer(1, 30_000)
  const price = random.pick(PRICES)
  return { qty, price, cents: centsOf(qty, price) }
}

/** A line for another quantity or amount. */
function changed(type: TypeCode, line: WantedLine, amount: number): WantedLine {
  const most = Math.max(1, amount)
  return isAmounts(type) ? { ...line, cents: most } : { ...line, qty: most, cents: centsOf(most, line.price) }
}

/** The model's save: who refuses it and why, else what is stored. */
function expectedOf(
  { chain }: Walk,
  sent: SentSave & { readonly partner: string | undefined; readonly isWhole: boolean },
) {
  const { voucher, version, isWhole } = sent
  if (voucher && (voucher.isDeleted || voucher.owner !== sent.owner)) return 'EMPTY'
  if (voucher && (![10, 35].includes(voucher.state) || voucher.version !== version || !isWhole))
    return 'VOUCHER_CHANGED'
  const { type, owner, partner, lines } = sent
  return judgeLinks({ chain, type, owner, partner, lines, ...(voucher && { voucher }) })
}

/** Saves, judges the answer and has the model follow. */
async function save(walk: Walk, sent: SentSave & { readonly partner: string | undefined; readonly isWhole: boolean }) {
  const expected = expectedOf(walk, sent)
  const answer = await sendSave(walk, sent)
  const refusal = typeof expected === 'string' ? expected : undefined
  const { type, owner, partner, lines } = sent
  judge(walk, { call: `save of ${type} with ${lines.length} lines by ${owner}`, expected: refusal, answer })
  if (!answer.ok || typeof expected === 'string') return
  const { data } = answer
  const made: ModelVoucher = sent.voucher ?? {
    type,
    owner,
    partner,
    id: data.cUuid,
    no: data.cVoucherNo,
    state: 10,
    version: 0,
    submits: 0,
    isDeleted: false,
    lines: [],
    asked: undefined,
  }
  if (!sent.voucher) walk.chain.push(made)
  for (const { up } of lines) if (up && !sent.voucher) walk.note(`${PAIR}${type} from ${up.voucher.type}`)
  made.version += 1
  made.lines = lines.map(({ stored, up, qty, price, cents }, index) => {
    const line: ModelLine = stored ?? { key: '', voucher: made, up, qty, price, cents, taken: 0 }
    return Object.assign(line, { key: data.lines[index]?.cRowKey ?? '', up, qty, price, cents, taken: expected[index] })
  })
  const cents = made.lines.reduce((sum, line) => sum + line.cents, 0)
  const found = [data.iVersion, data.iVoucherState, Math.round(Number(data.headData['iTotal']) * 100)]
  mustEqual(`version, state and total of ${made.no}`, [made.version, made.state, cents], found)
}

/** The other one of a chain. */
export const partnerOf = ({ people }: Walk, institution: string): string =>
  institution === people.buyer ? people.seller : people.buyer

/** Adds a voucher that pulls nothing. */
export async function add(walk: Walk, isFirst: boolean): Promise<void> {
  const { people, random, records } = walk
  const type = random.pick(isFirst || random.chance(0.6) ? BEGINNINGS : TYPE_CODES)
  const owner = chainType(type).side === 'buyer' ? people.buyer : people.seller
  const partner = type === 'PUR_REQUEST' && random.chance(0.5) ? undefined : partnerOf(walk, owner)
  const count = isFirst ? random.integer(1, 3) : random.integer(0, 3)
  const lines = Array.from({ length: count }, () => blankLine(type, random))
  const headData = partner === undefined ? {} : { cPartner: records.partnerId(owner, partner, type) }
  await save(walk, { type, owner, partner, version: 0, headData, lines, deleted: [], isWhole: true })
}

const wordOf = (walk: Walk, lines: readonly ModelLine[], type: TypeCode, owner: string): string | undefined => {
  const pulls = lines.map((line) => ({ line, pull: pullOf(type, line.voucher.type) }))
  const isOpen = pulls.every(
    ({ line, pull }) =>
      pull &&
      isAlive(line.voucher) &&
      line.voucher.state === 30 &&
      mayPull(type, owner, line) &&
      openOf(walk.chain, line, pull.book) > 0,
  )
  if (!isOpen) return 'LINE_NOT_OPEN'
  const sides = pulls.map(({ line: { voucher }, pull }) =>
    JSON.stringify([pull?.isPartners, (pull?.isPartners ? voucher.owner : voucher.partner) ?? '']),
  )
  return new Set(sides).size > 1 ? 'PARTNERS_DIFFER' : undefined
}

/** Lines of the chain to pull from, with a type and an institution that mostly may. */
function choosePull({ chain, people, random }: Walk) {
  const all = chain.flatMap(({ lines }) => lines)
  const openTo = (line: ModelLine) =>
    line.voucher.state === 30 && !line.voucher.isDeleted
      ? downTypesOf(line.voucher.type).filter(
          (type) => openOf(chain, line, pullOf(type, line.voucher.type)?.book ?? 'goods') > 0,
        )
      : []
  const open = all.filter((line) => openTo(line).length > 0)
  const from = open.length > 0 && random.chance(0.9) ? open : all
  if (from.length === 0 || (open.length === 0 && random.chance(0.85))) return undefined
  const first = random.pick(from)
  const may = random.chance(0.9) ? openTo(first) : downTypesOf(first.voucher.type)
  const type = may.length > 0 && random.chance(0.95) ? random.pick(may) : random.pick(TYPE_CODES)
  const side = chainType(type).side === 'buyer' ? people.buyer : people.seller
  const owner = random.chance(0.93) ? side : random.pick([people.stranger, people.buyer, people.seller])
  const siblings = random.chance(0.9) ? first.voucher.lines : from
  const lines = [...new Set([first, ...(random.chance(0.5) ? [random.pick(siblings)] : [])])]
  return { type, owner, lines }
}

/** Pulls lines into a new voucher: a part, all, too much, or what may not be pulled at all; `false` when nothing is open. */
export async function pull(walk: Walk): Promise<boolean> {
  const { chain, random, records } = walk
  const chosen = choosePull(walk)
  if (!chosen) return false
  const { type, owner, lines } = chosen
  const expected = wordOf(walk, lines, type, owner)
  const upRowKeys = lines.map(({ key }) => key)
  const answer = await somebodyOf(walk, owner).gateway.pullVoucher({ body: { cVouchType: type, upRowKeys } })
  judge(walk, {
    call: `pull of ${lines.map(({ voucher }) => voucher.no).join()} by ${type} of ${owner}`,
    expected,
    answer,
  })
  const bookOf = (line: ModelLine) => pullOf(type, line.voucher.type)?.book ?? 'goods'
  if (answer.ok) {
    const open = answer.data.lines.map(({ values }, index) => {
      const line = lines[index]
      return Number(values[line && bookOf(line) === 'money' ? 'iAmount' : 'iQty'])
    })
    const model = lines.map((line) => openOf(chain, line, bookOf(line)) / (bookOf(line) === 'money' ? 100 : 1000))
    mustEqual(`open of ${lines[0]?.voucher.no ?? ''}`, model, open)
  } else if (random.chance(0.5)) return true
  const wanted = lines.flatMap((up) => {
    const open = openOf(chain, up, bookOf(up))
    const price = isAmounts(type) ? 0 : random.chance(0.8) ? up.price : random.pick(PRICES)
    const amount = random.pick([open, open, random.integer(1, Math.max(1, open)), random.chance(0.3) ? open + 1 : open])
    const line = changed(type, { up, qty: 0, price, cents: 0 }, amount)
    // Parts of one line in two.
    const half = Math.floor(amount / 2)
    return random.chance(0.15) && half > 0 ? [changed(type, line, half), changed(type, line, amount - half)] : [line]
  })
  const right = pullOf(type, lines[0]?.voucher.type ?? type)?.isPartners
    ? lines[0]?.voucher.owner
    : lines[0]?.voucher.partner
  const isOther = (one: string | undefined) => one !== undefined && one !== owner
  const usual = isOther(right) ? right : partnerOf(walk, owner)
  const partner = random.chance(0.95) || !isOther(walk.people.stranger) ? usual : walk.people.stranger
  if (partner === undefined) throw new Difference('no partner')
  const headData = { cPartner: records.partnerId(owner, partner, type) }
  await save(walk, { type, owner, partner, version: 0, headData, lines: wanted, deleted: [], isWhole: true })
  return true
}

/** Saves changes of a voucher: more, less, lines that are new or gone, links that are cut; sometimes of an old version. */
export async function change(walk: Walk): Promise<void> {
  const { chain, random, records } = walk
  const drafts = chain.filter(({ isDeleted, state }) => !isDeleted && [10, 35].includes(state))
  const voucher = random.pick(drafts.length > 0 && random.chance(0.85) ? drafts : chain)
  const { type, partner } = voucher
  const owner = random.chance(0.96) ? voucher.owner : partnerOf(walk, voucher.owner)
  const gone = voucher.lines.filter(() => random.chance(0.15))
  const kept = voucher.lines
    .filter((line) => !gone.includes(line))
    .map((stored): WantedLine => {
      const { up, qty, price, cents } = stored
      const line: WantedLine = { stored, qty, price, cents, ...(up && random.chance(0.95) && { up }) }
      if (random.chance(0.5)) return line
      const book = up && pullOf(type, up.voucher.type)?.book
      const mine = isAmounts(type) ? cents : qty
      const most = up && book ? mine + openOf(chain, up, book) : mine * 2
      return changed(
        type,
        line,
        random.pick([most, most + 1, random.integer(1, Math.max(1, most)), Math.floor(mine / 2)]),
      )
    })
  const lines = random.chance(0.2) ? [...kept, blankLine(type, random)] : kept
  const isWhole = gone.length === 0 || random.chance(0.95)
  const version = random.chance(0.93) ? voucher.version : voucher.version - 1
  const headData = partner === undefined ? {} : { cPartner: records.partnerId(owner, partner, type) }
  const deleted = isWhole ? gone.map(({ key }) => key) : []
  await save(walk, { type, owner, partner, voucher, version, headData, lines, deleted, isWhole })
}
