import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import axe from 'axe-core'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'

import { openAsBuyer } from '../../../app/test-buyer.ts'
import { press, resetBrowser } from '../../../app/test-shop.tsx'
import type { Answers } from '../../../app/test-shop.tsx'

const PATH = '/micro/alm-mall-shop/UserCenter/invoiceHeader'
const open = (path: string, answers: Answers) => openAsBuyer(path, { isVerified: true }, answers)
const TAX_NO = '91350200MA0DEM0015'

function header(cHeaderUuid: string, cTitle: string, change: object = {}) {
  return {
    cHeaderUuid,
    iHeaderType: 1,
    cTitle,
    cTaxNo: '',
    cRegAddress: '',
    cRegPhone: '',
    cBankName: '',
    cBankAccount: '',
    cEmail: '',
    cPhone: '',
    bDefault: false,
    bSpecial: false,
    ...change,
  }
}
const COMPLETE = {
  iHeaderType: 2,
  cTaxNo: TAX_NO,
  cRegAddress: '厦门 1 号',
  cRegPhone: '0592-5550000',
  cBankName: '招商银行',
  cBankAccount: '***************3445',
  bSpecial: true,
}

function gateway(stored = [header('a', '北辰精工', { ...COMPLETE, bDefault: true }), header('b', '何女士')]) {
  let headers = stored
  const sent: Record<string, unknown>[] = []
  const answers: Answers = {
    getHeaderList: () => ({ data: { results: headers } }),
    saveHeader: (body) => {
      sent.push(body)
      const saved = header('c', String(body['cTitle']), { iHeaderType: body['iHeaderType'] })
      headers = [...headers.filter((one) => one.cHeaderUuid !== body['cHeaderUuid']), saved]
      return { data: saved }
    },
    deleteHeader: ({ cHeaderUuid }) => {
      headers = headers.filter((one) => one.cHeaderUuid !== cHeaderUuid)
      return { data: {} }
    },
    setDefaultHeader: ({ cHeaderUuid }) => {
      headers = headers.map((one) => ({ ...one, bDefault: one.cHeaderUuid === cHeaderUuid }))
      return { data: {} }
    },
  }
  return { answers, sent }
}

const rowOf = async (title: string) =>
  within((await screen.findByText(title, { selector: 'strong' })).closest('li') as HTMLElement)

beforeEach(() => resetBrowser())
afterEach(() => vi.unstubAllGlobals())

