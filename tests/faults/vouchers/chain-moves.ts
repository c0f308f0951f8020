import type pg from 'pg'

import { judge, mustEqual, somebodyOf } from './chain-calls.ts'
import type { Walk } from './chain-calls.ts'
import { isPulled, stepsOf } from './chain-model.ts'
import type { ModelVoucher } from './chain-model.ts'
import { partnerOf } from './chain-saves.ts'

/** Moves by a button, with the states from which they lead. Engine 6.3. */
const MOVES = {
  submitVoucher: [10, 35],
  withdrawVoucher: [20],
  unapproveVoucher: [30],
  closeVoucher: [30],
  openVoucher: [50],
  voidVoucher: [10, 35],
  delVoucher: [10, 35],
} as const
type Move = keyof typeof MOVES
const MOVE_NAMES = Object.keys(MOVES) as readonly Move[]

/** A move as it is asked for. */
interface AskedMove {
  readonly move: Move
  readonly voucher: ModelVoucher
  readonly owner: string
  readonly version: number
}

/** Why a move is refused; `undefined` when it is made. */
function refusalOf({ chain }: Walk, { move, voucher, owner, version }: AskedMove): string | undefined {
  if (voucher.isDeleted || owner !== voucher.owner) return 'EMPTY'
  const from: readonly number[] = MOVES[move]
  if (!from.includes(voucher.state) || version !== voucher.version) return 'VOUCHER_CHANGED'
  if (move === 'submitVoucher' && voucher.lines.length === 0) return 'VOUCHER_EMPTY'
  if (move === 'withdrawVoucher' && (voucher.asked?.agreed ?? 0) > 0) return 'VOUCHER_CHANGED'
  if (move === 'unapproveVoucher' && isPulled(chain, voucher)) return 'VOUCHER_PULLED'
  if (move === 'voidVoucher' && voucher.submits === 0) return 'VOUCHER_CHANGED'
  if (move === 'delVoucher' && voucher.submits > 0) return 'VOUCHER_CHANGED'
  return undefined
}

function follow({ move, voucher }: AskedMove, submitter: string): void {
  voucher.version += 1
  switch (move) {
    case 'submitVoucher':
      voucher.submits += 1
      voucher.state = stepsOf(voucher) > 0 ? 20 : 30
      voucher.asked = stepsOf(voucher) > 0 ? { submitter, agreed: 0 } : undefined
      break
    case 'delVoucher':
      voucher.isDeleted = true
      break
    case 'voidVoucher':
      voucher.state = 60
      break
    case 'closeVoucher':
      voucher.state = 50
      break
    case 'openVoucher':
      voucher.state = 30
      break
    case 'withdrawVoucher':
    case 'unapproveVoucher':
      voucher.state = 10
      voucher.asked = undefined
  }
}

/** Asks for a move: mostly one that the state allows, by somebody of its institution, in the version that is stored. */
export async function move(walk: Walk, wanted?: 'submitVoucher'): Promise<void> {
  const { chain, random } = walk
  const submittable = chain.filter(({ isDeleted, state }) => !isDeleted && [10, 35].includes(state))
  const voucher = random.pick(wanted && submittable.length > 0 ? submittable : chain)
  const legal = MOVE_NAMES.filter((name) => (MOVES[name] as readonly number[]).includes(voucher.state))
  const name = wanted ?? random.pick(legal.length > 0 && random.chance(0.8) ? legal : MOVE_NAMES)
  const owner = random.chance(0.95) ? voucher.owner : partnerOf(walk, voucher.owner)
  const version = random.chance(0.93) ? voucher.version : voucher.version + random.pick([-1, 1])
  const asked: AskedMove = { move: name, voucher, owner, version }
  const expected = refusalOf(walk, asked)
  const { person, gateway } = somebodyOf(walk, owner)
  const answer = await gateway[name]({ body: { cVouchType: voucher.type, cUuid: voucher.id, iVersion: version } })
  judge(walk, { call: `${name} of ${voucher.no} in ${voucher.state} by ${owner}`, expected, answer })
  if (!answer.ok) return
  follow(asked, person.accountId)
  if (name === 'delVoucher') return
  const data = answer.data as { readonly iVoucherState: number; readonly iVersion: number }
  mustEqual(`state and version of ${voucher.no}`, [voucher.state, voucher.version], [data.iVoucherState, data.iVersion])
}

/** The latest task of a voucher, whatever became of it. */
async function taskOf(database: pg.Pool, { id }: ModelVoucher): Promise<string | undefined> {
  const { rows } = await database.query<{ id: string }>(
    `select id from workflow_task where voucher_id = $1 order by round desc, step_no desc limit 1`,
    [id],
  )
  return rows[0]?.id
}

/** Decides on a step, waiting or not, by whoever may and by others; a refusal needs a reason. */
export async function decide(walk: Walk, database: pg.Pool): Promise<void> {
  const { chain, random } = walk
  const waiting = chain.filter(({ isDeleted, state }) => !isDeleted && state === 20)
  const voucher = random.pick(waiting.length > 0 ? waiting : chain)
  const cTaskUuid = await taskOf(database, voucher)
  if (cTaskUuid === undefined) return
  const owner = random.chance(0.95) ? voucher.owner : partnerOf(walk, voucher.owner)
  const { person, gateway } = somebodyOf(walk, owner)
  const [bAgree, cOpinion] = [random.chance(0.75), random.pick(['', '太贵'])]
  const { asked } = voucher
  const mayDecide =
    !voucher.isDeleted &&
    voucher.state === 20 &&
    asked &&
    owner === voucher.owner &&
    asked.submitter !== person.accountId
  const expected = !bAgree && cOpinion === '' ? 'REASON_NEEDED' : mayDecide ? undefined : 'VOUCHER_CHANGED'
  const answer = await gateway.approveVoucher({ body: { cTaskUuid, bAgree, cOpinion } })
  judge(walk, { call: `decision on ${voucher.no} in ${voucher.state} by ${owner}`, expected, answer })
  if (!answer.ok || !asked) return
  voucher.version += 1
  asked.agreed += 1
  if (!bAgree) voucher.state = 35
  else if (asked.agreed >= stepsOf(voucher)) voucher.state = 30
  if (voucher.state !== 20) voucher.asked = undefined
  mustEqual(`state of ${voucher.no}`, voucher.state, answer.data.iVoucherState)
}
