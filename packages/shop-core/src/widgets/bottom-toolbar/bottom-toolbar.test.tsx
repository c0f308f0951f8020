import { setDocumentLocale } from '@mallwright/shop-core/i18n'
import { fireEvent, render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import axe from 'axe-core'
import { beforeEach, expect, it, vi } from 'vitest'

import { testMenu, wireButton } from '../widget-host/test-menu.ts'
import { testGateway, TestWidgetHost } from '../widget-host/test-widget-host.tsx'
import { BottomToolbar } from './bottom-toolbar.tsx'

const CODES = ['SAVE', 'SUBMIT', 'WITHDRAW', 'CLOSE', 'VOID', 'TRACE']
const NAMES = ['保存', '提交', '撤回', '关闭', '作废', '单据流程']
const TRACE = wireButton('MORE', '更多流程', {
  cEventName: '',
  cControlCode: '',
  childrenList: [wireButton('TRACE', '单据流程')],
})

beforeEach(() => setDocumentLocale('zh-CN'))

function show(visible?: number) {
  const buttons = CODES.slice(0, -1).map((code, index) => wireButton(code, NAMES[index] ?? ''))
  const { send } = testGateway(testMenu({ A: [...buttons, TRACE] }, CODES))
  const onEvent = vi.fn<(event: string) => void>()
  const shown = render(
    <TestWidgetHost send={send}>
      <main>
        <BottomToolbar menu="ORDERS" visible={visible} onEvent={onEvent} />
      </main>
    </TestWidgetHost>,
  )
  return { ...shown, onEvent }
}

it('shows three buttons and puts the rest into a sheet, which stays when one taps beside it', async () => {
  const { container, onEvent } = show()
  await userEvent.click(await screen.findByRole('button', { name: '撤回' }))
  expect(screen.queryByRole('button', { name: '关闭' })).not.toBeInTheDocument()
  await userEvent.click(screen.getByRole('button', { name: '更多' }))
  const sheet = screen.getByRole('dialog', { name: '更多' })
  expect((await axe.run(container, { rules: { 'color-contrast': { enabled: false } } })).violations).toEqual([])
  await userEvent.click(sheet.querySelector('.shop-sheet-mask') as HTMLElement)
  expect(sheet).toBeInTheDocument()
  await userEvent.click(within(sheet).getByRole('button', { name: '作废' }))
  expect(sheet).not.toBeInTheDocument()
  expect(onEvent.mock.calls.map(([event]) => event)).toEqual(['withdraw', 'void'])
})

it('opens children in the sheet, which stays when Escape closes them', async () => {
  const { onEvent } = show()
  await userEvent.click(await screen.findByRole('button', { name: '更多' }))
  await userEvent.click(screen.getByRole('button', { name: '更多流程' }))
  // The sheet would close by the same key.
  expect(fireEvent.keyDown(screen.getByRole('button', { name: '单据流程' }), { key: 'Escape' })).toBe(false)
  expect(screen.queryByRole('button', { name: '单据流程' })).not.toBeInTheDocument()
  await userEvent.click(screen.getByRole('button', { name: '更多流程' }))
  await userEvent.click(screen.getByRole('button', { name: '单据流程' }))
  expect(onEvent.mock.calls.map(([event]) => event)).toEqual(['trace'])
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
})

it('shows four at most', async () => {
  show(9)
  await screen.findByRole('button', { name: '关闭' })
  expect(screen.queryByRole('button', { name: '作废' })).not.toBeInTheDocument()
})