describe('invoice headers', () => {
  it('are listed with kinds and tax number, without axe violations', async () => {
    const { container } = open(PATH, gateway().answers)
    const row = await rowOf('北辰精工')
    for (const text of ['默认', '企业', '可开专票', `税号 ${TAX_NO}`, '招商银行 **** 3445'])
      expect(row.getByText(text)).toBeInTheDocument()
    expect((await rowOf('何女士')).getByText('个人', { selector: 'em' })).toBeInTheDocument()
    expect((await axe.run(container, { rules: { 'color-contrast': { enabled: false } } })).violations).toEqual([])
  })

  it('are added for an enterprise: filled in from the institution, missing and wrong fields are named', async () => {
    const { answers, sent } = gateway([])
    open(PATH, answers)
    expect(await screen.findByText('暂无发票抬头')).toBeInTheDocument()
    await press('新增发票抬头')
    const sheet = within(await screen.findByRole('dialog', { name: '新增发票抬头' }))
    const save = await sheet.findByRole('button', { name: '保存' })
    await userEvent.click(save)
    expect(sheet.getByText('抬头名称不能为空')).toBeInTheDocument()
    await userEvent.type(sheet.getByRole('textbox', { name: '抬头名称' }), '某公司')
    await userEvent.click(save)
    expect(sheet.getByText('税号不能为空')).toBeInTheDocument()
    await userEvent.type(sheet.getByRole('textbox', { name: '税号' }), '123')
    await userEvent.click(save)
    expect(sheet.getByText('税号格式不正确')).toBeInTheDocument()
    await userEvent.click(sheet.getByRole('button', { name: '从企业资料带入' }))
    expect(sheet.getByRole('textbox', { name: '抬头名称' })).toHaveValue('北辰精工')
    await userEvent.type(sheet.getByRole('textbox', { name: '银行账号' }), '6222 0202 0011')
    await userEvent.click(save)
    expect(await screen.findByText('北辰精工', { selector: 'strong' })).toBeInTheDocument()
    expect(sent).toMatchObject([
      { iHeaderType: 2, cTitle: '北辰精工', cTaxNo: '91110000MA0DEM001A', cBankAccount: '622202020011' },
    ])
  })

  it('are added for a person by a name alone', async () => {
    const { answers, sent } = gateway([])
    open(PATH, answers)
    await press('新增发票抬头')
    const sheet = within(await screen.findByRole('dialog', { name: '新增发票抬头' }))
    await userEvent.click(await sheet.findByRole('button', { name: '个人' }))
    expect(sheet.queryByRole('textbox', { name: '税号' })).not.toBeInTheDocument()
    await userEvent.type(sheet.getByRole('textbox', { name: '抬头名称' }), '何女士')
    await userEvent.click(sheet.getByRole('button', { name: '保存' }))
    expect(await screen.findByText('何女士')).toBeInTheDocument()
    expect(sent[0]).toMatchObject({ iHeaderType: 1, cTitle: '何女士' })
    expect(sent[0]).not.toHaveProperty('cTaxNo')
  })

  it('keep their account when none is typed, and show a declared failure on its field', async () => {
    const { answers, sent } = gateway()
    let isRefused = true
    open(PATH, {
      ...answers,
      saveHeader: (body) => {
        const failure = { code: 4009, msg: '已有相同的发票抬头', data: { cFailure: 'HEADER_EXISTS', cField: 'cTitle' } }
        return isRefused ? failure : (answers['saveHeader']?.(body) ?? 'offline')
      },
    })
    await userEvent.click((await rowOf('北辰精工')).getByRole('button', { name: '编辑' }))
    const sheet = within(await screen.findByRole('dialog', { name: '编辑发票抬头' }))
    expect(await sheet.findByPlaceholderText('已保存 **** 3445，不修改请留空')).toBeInTheDocument()
    await userEvent.click(sheet.getByRole('button', { name: '保存' }))
    expect(await sheet.findByText('已有相同的发票抬头')).toBeInTheDocument()
    isRefused = false
    await userEvent.click(sheet.getByRole('button', { name: '保存' }))
    await waitFor(() => expect(sent).toHaveLength(1))
    expect(sent[0]).not.toHaveProperty('cBankAccount')
    expect(sent[0]).toMatchObject({ cHeaderUuid: 'a' })
  })

  it('become the default, and are deleted after a question', async () => {
    open(PATH, gateway().answers)
    await userEvent.click((await rowOf('何女士')).getByRole('button', { name: '设为默认' }))
    await waitFor(async () => expect((await rowOf('何女士')).getByText('默认')).toBeInTheDocument())
    await userEvent.click((await rowOf('北辰精工')).getByRole('button', { name: '删除' }))
    await press('确认')
    await waitFor(() => expect(screen.queryByText('税号 ' + TAX_NO)).not.toBeInTheDocument())
  })

  it('are chosen for the screen before; for a special invoice complete ones only', async () => {
    const { shop } = open(`${PATH}?select=1&iInvoiceKind=2`, gateway().answers)
    expect(await screen.findByRole('button', { name: /何女士.*资料不全，不能开专票/s })).toBeDisabled()
    await press(/北辰精工.*可开专票/s)
    await waitFor(() => expect(shop.tabStore.read('chosenHeader')).toBe('a'))
  })

  it('can be read again after a failure', async () => {
    const { answers } = gateway()
    let isOffline = true
    open(PATH, {
      ...answers,
      getHeaderList: (body) => (isOffline ? 'offline' : (answers['getHeaderList']?.(body) ?? 'offline')),
    })
    await screen.findByText('网络开小差了')
    isOffline = false
    await press('重试')
    expect(await screen.findByText('何女士')).toBeInTheDocument()
  })
})
