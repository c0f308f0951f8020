import { fen } from '@mallwright/contract/values'
import { describe, expect, it, vi } from 'vitest'

import { createPayCentre } from './pay-centre.machine.ts'
import type { ActOutcome, PayEffects } from './pay-centre.machine.ts'
import { pathTo } from './pay-order.ts'
import type { MethodNode, OpenedPay, PayOrder, PayResult } from './pay-order.ts'

const node = (code: string, more: Partial<MethodNode> = {}): MethodNode => ({
  code,
  name: code,
  icon: '',
  showType: 1,
  showsPhone: false,
  needsPhone: false,
  showsAccount: false,
  needsAccount: false,
  tipsHtml: '',
  methods: [],
  ...more,
})

const PHONE = { showsPhone: true, needsPhone: true }
const ACCOUNT = { showsAccount: true, needsAccount: true }
const METHODS = [
  node('wechat', { methods: [node('h5'), node('qr', { showType: 3 })] }),
  node('bank', {
    methods: [
      node('person', { methods: [node('bank-a', PHONE)] }),
      node('company', { methods: [node('100', { ...ACCOUNT, showType: 3 }), node('bank-c', ACCOUNT)] }),
    ],
  }),
  node('single', { methods: [node('tab', { methods: [node('leaf')] })] }),
]

const ORDER: PayOrder = {
  payee: '收款方',
  payerName: '',
  orders: [{ code: 'D1', amount: fen(150), items: [] }],
  total: fen(150),
  methods: METHODS,
  defaultMethod: 'h5',
  state: 0,
  message: '',
}
const OPENED: OpenedPay = { payUrl: '/pay', amount: fen(150), showType: 1, actionId: '', seconds: 600 }
const result = (state: number, message = ''): PayResult => ({
  state,
  stateName: `state ${state}`,
  message,
  hasVoucher: false,
})

/** A pay centre whose time passes by `tick`. */
function open(world: Partial<PayEffects> & { order?: Partial<PayOrder>; results?: PayResult[] } = {}) {
  const { order, results = [], ...more } = world
  const timers: { at: number; ring: () => void }[] = []
  let now = 0
  const effects: PayEffects = {
    readOrder: async () => ({ ...ORDER, ...order }),
    confirm: vi.fn<PayEffects['confirm']>(async () => OPENED),
    readResult: vi.fn<PayEffects['readResult']>(async () => results.shift() ?? result(1)),
    act: vi.fn<PayEffects['act']>(async () => 'left'),
    newRequestId: () => 'request',
    wait: (ms) => new Promise((resolve) => timers.push({ at: now + ms, ring: resolve })),
    ...more,
  }
  const centre = createPayCentre()
  const settle = () => new Promise((resolve) => setTimeout(resolve, 0))
  return {
    centre,
    effects,
    state: () => centre.state.getState(),
    opened: centre.open(effects),
    choose: (code: string) => centre.choose(pathTo(METHODS, code)),
    settle,
    tick: async (ms: number) => {
      const end = now + ms
      for (;;) {
        const next = timers.filter(({ at }) => at <= end).sort((one, other) => one.at - other.at)[0]
        if (!next) break
        now = next.at
        timers.splice(timers.indexOf(next), 1)
        next.ring()
        await settle()
      }
      now = end
    },
  }
}

describe('the pay centre', () => {
  it('shows what is to be paid, with the default method chosen', async () => {
    const { opened, state } = open()
    expect(state().phase).toBe('loading')
    await opened
    expect([state().phase, state().path.map(({ code }) => code)]).toEqual(['ready', ['wechat', 'h5']])
  })

  it.each([
    ['a refusal', { readOrder: () => Promise.reject(new Error('no')) }],
    ['a sum that differs', { order: { total: fen(151) } }],
  ])('says that nothing is to be paid after %s', async (_, world) => {
    const { opened, state } = open(world)
    await opened
    expect(state().phase).toBe('orderError')
  })

  it('shows the end of a payment that is over', async () => {
    for (const [flowState, phase] of [
      [2, 'paid'],
      [4, 'ended'],
      [6, 'ended'],
      [7, 'ended'],
    ] as const) {
      const { opened, state } = open({ order: { state: flowState }, results: [result(flowState)] })
      await opened
      expect([state().phase, state().result?.state]).toEqual([phase, flowState])
    }
  })

  it('chooses a level with one entry by itself', async () => {
    const { opened, centre, state } = open()
    await opened
    centre.choose(METHODS.slice(2))
    expect(state().path.map(({ code }) => code)).toEqual(['single', 'tab', 'leaf'])
  })
})

