import { setDocumentLocale } from '@mallwright/shop-core/i18n'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import axe from 'axe-core'
import { beforeEach, describe, expect, it } from 'vitest'

import { wireButton } from '../widget-host/test-menu.ts'
import { layOut } from '../widget-host/test-layout.ts'
import { AMOUNT, testField, TWO_PLACES } from './model/test-voucher.ts'
import { press, show, STORED, TEMPLATE, type } from './test-voucher-form.tsx'

const COPIES = { cDefinedSourceType: 'archives', cDefinedSourceTableUuid: 'cMaterial' } as const

/** Lines of materials with their own price and tax rate. */
const GOODS = {
  ...TEMPLATE,
  bUseScanCode: true,
  headerList: [testField('cTitle', '主题')],
  detailList: [
    testField('cMaterial', '物料', { cFieldType: 'Refer', cFieldTypeCode: 'REF_MATERIAL', bRequired: true }),
    testField('iQty', '数量', { ...TWO_PLACES, bRequired: true, bSum: true }),
    testField('iPrice', '单价', { ...TWO_PLACES, ...COPIES, cDefinedSourceFieldUuid: 'iPrice' }),
    AMOUNT,
  ],
}

const BOLTS = { cMaterialUuid: 'm1', cMaterialCode: 'Z0007', cMaterialName: '深沟球轴承', iPrice: 18.5 }

const materials = {
  getReferByCode: () => ({
    data: {
      cReferType: 'list',
      cBaseListCode: 'ARCHIVE_MATERIAL',
      cBaseQueryCode: 'ARCHIVE_MATERIAL',
      cBaseTreeCode: '',
      cTreeJoinField: '',
      cListJoinField: '',
      cTreeDataScopeType: '',
      cListDataScopeType: '',
      cSaveField: 'cMaterialUuid,cMaterialCode,cMaterialName,iPrice',
      cShowField: 'cMaterialName',
      cReferDataKey: 'cMaterialUuid',
    },
  }),
  getPageData4List: ({ cFilterField, cFilterValue }: Record<string, unknown>) => {
    const pageData = cFilterField === 'cMaterialCode' && cFilterValue === 'Z0007' ? [{ cRowKey: 'm1', ...BOLTS }] : []
    return { data: { pageData, iTotleSize: pageData.length, sumMap: {}, cAsOf: '', bCut: false } }
  },
}

beforeEach(() => {
  setDocumentLocale('zh-CN')
  layOut()
})

describe('scanned codes', () => {
  it('become lines of materials at their price; the same one counts up, an unknown one is told', async () => {
    const { onSave } = show({ template: GOODS, answers: materials })
    const input = await screen.findByRole('textbox', { name: '扫码新增物料' })
    await userEvent.type(input, 'Z0007{Enter}Z0007{Enter}Z9999{Enter}')
    expect(await screen.findByText('未找到编码【Z9999】')).toBeInTheDocument()
    expect(screen.getByRole('button', { name: '深沟球轴承' })).toBeInTheDocument()
    await press('保存')
    await waitFor(() => expect(onSave).toHaveBeenCalledOnce())
    expect(onSave.mock.calls[0]?.[0].lines).toMatchObject([
      { values: { cMaterial: 'm1', iQty: '2', iPrice: '18.5', iAmount: '37' } },
    ])
  })

  it('are read by the camera, too', async () => {
    show({ template: GOODS, answers: materials })
    await userEvent.click(await screen.findByRole('button', { name: '相机扫码' }))
    expect(await screen.findByRole('dialog')).toBeInTheDocument()
  })

  it('are not asked for where the template has none', async () => {
    show({ template: { ...GOODS, bUseScanCode: false }, answers: materials })
    await screen.findByRole('button', { name: '新增物料' })
    expect(screen.queryByRole('textbox', { name: '扫码新增物料' })).not.toBeInTheDocument()
  })
})

describe('the buttons of lines', () => {
  it('are those that the member has', async () => {
    show({ template: GOODS, answers: materials, lineButtons: [wireButton('ADD_ROW', '新增行')] })
    await userEvent.click(await screen.findByRole('button', { name: '新增物料' }))
    const form = within(await screen.findByRole('dialog', { name: '新增物料' }))
    expect(form.queryByText('批量添加行数')).not.toBeInTheDocument()
    expect(screen.queryByRole('button', { name: '批量选择' })).not.toBeInTheDocument()
    expect(screen.queryByRole('textbox', { name: '扫码新增物料' })).not.toBeInTheDocument()
  })

  it('fill in several lines alike', async () => {
    show({ template: GOODS, answers: materials })
    await userEvent.click(await screen.findByRole('button', { name: '新增物料' }))
    const form = within(await screen.findByRole('dialog', { name: '新增物料' }))
    expect(form.getByText('批量添加行数')).toBeInTheDocument()
    expect(await screen.findByRole('button', { name: '批量选择' })).toBeInTheDocument()
  })

  it('are none without a right', async () => {
    show({ template: GOODS, answers: materials, lineButtons: [] })
    await screen.findByText('总计: 0 行')
    await screen.findByRole('button', { name: '保存' })
    expect(screen.queryByRole('button', { name: '新增物料' })).not.toBeInTheDocument()
  })
})

describe('a footer', () => {
  const FOOTED = {
    ...GOODS,
    footerList: [
      testField('cBudget', '预算编号', { bRequired: true }),
      testField('iRows', '行数', {
        cFieldType: 'Number',
        iPrecision: 0,
        bReadOnly: true,
        cDefinedSourceType: 'formula',
        cDefinedFormula: 'COUNT()',
      }),
    ],
  }

  it('stands below the lines, is needed, computed, and saved with the header', async () => {
    const { onSave, container } = show({ template: FOOTED, answers: materials })
    const footer = await screen.findByRole('region', { name: '补充信息' })
    const lines = await screen.findByRole('region', { name: '物料列表' })
    expect(lines.compareDocumentPosition(footer)).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
    await press('保存')
    expect((await screen.findAllByText('预算编号不能为空')).length).toBeGreaterThan(0)
    expect(onSave).not.toHaveBeenCalled()
    await type('预算编号', 'Y-1')
    await userEvent.type(await screen.findByRole('textbox', { name: '扫码新增物料' }), 'Z0007{Enter}')
    expect(await within(footer).findByText('1')).toBeInTheDocument()
    await press('保存')
    await waitFor(() => expect(onSave).toHaveBeenCalledOnce())
    expect(onSave.mock.calls[0]?.[0].headData).toMatchObject({ cBudget: 'Y-1' })
    expect((await axe.run(container, { rules: { 'color-contrast': { enabled: false } } })).violations).toEqual([])
  })

  it('shows what is stored', async () => {
    show({
      voucherId: 'v1',
      template: FOOTED,
      answers: {
        ...materials,
        getVoucher: () => ({
          data: { ...STORED, headData: { cTitle: '轴承', cBudget: 'Y-9', iRows: '0' }, lines: [] },
        }),
      },
    })
    expect(await screen.findByRole('textbox', { name: '预算编号' })).toHaveValue('Y-9')
  })
})
