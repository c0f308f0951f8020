import { setDocumentLocale } from '@mallwright/shop-core/i18n'
import { CallError } from '@mallwright/shop-core/query'
import { act, fireEvent, render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import axe from 'axe-core'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'

import { TestWidgetHost, testGateway } from '../widget-host/test-widget-host.tsx'
import type { FlowRecord } from '@mallwright/contract/voucher'
import { testRecord, testVouchers } from './model/test-record.ts'
import { VoucherFlow } from './voucher-flow.tsx'

const RECORDS = [
  testVouchers('PUR_ORDER', 'PO2611-00042'),
  testVouchers('SAL_ORDER', 'SO1'),
  testVouchers('SAL_DELIVERY', 'SD1', 'SD2', 'SD3'),
  { ...testVouchers('PUR_RECEIPT', 'PG1', 'PG2'), voucherList: [] },
  testRecord('PUR_INVOICE'),
]

/** Keys that lead from 07 to 01, and from there to every other step. */
const TOUR =
  'Left Left Left Up Left Right Down Right Right Down Right Up Down Right Right Down Right Right Up Up Up Right Down'

beforeEach(() => {
  setDocumentLocale('zh-CN')
  // jsdom lays nothing out: a canvas of a phone.
  vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(351)
  vi.spyOn(HTMLElement.prototype, 'clientHeight', 'get').mockReturnValue(700)
  vi.stubGlobal('innerWidth', 375)
})
afterEach(() => {
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

function show(load: () => Promise<readonly FlowRecord[]> = () => Promise.resolve(RECORDS), voucherType = 'PUR_ORDER') {
  const onOpen = vi.fn<(voucherType: string, id: string) => void>()
  const onClose = vi.fn<() => void>()
  render(
    <TestWidgetHost send={testGateway({}).send}>
      <VoucherFlow title="订单的流程" {...{ voucherType, load, onOpen, onClose }} />
    </TestWidgetHost>,
  )
  return { onOpen, onClose }
}

const node = (name: string | RegExp) => screen.findByRole('button', { name })
const axeFindings = async () =>
  (await axe.run(document.body, { rules: { 'color-contrast': { enabled: false } } })).violations

describe('the diagram', () => {
  it('names each step with its status and count, under the title of the opener', async () => {
    show()
    expect(await node('采购订单，已执行，1 张')).toHaveAttribute('aria-current', 'true')
    expect(await node('销售发货，已执行，3 张')).not.toHaveAttribute('aria-current')
    expect(await node('采购发票，待执行')).toHaveAttribute('aria-disabled', 'true')
    expect(await node('采购申请，已跳过')).toHaveTextContent('采购申请01–')
    expect(document.querySelectorAll('[data-step]')).toHaveLength(17)
    expect(screen.getByRole('dialog', { name: '订单的流程' })).toBeInTheDocument()
    expect(screen.getByText('无预付，直接发货')).toBeInTheDocument()
    expect(screen.queryByText('退货')).not.toBeInTheDocument()
    expect(await axeFindings()).toEqual([])
  })

  it('is in English, too', async () => {
    setDocumentLocale('en-US')
    show(() => Promise.resolve([testVouchers('PUR_ORDER', 'PO1', 'PO2'), testVouchers('SAL_ORDER', 'SO1')]))
    expect(await node('采购订单, Executed, 2 vouchers')).toBeInTheDocument()
    expect(await node('销售订单, Executed, 1 voucher')).toBeInTheDocument()
    expect(await node('Goods received, Skipped')).toBeInTheDocument()
  })

  it('starts at half the size with its voucher in the middle, and is zoomed by buttons', async () => {
    show()
    await node(/^采购订单/)
    const sheet = () => document.querySelector<HTMLElement>('.wg-flow-sheet')?.style
    expect(sheet()?.width).toBe('700px')
    // 07 has its middle at 572.
    expect(sheet()?.transform).toBe(`translate(${351 / 2 - 572 / 2}px, ${(700 - 230) / 2}px)`)
    await userEvent.click(screen.getByRole('button', { name: '放大' }))
    expect(sheet()?.width).toBe('875px')
    await userEvent.click(screen.getByRole('button', { name: '缩小' }))
    expect(sheet()?.width).toBe('700px')
  })

  it('opens the only voucher of a step, and nothing of a step without one or of the partner', async () => {
    const { onOpen } = show()
    await userEvent.click(await node('采购申请，已跳过'))
    await userEvent.click(await node('采购收货，已执行，2 张'))
    expect(onOpen).not.toHaveBeenCalled()
    await userEvent.click(await node(/^采购订单/))
    expect(onOpen.mock.calls).toEqual([['PUR_ORDER', 'po2611-00042']])
  })

  it('lists several vouchers of a step in a sheet of 55 %, which Escape closes alone', async () => {
    const { onOpen, onClose } = show()
    await userEvent.click(await node(/^销售发货/))
    const sheet = screen.getByRole('dialog', { name: '销售发货' })
    expect(sheet.querySelector('.is-55')).toBeInTheDocument()
    expect(within(sheet).getAllByRole('button', { name: /^SD\d 已审核$/ })).toHaveLength(3)
    expect(await axeFindings()).toEqual([])
    fireEvent(sheet, new Event('cancel', { cancelable: true, bubbles: true }))
    expect(screen.queryByRole('dialog', { name: '销售发货' })).not.toBeInTheDocument()
    expect(onClose).not.toHaveBeenCalled()
    await userEvent.click(await node(/^销售发货/))
    await userEvent.click(screen.getByRole('button', { name: /^SD2/ }))
    expect(onOpen.mock.calls).toEqual([['SAL_DELIVERY', 'sd2']])
  })

  it('reaches all 17 steps by arrow keys, of which Tab leads to one, and opens by Enter and space', async () => {
    const { onOpen } = show()
    const start = await node(/^采购订单/)
    expect(document.querySelectorAll('[data-step][tabindex="0"]')).toHaveLength(1)
    await userEvent.tab()
    while (document.activeElement !== start) await userEvent.tab()
    const numbers: (string | undefined)[] = []
    for (const key of TOUR.split(' ')) {
      await userEvent.keyboard(`{Arrow${key}}`)
      numbers.push(document.activeElement?.querySelector('.wg-flow-no')?.textContent)
    }
    expect(numbers.join(' ')).toBe('05 04 03 02 01 02 03 04 05 06 08 07 08 09 10 10 11 12 13 16 13 14 15')
    expect(document.querySelectorAll('[data-step][tabindex="0"]')).toHaveLength(1)
    const sales = await node(/^销售订单/)
    act(() => sales.focus())
    await userEvent.keyboard('{Enter}')
    act(() => start.focus())
    await userEvent.keyboard(' ')
    expect(onOpen.mock.calls.map(([type]) => type)).toEqual(['SAL_ORDER', 'PUR_ORDER'])
  })

  it('brings the node that keys lead to into sight, and leaves a pressed one where it is', async () => {
    show()
    const transform = () => document.querySelector<HTMLElement>('.wg-flow-sheet')?.style.transform
    const order = await node(/^采购订单/)
    const before = transform()
    await userEvent.click(await node(/^采购发票/))
    expect(transform()).toBe(before)
    act(() => order.focus())
    await userEvent.keyboard('{ArrowDown}')
    expect(transform()).toBe(before)
    await userEvent.keyboard('{ArrowDown}{ArrowUp}{ArrowUp}')
    // 16 has its middle at 1316; along the other axis everything was in sight.
    const far = `translate(${351 / 2 - 1316 / 2}px, 235px)`
    expect(transform()).toBe(far)
    await userEvent.tab()
    fireEvent.pointerDown(document.querySelector('.wg-flow-canvas') as Element, { pointerId: 1, clientX: 0 })
    fireEvent.pointerMove(document.querySelector('.wg-flow-canvas') as Element, { pointerId: 1, clientX: 600 })
    expect(transform()).not.toBe(far)
    await userEvent.tab({ shift: true })
    expect(transform()).toBe(far)
  })
})

describe('gestures', () => {
  const canvas = () => document.querySelector('.wg-flow-canvas') as HTMLElement
  const sheet = () => document.querySelector<HTMLElement>('.wg-flow-sheet') as HTMLElement
  const pointer = (name: 'pointerDown' | 'pointerMove' | 'pointerUp', pointerId: number, x: number, y: number) =>
    fireEvent[name](canvas(), { pointerId, clientX: x, clientY: y, button: 0 })

  it('pan by one pointer, whose end is no tap', async () => {
    const { onOpen } = show()
    const order = await node(/^采购订单/)
    const [, before = ''] = /translate\((-?[\d.]+)px/.exec(sheet().style.transform) ?? []
    pointer('pointerDown', 1, 100, 100)
    pointer('pointerMove', 1, 140, 100)
    pointer('pointerUp', 1, 140, 100)
    expect(sheet().style.transform).toContain(`translate(${Number(before) + 40}px`)
    fireEvent.click(order, { detail: 1 })
    expect(onOpen).not.toHaveBeenCalled()
    // A screen reader's press counts no clicks.
    fireEvent.click(order, { detail: 0 })
    expect(onOpen).toHaveBeenCalledOnce()
    pointer('pointerDown', 1, 100, 100)
    pointer('pointerUp', 1, 101, 100)
    fireEvent.click(order, { detail: 1 })
    expect(onOpen).toHaveBeenCalledTimes(2)
  })

  it('pinch by two, to 2 at most', async () => {
    show()
    await node(/^采购订单/)
    pointer('pointerDown', 1, 100, 300)
    pointer('pointerDown', 2, 200, 300)
    pointer('pointerMove', 2, 300, 300)
    expect(sheet().style.width).toBe('1400px')
    pointer('pointerMove', 2, 1900, 300)
    expect(sheet().style.width).toBe('2800px')
  })

  it('zoom by the wheel with Ctrl alone, in place of the browser', async () => {
    show()
    await node(/^采购订单/)
    expect(fireEvent.wheel(canvas(), { deltaY: -100 })).toBe(true)
    expect(sheet().style.width).toBe('700px')
    expect(fireEvent.wheel(canvas(), { deltaY: -100, ctrlKey: true })).toBe(false)
    expect(Number.parseFloat(sheet().style.width)).toBeCloseTo(700 * Math.exp(0.25))
    fireEvent.wheel(canvas(), { deltaY: 100, deltaMode: 1, ctrlKey: true })
    expect(sheet().style.width).toBe('420px')
  })
})

it('shows the 17 steps as a list, which opens vouchers, too', async () => {
  const { onOpen } = show()
  await userEvent.click(await node('列表'))
  const list = screen.getByRole('list', { name: '列表' })
  const rows = within(list).getAllByRole('listitem')
  expect(rows).toHaveLength(17)
  expect(rows[6]).toHaveTextContent('07采购订单采购方 · PO2611-00042✓已执行')
  expect(rows[6]).toHaveAttribute('aria-current', 'true')
  expect(within(list).getAllByRole('button')).toHaveLength(3)
  expect(await axeFindings()).toEqual([])
  await userEvent.click(within(list).getByRole('button', { name: '销售订单，已执行，1 张' }))
  expect(onOpen).toHaveBeenCalledWith('SAL_ORDER', 'so1')
  await userEvent.click(await node('流程图'))
  expect(await node('销售订单，已执行，1 张')).toHaveAttribute('data-step', 'SAL_ORDER')
})

describe('without a trace', () => {
  it('shows its outline while it loads', async () => {
    show(() => new Promise(() => undefined))
    expect(screen.getByText('单据流程加载中…')).toHaveAttribute('role', 'status')
    expect(document.querySelectorAll('.wg-flow-placeholder')).toHaveLength(17)
    expect(screen.queryByRole('button', { name: '列表' })).not.toBeInTheDocument()
    expect(await axeFindings()).toEqual([])
  })

  it('is empty without a record', async () => {
    const { onClose } = show(() => Promise.resolve([]))
    expect(await screen.findByText('暂无数据')).toBeInTheDocument()
    expect(screen.queryByRole('button', { name: '重试' })).not.toBeInTheDocument()
    await userEvent.click(screen.getByRole('button', { name: '关闭' }))
    expect(onClose).toHaveBeenCalledOnce()
  })

  it.each([
    ['', '单据流程：网络开小差了'],
    ['轨迹服务维护中', '单据流程：轨迹服务维护中'],
  ])('is empty after a failure with the message %j, names it, and tries again', async (msg, hint) => {
    let calls = 0
    show(() =>
      calls++ === 0
        ? Promise.reject(new CallError({ failure: msg ? 'FAILED' : 'NETWORK', msg }))
        : Promise.resolve(RECORDS),
    )
    expect(await screen.findByText(hint)).toBeInTheDocument()
    expect(screen.getByText('暂无数据')).toBeInTheDocument()
    await userEvent.click(screen.getByRole('button', { name: '重试' }))
    expect(await node(/^采购订单/)).toBeInTheDocument()
  })

  it('closes by Escape', async () => {
    const { onClose } = show()
    fireEvent(screen.getByRole('dialog'), new Event('cancel', { cancelable: true }))
    expect(onClose).toHaveBeenCalledOnce()
  })
})

it('opened for no step of the chain marks none, and begins at the sales order', async () => {
  show(undefined, 'OTHER')
  expect(await node(/^销售订单/)).toHaveAttribute('tabindex', '0')
  expect(document.querySelectorAll('[data-step][aria-current]')).toHaveLength(0)
})