describe('what is checked before paying', () => {
  it.each([
    ['a method', 'wechat', {}, 'methodMissing'],
    ['a phone', 'bank-a', {}, 'phoneMissing'],
    ['a valid phone', 'bank-a', { phone: '29900001111' }, 'phoneWrong'],
    ['the name of the account', 'bank-c', {}, 'accountNameMissing'],
    ['the number of the account', 'bank-c', { accountName: '某公司' }, 'accountNumberMissing'],
    ['a name of two characters', 'bank-c', { accountName: '某', accountNumber: '622200' }, 'accountNameWrong'],
    ['a number of six digits', 'bank-c', { accountName: '某公司', accountNumber: '62220' }, 'accountNumberWrong'],
  ])('is %s', async (_, code, fields, text) => {
    const { opened, centre, choose, state, effects } = open()
    await opened
    if (code === 'wechat') centre.choose(METHODS.slice(0, 1))
    else choose(code)
    for (const [name, value] of Object.entries(fields)) centre.enter(name as 'phone', value)
    await centre.pay()
    expect([state().phase, state().issue?.text]).toEqual(['ready', text])
    expect(effects.confirm).not.toHaveBeenCalled()
  })

  it('sends what a method asks for, and nothing else', async () => {
    const { opened, centre, choose, effects } = open()
    await opened
    choose('bank-c')
    centre.enter('phone', '19900001111')
    centre.enter('accountName', ' 某公司 ')
    centre.enter('accountNumber', '6222 0000 1111')
    centre.enter('remark', ' 货款 ')
    void centre.pay()
    expect(effects.confirm).toHaveBeenCalledExactlyOnceWith({
      requestId: 'request',
      method: 'bank-c',
      phone: '',
      accountName: '某公司',
      accountNumber: '622200001111',
      remark: '货款',
      total: 150,
    })
  })
})

describe('paying', () => {
  it('locks until the server has answered', async () => {
    const { opened, centre, effects, state } = open()
    await opened
    void centre.pay()
    void centre.pay()
    expect(state().phase).toBe('confirming')
    expect(effects.confirm).toHaveBeenCalledTimes(1)
  })

  it('shows the words of a refusal, and its own when the server was not reached', async () => {
    for (const [words, message] of [
      ['金额已变更', { words: '金额已变更' }],
      ['', 'payFailed'],
    ] as const) {
      const { opened, centre, state } = open({ confirm: async () => ({ words, isStale: false }) })
      await opened
      await centre.pay()
      expect([state().phase, state().message]).toEqual(['ready', message])
    }
  })

  it('shows what is owed now when the payer saw another amount, with the method that was chosen', async () => {
    const amounts = [150, 180]
    const readOrder = async () => {
      const cents = fen(amounts.shift() ?? 0)
      return { ...ORDER, orders: [{ code: 'D1', amount: cents, items: [] }], total: cents }
    }
    const confirm = async () => ({ words: '支付金额已变更', isStale: true })
    const { opened, centre, state, choose } = open({ readOrder, confirm })
    await opened
    choose('qr')
    await centre.pay()
    expect(state()).toMatchObject({ phase: 'ready', message: { words: '支付金额已变更' }, order: { total: 180 } })
    expect(state().path.at(-1)?.code).toBe('qr')
  })

  it('shows the end of a payment that was made elsewhere meanwhile', async () => {
    const states = [0, 2]
    const { opened, centre, state } = open({
      readOrder: async () => ({ ...ORDER, state: states.shift() ?? 2 }),
      confirm: async () => ({ words: '支付状态已变更', isStale: true }),
      results: [result(2)],
    })
    await opened
    await centre.pay()
    expect(state().phase).toBe('paid')
  })

  it.each<[ActOutcome, string]>([
    ['unsupported', 'unsupported'],
    ['noAlipay', 'noAlipay'],
  ])('says what cannot be done here: %s', async (outcome, message) => {
    const { opened, centre, state } = open({ act: async () => outcome })
    await opened
    await centre.pay()
    expect([state().phase, state().message]).toEqual(['ready', message])
  })

  it('asks every 2 s for 30 s, then waits to be asked again', async () => {
    const { opened, centre, effects, state, tick, settle } = open()
    await opened
    void centre.pay()
    await settle()
    expect(state().phase).toBe('polling')
    await tick(28_000)
    expect([state().phase, vi.mocked(effects.readResult).mock.calls.length]).toEqual(['polling', 14])
    await tick(2000)
    expect([state().phase, vi.mocked(effects.readResult).mock.calls.length]).toEqual(['pending', 15])
    await tick(60_000)
    expect(effects.readResult).toHaveBeenCalledTimes(15)
    void centre.refresh()
    await tick(2000)
    expect(effects.readResult).toHaveBeenCalledTimes(16)
  })

  it.each([
    ['paid', result(2), 'paid'],
    ['failed', result(3), 'failed'],
    ['of a wrong amount', result(1, '支付金额不符，款项将原路退回'), 'failed'],
    ['closed', result(4), 'ended'],
    ['a transfer that is awaited', result(7), 'ended'],
  ])('ends when it is %s', async (_, answer, phase) => {
    const { opened, centre, state, tick, settle } = open({ results: [result(1), answer] })
    await opened
    void centre.pay()
    await settle()
    await tick(4000)
    expect([state().phase, state().result]).toEqual([phase, answer])
  })

  it('goes on asking after an answer that did not come', async () => {
    let isDown = true
    const readResult = async () => {
      if (isDown) throw new Error('offline')
      return result(2)
    }
    const { opened, centre, state, tick, settle } = open({ readResult })
    await opened
    void centre.pay()
    await settle()
    await tick(4000)
    isDown = false
    await tick(2000)
    expect(state().phase).toBe('paid')
  })
})

