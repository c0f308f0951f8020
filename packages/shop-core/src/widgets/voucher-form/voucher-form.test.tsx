import { setDocumentLocale } from '@mallwright/shop-core/i18n'
import type { Voucher } from '@mallwright/contract/voucher'
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import axe from 'axe-core'
import { beforeEach, describe, expect, it, vi } from 'vitest'

import { layOut } from '../widget-host/test-layout.ts'
import { press, show, STORED, TEMPLATE, type } from './test-voucher-form.tsx'

beforeEach(() => {
  setDocumentLocale('zh-CN')
  layOut()
})

describe('a new voucher', () => {
  it('shows six fields before it is unfolded, and the name of its template', async () => {
    const { container } = show()
    expect(await screen.findByRole('heading', { name: '标准' })).toBeInTheDocument()
    await screen.findByRole('textbox', { name: '丁' })
    expect(screen.queryByText('折叠项')).not.toBeInTheDocument()
    await press('展开')
    expect(await screen.findByRole('textbox', { name: '折叠项' })).toBeInTheDocument()
    expect((await axe.run(container, { rules: { 'color-contrast': { enabled: false } } })).violations).toEqual([])
    await press('收起')
    expect(screen.queryByText('折叠项')).not.toBeInTheDocument()
  })

  it('tells what is missing, unfolds for it, and is not saved', async () => {
    const { onSave } = show()
    await press('保存')
    expect((await screen.findAllByText('主题不能为空')).length).toBeGreaterThan(0)
    await type('主题', '轴承')
    await press('保存')
    expect((await screen.findAllByText('折叠项不能为空')).length).toBeGreaterThan(0)
    expect(onSave).not.toHaveBeenCalled()
  })

  it('has 新增空白单据 and one 参照… for each upstream type; one without a list says so', async () => {
    show()
    await press('新增')
    expect(screen.getByRole('button', { name: '新增空白单据' })).toBeInTheDocument()
    await press('参照采购申请')
    expect(await screen.findByText('单据参照数据源配置缺失')).toBeInTheDocument()
  })

  it('says when there is no permission, and when a voucher could not be read', async () => {
    const { unmount } = show({
      answers: { getOrgDefaultVoucherTemplate: () => ({ code: 2000, data: { cFailure: 'NO_DATA_PERMISSION' } }) },
    })
    expect(await screen.findByText('无数据权限')).toBeInTheDocument()
    expect(screen.getByText('请联系管理员授权')).toBeInTheDocument()
    unmount()
    show({
      voucherId: 'v1',
      answers: { getVoucher: () => ({ code: 5000, msg: '服务器繁忙', data: { cFailure: 'SERVER_FAULT' } }) },
    })
    expect(await screen.findByText('服务器繁忙')).toBeInTheDocument()
  })
})

describe('a template that does not come', () => {
  it('is named by the notice, and asked for again', async () => {
    let calls = 0
    show({
      answers: {
        getOrgDefaultVoucherTemplate: () => {
          calls += 1
          return calls === 1 ? { isLost: true } : { data: TEMPLATE }
        },
      },
    })
    expect(await screen.findByText('单据默认模板获取：网络开小差了')).toBeInTheDocument()
    await press('重试')
    expect(await screen.findByRole('heading', { name: '标准' })).toBeInTheDocument()
  })

  it('is named when it was chosen, and the form stays', async () => {
    show({ answers: { getOneVoucherTemplate: () => ({ isLost: true }) } })
    await press('选择模板')
    await userEvent.click(
      within(await screen.findByRole('dialog', { name: '选择模板' })).getByRole('button', { name: '简易' }),
    )
    expect(await screen.findByText('单据模板加载：网络开小差了')).toBeInTheDocument()
    expect(screen.getByRole('heading', { name: '标准' })).toBeInTheDocument()
  })
})

describe('the lines', () => {
  it('are materials: edited under that name, and asked about before one is deleted', async () => {
    show({ voucherId: 'v1' })
    const lines = within(await screen.findByRole('region', { name: '物料列表' }))
    expect(await lines.findByRole('button', { name: '新增物料' })).toBeInTheDocument()
    await userEvent.click(lines.getByRole('button', { name: '轴承' }))
    const form = within(await screen.findByRole('dialog', { name: '编辑物料' }))
    await userEvent.click(form.getByRole('button', { name: '确 定' }))
    await userEvent.click(lines.getByRole('button', { name: '删除第1行' }))
    expect(await screen.findByText('确认删除该行物料？')).toBeInTheDocument()
  })
})

