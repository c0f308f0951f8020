import { setDocumentLocale } from '@mallwright/shop-core/i18n'
import { render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import axe from 'axe-core'
import { useState } from 'react'
import { beforeEach, expect, it } from 'vitest'

import { TestWidgetHost, testGateway } from '../widget-host/test-widget-host.tsx'
import { OptionDropdown } from './option-dropdown.tsx'

const option = (cOptionKey: string, cOptionName: string, bDisabled = false) => ({
  cOptionKey,
  cOptionName,
  bDisabled,
  cColor: '',
})
const OPTIONS = [option('1', '普通'), option('2', '加急'), option('3', '特急', true)]

beforeEach(() => setDocumentLocale('zh-CN'))

/** A dropdown over what the gateway offers at each reading. */
function show(optionsOf: () => readonly unknown[], isMultiple = false) {
  const { send, calls } = testGateway({ getOneEnumByCode: () => ({ data: { optionList: optionsOf() } }) })
  const values: string[] = []
  function Field() {
    const [value, setValue] = useState('')
    return (
      <OptionDropdown
        label="紧急程度"
        enumCode="URGENCY"
        isMultiple={isMultiple}
        value={value}
        onChange={(next) => {
          values.push(next)
          setValue(next)
        }}
      />
    )
  }
  render(
    <TestWidgetHost send={send}>
      <main>
        <Field />
      </main>
    </TestWidgetHost>,
  )
  return { values, calls }
}

const open = async () => {
  await userEvent.click(screen.getByRole('button', { name: /^紧急程度/ }))
  return within(await screen.findByRole('dialog', { name: '紧急程度' }))
}

it('takes one option by a tap, which closes the sheet, and none that is disabled', async () => {
  const { values } = show(() => OPTIONS)
  const sheet = await open()
  expect(sheet.queryByRole('button', { name: '确定' })).toBeNull()
  expect(await sheet.findByRole('button', { name: '特急' })).toBeDisabled()
  expect((await axe.run(document.body, { rules: { 'color-contrast': { enabled: false } } })).violations).toEqual([])
  await userEvent.click(sheet.getByRole('button', { name: '加急' }))
  expect(values).toEqual(['2'])
  expect(screen.queryByRole('dialog')).toBeNull()
})

it('takes several, which are confirmed', async () => {
  const { values } = show(() => OPTIONS, true)
  const sheet = await open()
  await userEvent.click(await sheet.findByRole('button', { name: '普通' }))
  await userEvent.click(sheet.getByRole('button', { name: '加急' }))
  expect(values).toEqual([])
  await userEvent.click(sheet.getByRole('button', { name: '确定' }))
  expect(values).toEqual(['1,2'])
})

it('says that there are no options, and reads them again', async () => {
  let options: readonly unknown[] = []
  show(() => options)
  const sheet = await open()
  expect(await sheet.findByText('暂无选项')).toBeInTheDocument()
  options = OPTIONS
  await userEvent.click(sheet.getByRole('button', { name: '刷新选项' }))
  expect(await sheet.findByRole('button', { name: '普通' })).toBeInTheDocument()
})
