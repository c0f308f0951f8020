import { GATEWAY_METHOD, OPEN_PAY_STATES, PAY_STATES, SHOW_TYPES } from '@mallwright/contract/payment'
import type { Fen } from '@mallwright/contract/values'
import { createStore } from 'zustand/vanilla'
import type { StoreApi } from 'zustand/vanilla'

import { checkPayer } from './pay-checks.ts'
import type { PayerField, PayerFields, PayIssue } from './pay-checks.ts'
import { choosePath, leafOf, pathTo } from './pay-order.ts'
import type { MethodNode, MethodPath, OpenedPay, PayOrder, PayResult } from './pay-order.ts'

/** Time (ms) between two questions how a payment stands, and how many there are: every 2 s for 30 s. Engine 7.3. */
const POLL = { everyMs: 2000, times: 15 } as const

/** Where a payment is. `ended` is a flow that cannot be paid any more without having been paid now. Engine 7.2. */
export type PayPhase =
  | 'loading'
  | 'orderError'
  | 'ready'
  | 'confirming'
  | 'polling'
  | 'pending'
  | 'paid'
  | 'failed'
  | 'ended'

/** What could not be done with an attempt: the text by its name, or the server's own words. */
export type PayMessage =
  | 'unsupported'
  | 'noAlipay'
  | 'schemeFailed'
  | 'payFailed'
  | 'codeExpired'
  | { readonly words: string }

/** A code that is scanned to pay. */
export interface PayCode {
  readonly text: string
  readonly amount: Fen
  readonly secondsLeft: number
}

/** State of the pay centre. */
export interface PayState extends PayerFields {
  readonly phase: PayPhase
  readonly order: PayOrder | undefined
  /** Chosen nodes, from the method down. */
  readonly path: MethodPath
  readonly remark: string
  readonly issue: PayIssue | undefined
  readonly message: PayMessage | undefined
  /** Shown while it may be scanned. */
  readonly code: PayCode | undefined
  /** The last answer to how it stands. */
  readonly result: PayResult | undefined
}

/** What a payer chose and entered, as it is sent. */
export interface PayRequest extends PayerFields {
  readonly requestId: string
  readonly method: string
  readonly remark: string
  readonly total: Fen
}

/** What acting on an attempt came to: it is under way, the page is being left, or it cannot be done here. */
export type ActOutcome = 'started' | 'left' | Exclude<PayMessage, 'codeExpired' | 'payFailed'>

/** Why a payment did not begin. */
export interface PayRefusal {
  /** Of the server; empty when it was not reached. */
  readonly words: string
  /** Amount or state are not those that the payer saw. */
  readonly isStale: boolean
}

/** The world of a pay centre. */
export interface PayEffects {
  /** Rejects when nothing is to be paid. */
  readonly readOrder: () => Promise<PayOrder>
  readonly confirm: (request: PayRequest) => Promise<OpenedPay | PayRefusal>
  /** Rejects without an answer. */
  readonly readResult: () => Promise<PayResult>
  /** Opens what a payer pays on, by the show types but that of codes. */
  readonly act: (opened: OpenedPay, method: string) => Promise<ActOutcome>
  readonly newRequestId: () => string
  readonly wait: (ms: number) => Promise<void>
}

/** A pay centre. */
export interface PayCentreMachine {
  readonly state: StoreApi<PayState>
  /** Loads what is to be paid; before it, and after `close`, nothing else does anything. */
  readonly open: (effects: PayEffects) => Promise<void>
  readonly choose: (path: MethodPath) => void
  readonly enter: (field: PayerField | 'remark', text: string) => void
  readonly pay: () => Promise<void>
  /** Asks again how it stands. */
  readonly refresh: () => Promise<void>
  readonly closeCode: () => void
  /** Forgets everything; answers that are on their way change nothing. */
  readonly close: () => void
}

const CLOSED: PayState = {
  phase: 'loading',
  order: undefined,
  path: [],
  phone: '',
  accountName: '',
  accountNumber: '',
  remark: '',
  issue: undefined,
  message: undefined,
  code: undefined,
  result: undefined,
}

/** The world of this opening, and counters of openings and watches: what belongs to an earlier one is dropped. */
interface Run {
  effects: PayEffects | undefined
  open: number
  watch: number
}

/** Creates a pay centre. Specification 2 §2, §4, §5. */
export function createPayCentre(): PayCentreMachine {
  const state = createStore<PayState>(() => CLOSED)
  const { getState, setState } = state
  const run: Run = { effects: undefined, open: 0, watch: 0 }
  const watcher = createWatcher(state, run)
  const reset = (effects: PayEffects | undefined) => {
    run.open += 1
    run.effects = effects
    setState(CLOSED, true)
    return run.open
  }
  return {
    state,
    async open(effects) {
      const own = reset(effects)
      const loaded = await loadOrder(effects)
      if (own === run.open) setState(loaded)
    },
    choose: (path) => {
      if (getState().phase !== 'confirming') setState({ path: choosePath(path), issue: undefined, message: undefined })
    },
    enter: (field, text) => setState({ [field]: text, issue: undefined }),
    async pay() {
      const { effects } = run
      const request = effects && readRequest(getState(), effects.newRequestId)
      if (!request) return
      if ('field' in request) return setState({ issue: request, message: undefined })
      const own = run.open
      run.watch += 1
      setState({ phase: 'confirming', issue: undefined, message: undefined, code: undefined })
      const opened = await effects.confirm(request)
      if (own !== run.open) return
      if ('words' in opened) {
        const { words, isStale } = opened
        const reloaded = isStale ? await loadOrder(effects, request.method) : {}
        if (own !== run.open) return
        watcher.stop(words === '' ? 'payFailed' : { words })
        return setState(reloaded)
      }
      if (isCode(opened, request.method)) return watcher.showCode(opened)
      const outcome = await effects.act(opened, request.method)
      if (own !== run.open) return
      return outcome === 'started' || outcome === 'left' ? watcher.watch() : watcher.stop(outcome)
    },
    refresh: watcher.watch,
    // The payer may have paid on another device: it goes on asking.
    closeCode: () => setState({ code: undefined }),
    close: () => void reset(undefined),
  }
}

