import { setDocumentLocale } from '@mallwright/shop-core/i18n'
import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { beforeEach, expect, it } from 'vitest'

import { TestWidgetHost, testGateway } from '../widget-host/test-widget-host.tsx'
import { DateInput } from './date-input.tsx'

function Field({ value: first }: { readonly value: string }) {
  const [value, setValue] = useState(first)
  return <DateInput label="日期" value={value} onChange={setValue} />
}

async function open(value: string) {
  render(
    <TestWidgetHost send={testGateway({}).send}>
      <Field value={value} />
    </TestWidgetHost>,
  )
  await userEvent.click(screen.getByRole('button', { name: /^日期/ }))
  const sheet = within(await screen.findByRole('dialog', { name: '日期' }))
  await sheet.findByRole('button', { name: '当前选择的是：2026' })
  return sheet
}

/** The wheels report a turn, and adjust themselves, in tasks of their own. */
const wheelsSettle = () => act(() => new Promise((resolve) => setTimeout(resolve, 50)))

beforeEach(() => setDocumentLocale('zh-CN'))

it('keeps what is typed while its wheels follow', async () => {
  const sheet = await open('2026-12-24')
  const entry = sheet.getByRole('textbox', { name: '日期' })
  // Before the wheels' first year: they cannot show it, and must not change it.
  for (const typed of ['1', '1920-1', '1920-1-1', '1920-01-31']) {
    fireEvent.change(entry, { target: { value: typed } })
    await wheelsSettle()
    expect(entry).toHaveValue(typed)
  }
  await userEvent.click(sheet.getByRole('button', { name: '确认' }))
  expect(screen.getByRole('button', { name: '日期 1920-01-31' })).toBeVisible()
})

it('takes what its wheels are turned to, until something is typed', async () => {
  const sheet = await open('2026-12-24')
  const entry = sheet.getByRole('textbox', { name: '日期' })
  fireEvent.click(sheet.getByRole('button', { name: '选择下一项：2027' }))
  await waitFor(() => expect(entry).toHaveValue('2027-12-24'))
  fireEvent.click(sheet.getByRole('button', { name: '选择上一项：2026' }))
  fireEvent.change(entry, { target: { value: '20' } })
  await wheelsSettle()
  expect(entry).toHaveValue('20')
})
