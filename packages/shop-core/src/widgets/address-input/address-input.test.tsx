import { setDocumentLocale } from '@mallwright/shop-core/i18n'
import { render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import axe from 'axe-core'
import { useState } from 'react'
import { beforeEach, expect, it } from 'vitest'

import { TestWidgetHost, testGateway } from '../widget-host/test-widget-host.tsx'
import type { TestAnswer } from '../widget-host/test-widget-host.tsx'
import type { MapProvider, WidgetHost } from '../widget-host/widget-host.ts'
import { createDemoMap } from '../map-picker/demo-map/demo-map.ts'
import { AddressInput } from './address-input.tsx'

const node = (cAreaCode: string, cFullName: string, children: readonly unknown[] = []) => ({
  cAreaCode,
  cFullName,
  children,
})
const TREE = [
  node('330000', '浙江省', [node('330100', '杭州市', [node('330106', '西湖区'), node('330102', '上城区')])]),
]

function Field({ value: first, maxLength }: { readonly value: string; readonly maxLength?: number }) {
  const [value, setValue] = useState(first)
  return <AddressInput label="收货地址" {...{ value, maxLength }} onChange={setValue} />
}

const noop = () => undefined

function show(
  value: string,
  options: { readonly maxLength?: number; readonly answer?: () => TestAnswer; readonly maps?: WidgetHost['maps'] } = {},
) {
  const { answer = () => ({ data: { data: TREE } }), maps, ...field } = options
  const { send } = testGateway({ false: answer, getAreaTree4Children: answer })
  render(
    <TestWidgetHost send={send} maps={maps}>
      <Field value={value} {...field} />
    </TestWidgetHost>,
  )
}

const open = async () => {
  await userEvent.click(screen.getByRole('button', { name: /^收货地址/ }))
  return within(await screen.findByRole('dialog', { name: '收货地址' }))
}

/** Colours have no layout here, and the field is no page. */
const RULES = { 'color-contrast': { enabled: false }, region: { enabled: false } }

beforeEach(() => setDocumentLocale('zh-CN'))

it('is an area and its detail in one text', async () => {
  show('浙江省 杭州市 西湖区 文三路 1 号')
  // The open sheet is checked in a browser (pay-in-the-sandbox): without a layout axe may take a dialog for hidden.
  expect((await axe.run(document.body, { rules: RULES })).violations).toEqual([])
  const sheet = await open()
  expect(await sheet.findByRole('button', { name: '所在地区 浙江省 杭州市 西湖区' })).toBeEnabled()
  const detail = sheet.getByRole('textbox', { name: '详细地址' })
  expect(detail).toHaveValue('文三路 1 号')
  await userEvent.clear(detail)
  await userEvent.type(detail, '天目山路 8 号')
  await userEvent.click(sheet.getByRole('button', { name: '确认' }))
  expect(screen.getByRole('button', { name: '收货地址 浙江省 杭州市 西湖区 天目山路 8 号' })).toBeInTheDocument()
})

it('chooses the area by its three levels', async () => {
  show('文三路 1 号')
  const sheet = await open()
  await userEvent.click(await sheet.findByRole('button', { name: /^所在地区/ }))
  const areas = within(await screen.findByRole('dialog', { name: '所在地区' }))
  for (const name of ['浙江省', '杭州市', '上城区']) await userEvent.click(await areas.findByText(name))
  await userEvent.click(sheet.getByRole('button', { name: '确认' }))
  expect(await screen.findByRole('button', { name: '收货地址 浙江省 杭州市 上城区 文三路 1 号' })).toBeInTheDocument()
})

it('takes area and detail from the map, where there is one', async () => {
  const provider: MapProvider = {
    ...createDemoMap(),
    create: () => Promise.resolve({ move: noop, circle: noop, onTap: noop, destroy: noop }),
    locate: () => Promise.resolve({ kind: 'located', point: { lng: 120.13, lat: 30.259 } }),
  }
  show('', { maps: () => Promise.resolve(provider) })
  const sheet = await open()
  await userEvent.click(await sheet.findByRole('button', { name: '地图选点' }))
  const map = within(await screen.findByRole('dialog', { name: '选择地点' }))
  await userEvent.click(await map.findByText('浙江省杭州市西湖区青禾路 6 号', { selector: 'p' }))
  await userEvent.click(map.getByRole('button', { name: '确定' }))
  await userEvent.click(sheet.getByRole('button', { name: '确认' }))
  expect(await screen.findByRole('button', { name: '收货地址 浙江省 杭州市 西湖区 青禾路 6 号' })).toBeInTheDocument()
})

it('is never longer than its field allows, and can be cleared', async () => {
  show('文三路 1 号', { maxLength: 6 })
  const sheet = await open()
  expect(await sheet.findByText('地址不能超过6个字')).toBeInTheDocument()
  expect(sheet.getByRole('button', { name: '确认' })).toBeDisabled()
  await userEvent.click(sheet.getByRole('button', { name: '清空' }))
  expect(screen.getByRole('button', { name: '收货地址 请选择' })).toBeInTheDocument()
})

it('says that the areas could not be read, and tries again', async () => {
  let answers = 0
  show('', { answer: () => (answers++ === 0 ? { code: 5000, msg: '地区读取失败' } : { data: { data: TREE } }) })
  const sheet = await open()
  await userEvent.click(await sheet.findByRole('button', { name: '重试' }))
  await waitFor(() => expect(sheet.getByRole('textbox', { name: '详细地址' })).toBeInTheDocument())
})
