import { setDocumentLocale } from '@mallwright/shop-core/i18n'
import { fireEvent, render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, describe, expect, it } from 'vitest'

import { gateway } from '../refer-chooser/test-reference.tsx'
import { layOut } from '../widget-host/test-layout.ts'
import { TestWidgetHost } from '../widget-host/test-widget-host.tsx'
import { LineTable } from './line-table.tsx'
import type { LineColumn } from './model/line-column.ts'
import { createLineTable } from './model/line-table.machine.ts'

const COLUMNS: readonly LineColumn[] = [
  { field: 'cName', title: '名称', type: 'Text', inputFilter: (text) => text.replaceAll(/\d/g, '') },
  { field: 'dNeed', title: '需求日期', type: 'Date', typeCode: 'date' },
  { field: 'cNote', title: '说明', type: 'TextArea', inputFilter: (text) => text.toUpperCase() },
  {
    field: 'cProd',
    title: '商品',
    type: 'Refer',
    typeCode: 'REF_GOODS',
    where: { op: 'test', field: 'cOrg', kind: '=', values: ['E1'] },
  },
]

/** The form of the second of three rows. */
async function openForm() {
  const names = ['复印纸', '签字笔', '回形针']
  const table = createLineTable({
    columns: COLUMNS,
    rows: names.map((cName, index) => ({ id: String(index), values: { cName } })),
    today: '2026-11-23',
  })
  const { send, bodiesOf } = gateway('list')
  render(
    <TestWidgetHost send={send}>
      <LineTable table={table} />
    </TestWidgetHost>,
  )
  await userEvent.click(screen.getByRole('button', { name: '签字笔' }))
  const form = within(await screen.findByRole('dialog', { name: '编辑行' }))
  const page = () => form.getByRole('textbox', { name: '名称' }).closest('.wg-line-page') ?? document.body
  return { form, page, table, bodiesOf }
}

/** Swipes with a finger, by this much to the right and downwards (px). */
function swipe(element: Element, right: number, down = 0, pointerType = 'touch'): void {
  const finger = { pointerId: 1, isPrimary: true, pointerType }
  fireEvent.pointerDown(element, { ...finger, clientX: 200, clientY: 300 })
  fireEvent.pointerUp(element, { ...finger, clientX: 200 + right, clientY: 300 + down })
}

beforeEach(() => {
  setDocumentLocale('zh-CN')
  layOut()
})

describe('the form of rows', () => {
  it('is swiped to the row after and before, as far as there are rows', async () => {
    const { form, page } = await openForm()
    const shown = () => form.getByRole<HTMLInputElement>('textbox', { name: '名称' }).value
    swipe(page(), -80)
    expect(shown()).toBe('回形针')
    swipe(page(), -80)
    expect(shown()).toBe('回形针')
    swipe(page(), 80)
    swipe(page(), 80)
    expect(shown()).toBe('复印纸')
    expect(form.getByText('1 / 3')).toBeInTheDocument()
  })

  it('stays for what is no swipe across: short, along, by the mouse, or in what a field has opened', async () => {
    const { form, page } = await openForm()
    swipe(page(), -40)
    swipe(page(), -80, 90)
    swipe(page(), -80, 0, 'mouse')
    await userEvent.click(form.getByRole('button', { name: /^需求日期/ }))
    swipe(await screen.findByRole('textbox', { name: '需求日期' }), -80)
    expect(form.getByText('2 / 3')).toBeInTheDocument()
  })

  it('keeps of what is typed what the filter of its column lets through', async () => {
    const { form, table } = await openForm()
    await userEvent.type(form.getByRole('textbox', { name: '名称' }), '8K纸')
    await userEvent.type(form.getByRole('textbox', { name: '说明' }), 'a4')
    expect(table.state.getState().rows[1]?.values).toMatchObject({ cName: '签字笔K纸', cNote: 'A4' })
  })

  it('filters what a writing system composes once it is there', async () => {
    const { form } = await openForm()
    const note = form.getByRole<HTMLInputElement>('textbox', { name: '说明' })
    fireEvent.compositionStart(note)
    fireEvent.input(note, { target: { value: 'zhi' }, isComposing: true })
    expect(note.value).toBe('zhi')
    fireEvent.compositionEnd(note)
    expect(note.value).toBe('ZHI')
  })

  it('offers of a reference what its column is narrowed to', async () => {
    const { form, bodiesOf } = await openForm()
    await userEvent.click(form.getByRole('button', { name: /^商品/ }))
    await screen.findByRole('button', { name: /^商品1/ })
    expect(bodiesOf('getPageData4List').at(-1)).toMatchObject({ cWhere: "cOrg = 'E1'" })
  })
})
