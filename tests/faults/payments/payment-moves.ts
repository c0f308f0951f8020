import { newUuid } from '@mallwright/contract/values'

import type { Random } from '../../fuzz/random.ts'
import { gatewayOf } from '../../gateway.ts'
import type { Gateway } from '../../gateway.ts'

/** A signed-in payer, who reaches two processes. */
export interface Payer {
  readonly session: Gateway['session']
  addresses(): readonly string[]
}

/** One flow, as its payer knows it. */
interface Course {
  readonly payer: Payer
  readonly accountId: string
  readonly random: Random
  readonly flowNo: string
  readonly amount: number
  /** Pages of the sandbox that attempts were opened on. */
  readonly pages: Set<string>
}

/** Leaves whose page is an address; `2001` gives it as an action. */
const METHODS = ['1001', '1002', '1003', '2001', '2002', '2003'] as const

const ACTIONS = ['success', 'success', 'success', 'fail', 'late', 'wrong-amount', 'repeat', 'silent'] as const

/** Deadlines in s: most flows live long enough to be paid. */
const DEADLINES = [1, 2, 3, 20, 20] as const

/** Makes a flow and lets its payer do at random what payers do. */
export async function interleave(
  payer: Payer,
  { accountId, random }: { readonly accountId: string; readonly random: Random },
): Promise<void> {
  const amounts = Array.from({ length: random.integer(1, 3) }, () => random.integer(1, 99_999) / 100)
  const begun = await call({ payer, random }, (gateway) =>
    gateway.createDemoPayment({ body: { amounts, iSeconds: random.pick(DEADLINES) } }),
  )
  if (!begun?.ok) throw new Error(`no payment: ${begun?.msg}`)
  const amount = amounts.reduce((sum, one) => sum + Math.round(one * 100), 0) / 100
  const flowNo = begun.data.cPaymentFlowNo
  const course: Course = { payer, accountId, random, flowNo, amount, pages: new Set() }
  await pay(course, random.pick(METHODS))
  for (let step = random.integer(3, 9); step > 0; step -= 1) {
    const moves = Array.from({ length: random.chance(0.35) ? 2 : 1 }, () => MOVES[random.pick(WEIGHTS)](course))
    await Promise.all(moves)
  }
}

const MOVES = {
  pay: (course: Course) => pay(course, course.random.pick(METHODS)),
  doubleTap: async (course: Course) => {
    const method = course.random.pick(METHODS)
    await Promise.all([pay(course, method), pay(course, method)])
  },
  twoTabs: async (course: Course) => {
    await Promise.all([pay(course, course.random.pick(METHODS)), pay(course, course.random.pick(METHODS))])
  },
  press: async (course: Course) => {
    const { random, payer } = course
    if (course.pages.size === 0) return
    const page = random.pick([...course.pages])
    const action = random.pick(ACTIONS)
    const init = { method: 'POST', redirect: 'manual', headers: { 'content-type': FORM } } as const
    await attempt(course, () => fetch(`${addressOf(payer, random)}${page}/${action}`, init))
  },
  refund: async (course: Course) => {
    const { random, flowNo, amount } = course
    const bAmount = random.chance(0.4) ? amount : random.integer(1, Math.max(1, Math.round(amount * 100))) / 100
    const body = { cRequestUuid: newUuid(), cPaymentFlowNo: flowNo, bAmount }
    await call(course, (gateway) => gateway.refundDemoPayment({ body }))
  },
  close: async (course: Course) => {
    await call(course, (gateway) => gateway.closeDemoPayment({ body: { cPaymentFlowNo: course.flowNo } }))
  },
  wait: ({ random }: Course) =>
    new Promise<void>((resolve) => {
      setTimeout(resolve, random.integer(0, 400))
    }),
} as const

const FORM = 'application/x-www-form-urlencoded'

const WEIGHTS = [
  ...(['press', 'press', 'press', 'press'] as const),
  ...(['pay', 'doubleTap', 'twoTabs', 'refund', 'refund', 'close', 'wait', 'wait'] as const),
] as const

async function pay(course: Course, cMethod: string): Promise<void> {
  const { accountId, flowNo, amount, pages } = course
  const body = {
    cPaymentFlowNo: flowNo,
    bAmount: amount,
    cMethod,
    cAllLinkUserUuid: accountId,
    cRequestUuid: newUuid(),
  }
  const paid = await call(course, (gateway) => gateway.confirmPay({ body }))
  if (!paid?.ok) return
  if (paid.data.cPayUrl !== '') pages.add(paid.data.cPayUrl)
  if (paid.data.cPayActionUuid === '') return
  const id = paid.data.cPayActionUuid
  const action = await call(course, (gateway) => gateway.getPayAction({ body: { cPayActionUuid: id } }))
  if (action?.ok) pages.add(action.data.cContent)
}

function addressOf(payer: Payer, random: Random): string {
  return random.pick(payer.addresses())
}

type Caller = Pick<Course, 'payer' | 'random'>

/** Calls one of the processes, and again with the same request when it was killed meanwhile. */
function call<Answer>(caller: Caller, send: (gateway: Gateway) => Promise<Answer>): Promise<Answer | undefined> {
  return attempt(caller, () => send(gatewayOf(addressOf(caller.payer, caller.random), caller.payer.session)))
}

/** Tries until a process answers; the other one is there while one starts. */
async function attempt<Answer>({ random }: Caller, send: () => Promise<Answer>): Promise<Answer | undefined> {
  for (let tries = 0; tries < 30; tries += 1) {
    try {
      return await send()
    } catch (error) {
      if (!isConnectionLost(error)) throw error
      await new Promise((resolve) => {
        setTimeout(resolve, random.integer(20, 200))
      })
    }
  }
  return undefined
}

function isConnectionLost(error: unknown): boolean {
  // Errors of fetch when the server is killed before or during an answer.
  return error instanceof TypeError || error instanceof SyntaxError || (error as Error).name === 'AbortError'
}
