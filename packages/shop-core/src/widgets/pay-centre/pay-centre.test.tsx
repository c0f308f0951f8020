import type { WireRequest } from '@mallwright/contract/rpc'
import { fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import axe from 'axe-core'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'

import { setDocumentLocale } from '../../i18n/index.ts'
import { createFeedback } from '../../kit/index.ts'
import { useTestSheets } from '../widget-host/test-widget-host.tsx'
import { useWidgetHost, useWidgetSheet, WidgetHostContext } from '../widget-host/widget-host.ts'
import type { PayHost, WidgetHost } from '../widget-host/widget-host.ts'
import { PayCentre } from './pay-centre.tsx'

beforeEach(() => setDocumentLocale('zh-CN'))
afterEach(() => vi.useRealTimers())

const leaf = (cMethod: string, methodName: string, more: object = {}) => ({
  cMethod,
  methodName,
  iocnName: '',
  showType: 1,
  storeyNum: 0,
  showPhone: false,
  mustInputPhone: false,
  showPayerAccount: false,
  mustInputPayerAccount: false,
  msg: '',
  methods: [],
  ...more,
})

const INFO = {
  cPaymentFlowNo: 'P1',
  cReceiverOrgName: '演示收款方',
  infoDtos: [
    {
      orderCode: 'D1',
      orderAmount: 1234.5,
      itemDtos: [{ goodsName: '甲', weight: '2kg', goodsNum: 2, units: '件', price: 617.25, goodsPayableAmt: 1234.5 }],
    },
  ],
  payMethodInfo: {
    defMethod: '1002',
    methods: [
      leaf('W', '微信支付', {
        storeyNum: 2,
        iocnName: 'wechat',
        methods: [leaf('1001', '微信H5'), leaf('1002', '微信扫码')],
      }),
      leaf('B', '银行支付', {
        storeyNum: 3,
        methods: [
          leaf('BP', '个人网银', {
            methods: [leaf('3101', '银行甲', { showPhone: true, mustInputPhone: true, msg: '<p>限额</p>' })],
          }),
          leaf('BC', '企业网银', { methods: [leaf('100', '网关', { mustInputPayerAccount: true })] }),
        ],
      }),
    ],
  },
  trxIp: '',
  cPayAccName: '',
  bAmount: 1234.5,
  iPayState: 0,
  iExpireSeconds: 1800,
}

const ATTEMPT = {
  cPayUrl: '/sandbox/pay/1',
  orderAmount: 1234.5,
  iShowType: 3,
  cPayActionUuid: '',
  iExpireSeconds: 600,
}

/** What the gateway of a test answers; the call of the name `lost` never arrives. */
interface Answers {
  readonly info?: object
  readonly attempt?: object
  readonly state?: () => number
  readonly lost?: string
}

function open(answers: Answers = {}, payment: Partial<PayHost> = {}) {
  const calls = {
    onPaid: vi.fn<(no: string) => void>(),
    onOrderError: vi.fn<() => void>(),
    onClose: vi.fn<() => void>(),
  }
  const requests: WireRequest[] = []
  const send: WidgetHost['send'] = async (request) => {
    requests.push(request)
    const name = request.operation.path.split('/').at(-1)
    if (name === answers.lost) return { arrived: false, failure: 'NETWORK', msg: '' }
    const data =
      name === 'queryPayOrder'
        ? { ...INFO, ...answers.info }
        : name === 'confirmPay'
          ? { ...ATTEMPT, ...answers.attempt }
          : {
              cPaymentFlowNo: 'P1',
              iPayState: answers.state?.() ?? 1,
              cPayStateName: '',
              bAmount: 1,
              bRefunded: 0,
              cMessage: '',
            }
    return { arrived: true, envelope: { code: 1, msg: '', data } }
  }
  const pay: PayHost = {
    payChannel: 1,
    isAlipay: false,
    allowedUrl: (url) => (url.startsWith('/') ? `https://mall.example${url}` : undefined),
    openBrowser: vi.fn<(url: string) => void>(),
    openPayAction: vi.fn<(id: string, method: string) => void>(),
    ...payment,
  }
  function Centre() {
    const sheet = useWidgetSheet('pay')
    const { sheets } = useWidgetHost()
    return (
      <>
        <button type="button" onClick={sheet.open}>
          打开
        </button>
        <button type="button" onClick={() => sheets.close(sheets.opened.at(-1) ?? '')}>
          后退
        </button>
        {sheet.isOpen && <PayCentre flowNo="P1" accountId="a" {...calls} />}
      </>
    )
  }
  function Host() {
    const sheets = useTestSheets()
    const host: WidgetHost = {
      send,
      feedback: createFeedback(),
      caller: 'a',
      sheets,
      retained: new Map(),
      payment: pay,
      signKey: () => '',
    }
    return (
      <WidgetHostContext value={host}>
        <Centre />
      </WidgetHostContext>
    )
  }
  const { container } = render(<Host />)
  fireEvent.click(screen.getByRole('button', { name: '打开' }))
  const bodyOf = (name: string) => requests.find(({ operation }) => operation.path.endsWith(name))?.body
  return { ...calls, pay, container, bodyOf }
}

const payButton = () => screen.getByRole('button', { name: '去支付' })

describe('the pay centre', () => {
  it('shows payee, orders, methods and total, without a finding of axe', async () => {
    const { container, bodyOf } = open()
    expect(await screen.findByText('演示收款方')).toBeInTheDocument()
    expect(screen.getByRole('dialog', { name: '支付中心' })).toBeInTheDocument()
    expect(screen.getAllByText('¥1,234.50')).toHaveLength(2)
    expect(screen.getByRole('radio', { name: '微信支付' })).toBeChecked()
    expect(screen.getByRole('button', { name: '微信扫码' })).toHaveAttribute('aria-pressed', 'true')
    expect(bodyOf('queryPayOrder')).toMatchObject({ trxChannel: '02', payChannel: 1, cAllLinkUserUuid: 'a' })
    expect((await axe.run(container, { rules: { 'color-contrast': { enabled: false } } })).violations).toEqual([])
  })

  it('raises order-error when the sum differs', async () => {
    const { onOrderError } = open({ info: { bAmount: 1234.51 } })
    expect(await screen.findByText('未获取到支付信息')).toBeInTheDocument()
    expect(onOrderError).toHaveBeenCalledTimes(1)
  })

  it('asks for what a method needs, and focuses what is missing', async () => {
    const { bodyOf } = open()
    await userEvent.click(await screen.findByRole('radio', { name: '银行支付' }))
    await userEvent.click(payButton())
    expect(screen.getByText('请选择付款方式')).toBeInTheDocument()
    await userEvent.click(screen.getByRole('button', { name: '个人网银' }))
    // The only channel of the tab is chosen by itself.
    expect(screen.getByText('<p>限额</p>')).toBeInTheDocument()
    await userEvent.click(payButton())
    expect(screen.getByText('请填写付款人手机号码')).toBeInTheDocument()
    expect(screen.getByLabelText('付款人手机号码')).toHaveFocus()
    await userEvent.type(screen.getByLabelText('付款人手机号码'), '19900001111')
    await userEvent.type(screen.getByLabelText('付款备注'), '一二三四五六七八九十一二三四五六七八九十多')
    await userEvent.click(payButton())
    await waitFor(() =>
      expect(bodyOf('confirmPay')).toMatchObject({
        cMethod: '3101',
        cPayPhone: '19900001111',
        bAmount: 1234.5,
        cOrderRem: '一二三四五六七八九十一二三四五六七八九十',
      }),
    )
  })

  it('shows the lines of the orders in a sheet', async () => {
    open()
    await userEvent.click(await screen.findByRole('button', { name: '订单明细' }))
    const sheet = screen.getByRole('dialog', { name: '订单明细' })
    expect(within(sheet).getByText('甲')).toBeInTheDocument()
    expect(within(sheet).getByText(/¥617.25 × 2/)).toBeInTheDocument()
    fireEvent(sheet, new Event('cancel', { cancelable: true }))
    await waitFor(() => expect(screen.queryByRole('dialog', { name: '订单明细' })).toBeNull())
  })

  it('opens the page of method 100 and no code', async () => {
    const { pay } = open({ attempt: { iShowType: 3, cPayUrl: '', cPayActionUuid: 'action' } })
    await userEvent.click(await screen.findByRole('radio', { name: '银行支付' }))
    await userEvent.click(screen.getByRole('button', { name: '企业网银' }))
    await userEvent.type(screen.getByLabelText('付款账户户名'), '某公司')
    await userEvent.type(screen.getByLabelText('付款账户'), '62220000')
    await userEvent.click(payButton())
    await waitFor(() => expect(pay.openPayAction).toHaveBeenCalledExactlyOnceWith('action', '100'))
  })

  it.each<[string, Answers]>([
    ['当前付款类型暂不支持', { attempt: { iShowType: 9 } }],
    ['当前环境不支持支付宝方式', { attempt: { iShowType: 5 } }],
    ['获取微信跳转链接失败，请稍后再试', { attempt: { iShowType: 6 }, lost: 'getPayTicket' }],
    ['支付失败，请稍后再试', { lost: 'confirmPay' }],
  ])('says what cannot be done: %s', async (text, answers) => {
    open(answers)
    await userEvent.click(await screen.findByRole('button', { name: '去支付' }))
    expect(await screen.findByText(text)).toBeInTheDocument()
    expect(payButton()).toBeEnabled()
  })

  it('refuses what is no phone and no account', async () => {
    open()
    await userEvent.click(await screen.findByRole('radio', { name: '银行支付' }))
    await userEvent.click(screen.getByRole('button', { name: '个人网银' }))
    await userEvent.type(screen.getByLabelText('付款人手机号码'), '29900001111')
    await userEvent.click(payButton())
    expect(screen.getByText('请填写合法的手机号码')).toBeInTheDocument()
    await userEvent.click(screen.getByRole('button', { name: '企业网银' }))
    await userEvent.click(payButton())
    expect(screen.getByText('请填写付款账户户名')).toBeInTheDocument()
    await userEvent.type(screen.getByLabelText('付款账户户名'), '某公司')
    await userEvent.click(payButton())
    expect(screen.getByText('请填写付款账户')).toBeInTheDocument()
  })
})

describe('a company transfer', () => {
  it('asks for its voucher while its money is awaited', async () => {
    open({ info: { iPayState: 7 }, state: () => 7 })
    expect(await screen.findByRole('group', { name: '转账凭证' })).toBeInTheDocument()
  })

  it('says why it was refused', async () => {
    open({ info: { cMessage: '转账未核销：未到账，请重新支付' } })
    expect(await screen.findByText('转账未核销：未到账，请重新支付')).toBeInTheDocument()
    expect(payButton()).toBeEnabled()
  })
})

describe('the code to be scanned', () => {
  it('is shown above the page; going back closes it alone', async () => {
    open()
    await userEvent.click(await screen.findByRole('button', { name: '去支付' }))
    const sheet = await screen.findByRole('dialog', { name: '扫码支付' })
    expect(within(sheet).getByRole('img', { name: '支付二维码' })).toHaveStyle({ width: '200px' })
    expect(within(sheet).getByText('10:00 后失效')).toBeInTheDocument()
    fireEvent.click(screen.getByText('后退'))
    await waitFor(() => expect(screen.queryByRole('dialog', { name: '扫码支付' })).toBeNull())
    expect(screen.getByRole('dialog', { name: '支付中心' })).toBeInTheDocument()
    expect(screen.getByText('正在等待支付结果…')).toBeInTheDocument()
  })

  it('gives way to the result', async () => {
    const { onPaid } = open({ state: () => 2 })
    await userEvent.click(await screen.findByRole('button', { name: '去支付' }))
    await screen.findByRole('dialog', { name: '扫码支付' })
    expect(await screen.findByText('支付成功')).toBeInTheDocument()
    expect(onPaid).toHaveBeenCalledExactlyOnceWith('P1')
    await waitFor(() => expect(screen.queryByRole('dialog', { name: '扫码支付' })).toBeNull())
  })
})
