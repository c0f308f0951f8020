import { setDocumentLocale } from '@mallwright/shop-core/i18n'
import { screen, waitFor } from '@testing-library/react'
import { beforeEach, describe, expect, it } from 'vitest'

import { layOut } from '../widget-host/test-layout.ts'
import { press, show, STORED, TEMPLATE } from './test-voucher-form.tsx'

beforeEach(() => {
  setDocumentLocale('zh-CN')
  layOut()
})

describe('attachments', () => {
  const withFiles = { data: { ...TEMPLATE, bUseAttachment: true } }
  const fileInfo = (cDocId: string) => ({
    cDocId,
    cOssOriginalName: `${cDocId}.pdf`,
    cOssPublicUrl: `/api/alc-oss/handle/downLoadOwn/${cDocId}`,
    cPreviewUrl: `/api/alc-oss/handle/downLoadOwn/${cDocId}`,
    cMime: 'application/pdf',
    iBytes: 1200,
  })
  const answers = {
    getOrgDefaultVoucherTemplate: () => withFiles,
    getOneVoucherTemplate: () => withFiles,
    getVoucher: () => ({ data: { ...STORED, docIds: ['合同', '图纸'] } }),
    getFilePaths: (body: Record<string, unknown>) => ({ data: (body['cDocIds'] as string[]).map(fileInfo) }),
  }

  it('are counted in the head, named in their sheet, and removed with the next save', async () => {
    const { onSave } = show({ voucherId: 'v1', answers })
    await press('附件，2 个')
    expect(await screen.findByText('最多 15 个文件，每个不超过 2 MB，随单据一起保存。')).toBeInTheDocument()
    await press('删除 合同.pdf')
    await press('关闭')
    expect(await screen.findByRole('button', { name: '附件，1 个' })).toBeInTheDocument()
    await press('保存')
    await waitFor(() => expect(onSave).toHaveBeenCalledOnce())
    expect(onSave.mock.calls[0]?.[0].docIds).toEqual(['图纸'])
  })

  it('are only looked at while the voucher cannot be saved', async () => {
    const approved = { ...STORED, iVoucherState: 30, opList: ['ADD'], docIds: ['合同'] } as const
    show({ voucherId: 'v1', answers: { ...answers, getVoucher: () => ({ data: approved }) } })
    await press('附件，1 个')
    expect(await screen.findByRole('button', { name: '查看 合同.pdf' })).toBeInTheDocument()
    expect(screen.queryByRole('button', { name: /删除/ })).not.toBeInTheDocument()
    expect(screen.queryByRole('button', { name: /添加/ })).not.toBeInTheDocument()
  })

  it('have no place in a template without them', async () => {
    show({ voucherId: 'v1' })
    expect(await screen.findByRole('heading', { name: '标准' })).toBeInTheDocument()
    expect(screen.queryByRole('button', { name: /附件/ })).not.toBeInTheDocument()
  })
})
