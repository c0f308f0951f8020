import { setDocumentLocale } from '@mallwright/shop-core/i18n'
import { render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, describe, expect, it } from 'vitest'

import { errorText } from '../../kit/notice/error-text.ts'
import { readPage } from '../data-list/model/row-reader.ts'
import { readLayout } from '../data-list/model/list-layout.ts'
import { gateway, openChooser, show } from '../refer-chooser/test-reference.tsx'
import { wireCondition } from '../widget-host/test-plans.ts'
import { TestWidgetHost, testGateway } from '../widget-host/test-widget-host.tsx'
import type { TestAnswer } from '../widget-host/test-widget-host.tsx'
import { QueryPanel } from './query-panel.tsx'

const PLAN = { bInit: false, iPlanType: 2, cOrgUuid: 'o', cPersonUuid: 'p', iVersion: 1, cBaseQueryCode: 'Q' }
const LAYOUT = {
  bHasOrgPlan: true,
  bHasPersonPlan: true,
  orgPlan: true,
  userPlan: true,
  plan: PLAN,
  list: [wireCondition('cName', '名称')],
}
const LOST: TestAnswer = { isLost: true }

beforeEach(() => setDocumentLocale('zh-CN'))

/** Opens the panel of a gateway whose calls of some names get another answer. */
async function openPanel(answers: Readonly<Record<string, () => TestAnswer>> = {}) {
  const { send } = testGateway({
    getBaseQueryPlan: () => ({ data: LAYOUT }),
    getDefaultValue: () => ({ data: { cName: '钢笔' } }),
    deleteOneBaseQueryPlanPost: () => ({ data: {} }),
    ...answers,
  })
  render(
    <TestWidgetHost send={send}>
      <QueryPanel code="Q">{() => null}</QueryPanel>
    </TestWidgetHost>,
  )
  await userEvent.click(await screen.findByRole('button', { name: /^筛选/ }))
  return within(await screen.findByRole('dialog', { name: '条件查询' }))
}

async function openSettings(answers: Readonly<Record<string, () => TestAnswer>> = {}) {
  await userEvent.click((await openPanel(answers)).getByRole('button', { name: '条件设置' }))
  return within(await screen.findByRole('dialog', { name: '条件设置' }))
}

it('settings without a condition are not saved', async () => {
  let calls = 0
  const settings = await openSettings({
    getBaseQueryPlan: () => ({ data: calls++ === 0 ? LAYOUT : { ...LAYOUT, list: [] } }),
  })
  await userEvent.click(await settings.findByRole('button', { name: '保存' }))
  expect(await screen.findByText('查询条件设置对象为空')).toBeInTheDocument()
})

describe('a call that does not arrive names its action, and one that is refused says why', () => {
  it.each([
    ['保存默认值', 'saveDefaultValue', '默认值保存：网络开小差了'],
    ['清空默认值', 'deleteDefaultValue', '默认值清除：网络开小差了'],
  ])('%s', async (button, call, notice) => {
    const panel = await openPanel({ [call]: () => LOST })
    await userEvent.click(panel.getByRole('button', { name: button }))
    expect(await screen.findByText(notice)).toBeInTheDocument()
  })

  it('the settings of the conditions', async () => {
    let calls = 0
    // The panel has them; the sheet reads them anew.
    const lost = await openSettings({ getBaseQueryPlan: () => (calls++ === 0 ? { data: LAYOUT } : LOST) })
    expect(await lost.findByText('条件设置获取：网络开小差了')).toBeInTheDocument()
  })

  it('their saving', async () => {
    const settings = await openSettings({ saveOneBaseQueryPlan: () => LOST })
    await userEvent.click(await settings.findByRole('button', { name: '保存' }))
    expect(await screen.findByText('条件设置保存：网络开小差了')).toBeInTheDocument()
  })

  it('their deletion, which asks by level first', async () => {
    let isDown = true
    const settings = await openSettings({
      deleteOneBaseQueryPlanPost: () => (isDown ? LOST : { code: 4003, msg: '没有管理员权限' }),
    })
    const remove = async (question: string, answer: string) => {
      await userEvent.click(await settings.findByRole('button', { name: '删除' }))
      expect(await screen.findByText(question)).toBeInTheDocument()
      await userEvent.click(screen.getByRole('button', { name: answer }))
    }
    await remove('确认删除个人条件设置？', '取消')
    await remove('确认删除个人条件设置？', '确定')
    expect(await screen.findByText('条件设置删除：网络开小差了')).toBeInTheDocument()
    isDown = false
    await userEvent.click(settings.getByRole('button', { name: '组织设置' }))
    await remove('确认删除组织条件设置？', '确定')
    expect(await screen.findByText('没有管理员权限')).toBeInTheDocument()
  })

  it('the deletion that succeeds says so', async () => {
    const settings = await openSettings()
    await userEvent.click(await settings.findByRole('button', { name: '删除' }))
    await userEvent.click(await screen.findByRole('button', { name: '确定' }))
    expect(await screen.findByText('条件设置删除完成')).toBeInTheDocument()
  })

  it('a reference that cannot be read', async () => {
    let isDown = true
    const { send } = gateway('list', { getReferByCode: () => (isDown ? LOST : { code: 4004, msg: '未找到' }) })
    show(send)
    const sheet = await openChooser()
    expect(await sheet.findByText('参照配置获取：网络开小差了')).toBeInTheDocument()
    isDown = false
    await userEvent.click(sheet.getByRole('button', { name: '重试' }))
    expect(await sheet.findByText('未找到')).toBeInTheDocument()
  })

  it('the rows of a list', async () => {
    const source = { cBaseListCode: 'L', cDataSourceType: 'table' }
    const { send } = testGateway({ getPageData4List: () => LOST })
    const layout = { ...(await readLayout(send, { code: 'L' })), source: source as never }
    const reading = readPage(
      { send, signKey: () => '00'.repeat(32) },
      { layout, filter: {}, order: '' },
      { page: 1, asOf: '' },
    )
    const error = await reading.catch((failure: unknown) => failure)
    expect(errorText(error)).toBe('列表数据获取：网络开小差了')
  })
})