describe('a stored voucher', () => {
  it('saves what was changed in its version, with the lines that it pulls', async () => {
    const { onSave } = show({ voucherId: 'v1' })
    await type('主题', '新主题')
    await press('保存')
    await waitFor(() => expect(onSave).toHaveBeenCalledTimes(1))
    expect(onSave.mock.calls[0]?.[0]).toMatchObject({
      cUuid: 'v1',
      iVersion: 3,
      headData: { cTitle: '新主题' },
      lines: [{ cRowKey: 'l1', cUpRowKey: 'u1', values: { iQty: '2' } }],
      deleted: [],
    })
    expect(await screen.findByText('保存成功')).toBeInTheDocument()
  })

  it('asks before it is left with changes: saved, discarded, or neither', async () => {
    const { onSave, onLeft } = show({ voucherId: 'v1' })
    await screen.findByRole('textbox', { name: '主题' })
    await press('离开')
    expect(onLeft).toHaveBeenCalledTimes(1)
    await type('主题', '甲')
    await press('离开')
    const question = await screen.findByRole('dialog', { name: '是否保存本条单据？' })
    expect(within(question).getByText('放弃后已编辑的数据将不会保存')).toBeInTheDocument()
    await userEvent.keyboard('{Escape}')
    expect(onLeft).toHaveBeenCalledTimes(1)
    expect(screen.getByRole('textbox', { name: '主题' })).toHaveValue('甲')
    await press('离开')
    await userEvent.click(within(await screen.findByRole('dialog')).getByRole('button', { name: '保存' }))
    await waitFor(() => expect(onLeft).toHaveBeenCalledTimes(2))
    expect(onSave).toHaveBeenCalledTimes(1)
    await type('主题', '乙')
    await press('离开')
    await userEvent.click(within(await screen.findByRole('dialog')).getByRole('button', { name: '放弃' }))
    expect(onLeft).toHaveBeenCalledTimes(3)
    expect(onSave).toHaveBeenCalledTimes(1)
  })

  it('stays as it is when the save fails', async () => {
    const { onLeft } = show({ voucherId: 'v1', save: () => Promise.resolve(undefined) })
    await type('主题', '甲')
    await press('离开')
    await userEvent.click(within(await screen.findByRole('dialog')).getByRole('button', { name: '保存' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
    expect(onLeft).not.toHaveBeenCalled()
    expect(screen.getByRole('textbox', { name: '主题' })).toHaveValue('甲')
  })

  it('opens the ways to a new one again after its changes were discarded', async () => {
    show({ voucherId: 'v1' })
    await type('主题', '甲')
    await press('新增')
    await press('新增空白单据')
    await userEvent.click(within(await screen.findByRole('dialog')).getByRole('button', { name: '放弃' }))
    const ways = await screen.findByRole('dialog', { name: '新增' })
    expect(within(ways).getByRole('button', { name: '返回' })).toBeInTheDocument()
    await userEvent.click(within(ways).getByRole('button', { name: '新增空白单据' }))
    expect(await screen.findByText('新单据')).toBeInTheDocument()
  })

  it('is submitted by its button, and shown as it has become', async () => {
    const { bodiesOf } = show({
      voucherId: 'v1',
      answers: { submitVoucher: () => ({ data: { iVoucherState: 30, iVersion: 4, opList: [] } }) },
    })
    await press('提交')
    await waitFor(() =>
      expect(bodiesOf('submitVoucher')).toEqual([{ cVouchType: 'PUR_ORDER', cUuid: 'v1', iVersion: 3 }]),
    )
    await waitFor(() => expect(bodiesOf('getVoucher')).toHaveLength(2))
  })

  it('is submitted in the version that leaving has saved', async () => {
    const { bodiesOf } = show({
      voucherId: 'v1',
      answers: { submitVoucher: () => ({ data: { iVoucherState: 30, iVersion: 5, opList: [] } }) },
      save: () => Promise.resolve({ ...STORED, iVersion: 4 }),
    })
    await type('主题', '甲')
    await press('提交')
    await userEvent.click(within(await screen.findByRole('dialog')).getByRole('button', { name: '保存' }))
    await waitFor(() => expect(bodiesOf('submitVoucher')).toMatchObject([{ iVersion: 4 }]))
  })

  it('says that the chosen template is the current one, and finds no voucher without a number', async () => {
    show({ voucherId: 'v1' })
    await press('更多')
    await press('选择模板')
    await userEvent.click(
      within(await screen.findByRole('dialog', { name: '选择模板' })).getByRole('button', { name: '标准' }),
    )
    expect(await screen.findByText('当前模板，无需切换')).toBeInTheDocument()
    for (const name of ['首张', '上一张', '下一张', '末张']) {
      expect(screen.getByRole('button', { name })).toBeInTheDocument()
    }
    expect(screen.getByRole('searchbox', { name: '单号' })).toBeInTheDocument()
    await press('查询')
    expect(await screen.findByText('请先输入订单号')).toBeInTheDocument()
  })
})

describe('an address', () => {
  const OTHER = { ...STORED, cUuid: 'v2', cVoucherNo: 'PO2611-00002' }
  const both = { getVoucher: ({ cUuid }: Record<string, unknown>) => ({ data: cUuid === 'v2' ? OTHER : STORED }) }
  const shows = async (number: string) => expect((await screen.findAllByText(number)).length).toBeGreaterThan(0)
  const answer = async (name: string) =>
    userEvent.click(
      within(await screen.findByRole('dialog', { name: '是否保存本条单据？' })).getByRole('button', { name }),
    )

  it('that was come to is shown, as the flow leads to it', async () => {
    const { come, onShown } = show({ voucherId: 'v1', answers: both })
    await shows('PO2611-00001')
    come('v2')
    await shows('PO2611-00002')
    expect(onShown).toHaveBeenLastCalledWith('v2')
  })

  it('that was come to asks about what was changed, and names what is shown again when nothing is answered', async () => {
    const { come, onShown } = show({ voucherId: 'v1', answers: both })
    await type('主题', '甲')
    come('v2')
    await answer('关闭')
    await waitFor(() => expect(onShown).toHaveBeenLastCalledWith('v1'))
    expect(screen.getByRole('textbox', { name: '主题' })).toHaveValue('甲')
    come('v1')
    come('v2')
    await answer('放弃')
    await shows('PO2611-00002')
  })

  it('names what is shown after another one could not be, which says why', async () => {
    const fault = { code: 5000, msg: '服务器繁忙', data: { cFailure: 'SERVER_FAULT' } }
    const { come, onShown } = show({
      voucherId: 'v1',
      answers: { getVoucher: ({ cUuid }) => (cUuid === 'v2' ? fault : { data: STORED }) },
    })
    await shows('PO2611-00001')
    come('v2')
    expect(await screen.findByText('服务器繁忙')).toBeInTheDocument()
    await shows('PO2611-00001')
    expect(onShown).toHaveBeenLastCalledWith('v1')
  })

  it('leads back from one that may not be seen', async () => {
    const foreign = { code: 2000, msg: '无数据权限', data: { cFailure: 'NO_DATA_PERMISSION' } }
    const { come } = show({
      voucherId: 'v1',
      answers: { getVoucher: ({ cUuid }) => (cUuid === 'v2' ? foreign : { data: STORED }) },
    })
    await shows('PO2611-00001')
    come('v2')
    expect(await screen.findByText('无数据权限')).toBeInTheDocument()
    come('v1')
    await shows('PO2611-00001')
  })
})

describe('a pull at the top', () => {
  it('shows what leaving has saved, of a new voucher, too', async () => {
    const { onSave, container } = show()
    await type('主题', '轴承')
    await press('展开')
    await type('折叠项', '有')
    const main = container.querySelector('main') as HTMLElement
    const at = (clientY: number) => ({ touches: [{ clientX: 100, clientY }] })
    fireEvent.touchStart(main, at(100))
    fireEvent.touchMove(main, at(300))
    fireEvent.touchEnd(main, { touches: [] })
    await userEvent.click(within(await screen.findByRole('dialog')).getByRole('button', { name: '保存' }))
    await waitFor(() => expect(onSave).toHaveBeenCalledOnce())
    expect((await screen.findAllByText('PO2611-00001')).length).toBeGreaterThan(0)
    await act(() => vi.dynamicImportSettled())
    expect(screen.queryByText('新单据')).not.toBeInTheDocument()
  })
})

describe('a voucher that waits for the reader', () => {
  it('opens the page of its task in a frame, and is read again when that has closed', async () => {
    const waiting = { ...STORED, iVoucherState: 20, opList: [], cTaskUuid: 'task-1' }
    let stored: Voucher = waiting
    const { loadTask, onMoved } = show({ voucherId: 'v1', answers: { getVoucher: () => ({ data: stored }) } })
    await press('审批')
    const frame = await screen.findByTitle<HTMLIFrameElement>('流程任务')
    expect(loadTask).toHaveBeenCalledExactlyOnceWith('task-1')
    expect(frame.src).toContain('/workflow/task?Authorization=T1&cAccUuid=acc')
    expect(screen.queryByRole('textbox', { name: '审批意见' })).not.toBeInTheDocument()
    stored = { ...STORED, iVoucherState: 30, opList: [] }
    const message = { data: 'bmp-app-iframe-close', origin: 'null', source: frame.contentWindow }
    act(() => void window.dispatchEvent(new MessageEvent('message', message)))
    expect(await screen.findByText('已审核')).toBeInTheDocument()
    expect(screen.queryByTitle('流程任务')).not.toBeInTheDocument()
    expect(screen.queryByRole('button', { name: '审批' })).not.toBeInTheDocument()
    expect(onMoved).toHaveBeenCalledOnce()
  })

  it('is read again when the frame is left without a decision, too', async () => {
    const waiting = { ...STORED, iVoucherState: 20, opList: [], cTaskUuid: 'task-1' }
    const { onMoved } = show({ voucherId: 'v1', answers: { getVoucher: () => ({ data: waiting }) } })
    await press('审批')
    await screen.findByTitle('流程任务')
    await userEvent.click(screen.getByRole('button', { name: '关闭' }))
    await waitFor(() => expect(onMoved).toHaveBeenCalledOnce())
    expect(await screen.findByRole('button', { name: '审批' })).toBeInTheDocument()
  })
})