describe('a code to be scanned', () => {
  const code = { confirm: async () => ({ ...OPENED, payUrl: 'weixin://code', showType: 3, seconds: 5 }) }

  it('is shown with its countdown, and gone once it is paid', async () => {
    const { opened, centre, choose, state, tick, settle } = open({ ...code, results: [result(1), result(2)] })
    await opened
    choose('qr')
    void centre.pay()
    await settle()
    expect(state().code).toEqual({ text: 'weixin://code', amount: 150, secondsLeft: 5 })
    await tick(3000)
    expect(state().code?.secondsLeft).toBe(2)
    await tick(1000)
    expect([state().phase, state().code]).toEqual(['paid', undefined])
  })

  it('counts no longer than its time', async () => {
    const { opened, centre, choose, state, tick, settle, effects } = open(code)
    await opened
    choose('qr')
    void centre.pay()
    await settle()
    await tick(5000)
    expect([state().phase, state().message, state().code]).toEqual(['ready', 'codeExpired', undefined])
    const asked = vi.mocked(effects.readResult).mock.calls.length
    await tick(60_000)
    expect(effects.readResult).toHaveBeenCalledTimes(asked)
  })

  it('may be closed, and is asked about all the same', async () => {
    const { opened, centre, choose, state, tick, settle } = open({ ...code, results: [result(1), result(2)] })
    await opened
    choose('qr')
    void centre.pay()
    await settle()
    centre.closeCode()
    await tick(6000)
    expect([state().phase, state().code]).toEqual(['paid', undefined])
  })

  it('is none of method 100, which has a page', async () => {
    const { opened, centre, choose, state, settle, effects } = open(code)
    await opened
    choose('100')
    centre.enter('accountName', '某公司')
    centre.enter('accountNumber', '62220000')
    void centre.pay()
    await settle()
    expect([state().code, vi.mocked(effects.act).mock.calls[0]?.[1]]).toEqual([undefined, '100'])
  })
})

describe('closing', () => {
  it('resets everything, and drops answers that are on their way', async () => {
    let answer: (opened: OpenedPay) => void = () => undefined
    const confirm = () => new Promise<OpenedPay>((resolve) => (answer = resolve))
    const { opened, centre, state, settle, effects } = open({ confirm })
    await opened
    centre.enter('remark', '货款')
    void centre.pay()
    centre.close()
    answer(OPENED)
    await settle()
    expect(state()).toMatchObject({ phase: 'loading', remark: '', order: undefined, path: [] })
    expect(effects.act).not.toHaveBeenCalled()
  })

  it('ends the questions', async () => {
    const { opened, centre, tick, settle, effects } = open()
    await opened
    void centre.pay()
    await settle()
    centre.close()
    await tick(60_000)
    expect(effects.readResult).not.toHaveBeenCalled()
  })
})