/** Follows an attempt until it ends, its time is over, or another one begins. */
function createWatcher(state: StoreApi<PayState>, run: Run) {
  const { getState, setState } = state
  const finish = createFinish(state)
  const watch = async () => {
    const { effects } = run
    if (!effects) return
    const own = { open: run.open, watch: ++run.watch }
    const isCurrent = () => run.open === own.open && run.watch === own.watch
    setState({ phase: 'polling', message: undefined })
    for (let count = 0; count < POLL.times && isCurrent(); count += 1) {
      await effects.wait(POLL.everyMs)
      const result = isCurrent() ? await effects.readResult().catch(() => undefined) : undefined
      if (!isCurrent() || (result && finish(result))) return
    }
    if (isCurrent()) setState({ phase: 'pending' })
  }
  const stop = (message: PayMessage) => {
    run.watch += 1
    setState({ phase: 'ready', code: undefined, message })
  }
  const countDown = async (shown: PayCode, wait: PayEffects['wait']) => {
    for (let secondsLeft = shown.secondsLeft - 1; secondsLeft >= 0; secondsLeft -= 1) {
      await wait(1000)
      // Another code, or none, is shown by now.
      if (getState().code?.text !== shown.text) return
      setState({ code: { ...shown, secondsLeft } })
    }
    stop('codeExpired')
  }
  const showCode = ({ payUrl, amount, seconds }: OpenedPay) => {
    const code = { text: payUrl, amount, secondsLeft: seconds }
    setState({ code })
    if (run.effects) void countDown(code, run.effects.wait)
    return watch()
  }
  return { watch, stop, showCode }
}

/** What is sent, or what keeps it from being sent; `undefined` while it is being sent, and without an order. */
function readRequest(state: PayState, newRequestId: () => string): PayRequest | PayIssue | undefined {
  const { phase, order, path, phone, accountName, accountNumber, remark } = state
  if (phase === 'confirming' || !order) return undefined
  const leaf = leafOf(path)
  const fields = trimmed({ phone, accountName, accountNumber })
  const issue = checkPayer(leaf, fields)
  if (issue || !leaf) return issue
  const sent = { ...shownFields(leaf, fields), remark: remark.trim(), total: order.total }
  return { ...sent, requestId: newRequestId(), method: leaf.code }
}

/** Sets the end that an answer says; false while it is open. */
function createFinish({ setState }: StoreApi<PayState>) {
  return (result: PayResult): boolean => {
    const { state } = result
    const isOpen = (OPEN_PAY_STATES as readonly number[]).includes(state)
    // Money that did not count goes back: the payer is told, and may pay again.
    const isReturned = state === PAY_STATES.paying && result.message !== ''
    if (state === PAY_STATES.failed || isReturned) setState({ phase: 'failed', code: undefined, result })
    else if (state === PAY_STATES.transferring || !isOpen) setState({ phase: endOf(state), code: undefined, result })
    else return false
    return true
  }
}

function endOf(state: number): PayPhase {
  return state === PAY_STATES.paid ? 'paid' : 'ended'
}

/** What is shown of a flow: its order, its end, or that there is nothing to pay; a leaf that was chosen before stays chosen. */
async function loadOrder(effects: PayEffects, chosen = ''): Promise<Partial<PayState>> {
  try {
    const order = await effects.readOrder()
    const sum = order.orders.reduce((total, { amount }) => total + amount, 0)
    if (sum !== order.total) return { phase: 'orderError' }
    const mayPay = order.state <= PAY_STATES.paying || order.state === PAY_STATES.failed
    if (!mayPay) return { phase: endOf(order.state), order, result: await effects.readResult() }
    const kept = pathTo(order.methods, chosen)
    const path = kept.length > 0 ? kept : pathTo(order.methods, order.defaultMethod)
    return { phase: 'ready', order, path, ...(order.message !== '' && { message: { words: order.message } }) }
  } catch {
    return { phase: 'orderError' }
  }
}

function isCode({ showType }: OpenedPay, method: string): boolean {
  return showType === SHOW_TYPES.qrCode && method !== GATEWAY_METHOD
}

function trimmed(fields: PayerFields): PayerFields {
  const { phone, accountName, accountNumber } = fields
  return { phone: phone.trim(), accountName: accountName.trim(), accountNumber: accountNumber.replace(/\s/g, '') }
}

/** What a method does not ask for is not sent. */
function shownFields({ showsPhone, showsAccount }: MethodNode, fields: PayerFields): PayerFields {
  return {
    phone: showsPhone ? fields.phone : '',
    accountName: showsAccount ? fields.accountName : '',
    accountNumber: showsAccount ? fields.accountNumber : '',
  }
}
