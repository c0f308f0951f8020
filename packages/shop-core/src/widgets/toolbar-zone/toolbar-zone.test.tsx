import { setDocumentLocale } from '@mallwright/shop-core/i18n'
import { render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import axe from 'axe-core'
import { beforeEach, describe, expect, it, vi } from 'vitest'

import { Access } from '../access/access.tsx'
import { testMenu, wireButton } from '../widget-host/test-menu.ts'
import { testGateway, TestWidgetHost } from '../widget-host/test-widget-host.tsx'
import type { TestAnswer } from '../widget-host/test-widget-host.tsx'
import { ToolbarZone } from './toolbar-zone.tsx'

const ADD = wireButton('ADD', '新增', {
  cEventName: '',
  cControlCode: '',
  childrenList: [wireButton('BLANK', '空白单据'), wireButton('REFER', '参照采购申请')],
})
const ZONES = { A: [ADD, wireButton('SAVE', '保存'), wireButton('VOID', '作废'), wireButton('SUBMIT', '提交')] }

beforeEach(() => setDocumentLocale('zh-CN'))

function show(answers: Readonly<Record<string, () => TestAnswer>> = {}, disabledEvents = new Set<string>()) {
  const gateway = testGateway({ ...testMenu(ZONES, ['SAVE', 'SUBMIT', 'REFER']), ...answers })
  const onEvent = vi.fn<(event: string) => void>()
  const shown = render(
    <TestWidgetHost send={gateway.send}>
      <main>
        <ToolbarZone menu="ORDERS" zone="A" disabledEvents={disabledEvents} onEvent={onEvent} />
        <Access menu="ORDERS" code="SAVE">
          可以保存
        </Access>
        <Access menu="ORDERS" code="VOID">
          可以作废
        </Access>
        <Access menu="ORDERS">人人可见</Access>
      </main>
    </TestWidgetHost>,
  )
  return { ...shown, ...gateway, onEvent }
}

const names = () => screen.getAllByRole('button').map(({ textContent }) => textContent)

describe('a toolbar', () => {
  it('shows the permitted buttons of its zone, and tells the event of the pressed one', async () => {
    const { container, onEvent, bodiesOf } = show()
    await userEvent.click(await screen.findByRole('button', { name: '保存' }))
    expect(onEvent.mock.calls[0]?.[0]).toBe('save')
    expect(names()).toEqual(['新增', '保存', '提交'])
    expect(bodiesOf('getAccountLeaseMenuByMenuCode')).toEqual([{ cMenuCode: 'ORDERS' }])
    expect((await axe.run(container, { rules: { 'color-contrast': { enabled: false } } })).violations).toEqual([])
  })

  it('swallows a tap on a button whose event is disabled', async () => {
    const { onEvent } = show({}, new Set(['save', 'refer']))
    const save = await screen.findByRole('button', { name: '保存' })
    expect(save).toHaveAttribute('aria-disabled', 'true')
    await userEvent.click(save)
    await userEvent.click(screen.getByRole('button', { name: '新增' }))
    await userEvent.click(screen.getByRole('button', { name: '参照采购申请' }))
    expect(onEvent).not.toHaveBeenCalled()
  })

  it('opens the permitted children of a button, and closes them by a choice, Escape or a tap beside them', async () => {
    const { onEvent } = show()
    const add = await screen.findByRole('button', { name: '新增' })
    const refer = () => screen.queryByRole('button', { name: '参照采购申请' })
    await userEvent.click(add)
    expect(add).toHaveAttribute('aria-expanded', 'true')
    expect(screen.queryByRole('button', { name: '空白单据' })).not.toBeInTheDocument()
    await userEvent.keyboard('{Escape}')
    expect(refer()).not.toBeInTheDocument()
    expect(add).toHaveFocus()
    await userEvent.click(add)
    await userEvent.click(document.body)
    expect(refer()).not.toBeInTheDocument()
    await userEvent.click(add)
    await userEvent.click(refer() as HTMLElement)
    expect(onEvent.mock.calls.map(([event]) => event)).toEqual(['refer'])
    expect(refer()).not.toBeInTheDocument()
  })

  it.each(['getAccountLeaseMenuByMenuCode', 'getButtonListByMenuUuid'])('is empty when %s fails', async (call) => {
    const { bodiesOf } = show({ [call]: () => ({ code: 5000, msg: '服务器繁忙' }) })
    await waitFor(() => expect(bodiesOf(call)).toHaveLength(1))
    await screen.findByText('人人可见')
    expect(screen.queryAllByRole('button')).toEqual([])
    expect(screen.queryByText(/可以|服务器/)).not.toBeInTheDocument()
  })
})

it('access shows what a code allows, and to all what asks for none', async () => {
  show()
  expect(await screen.findByText(/可以保存/)).toBeInTheDocument()
  expect(screen.queryByText(/可以作废/)).not.toBeInTheDocument()
  expect(screen.getByText(/人人可见/)).toBeInTheDocument()
})
