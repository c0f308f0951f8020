import type { Send } from '@mallwright/contract/rpc'
import { fireEvent, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import axe from 'axe-core'
import { beforeEach, expect, it } from 'vitest'

import { setDocumentLocale } from '../../i18n/index.ts'
import { TransferVoucher } from './transfer-voucher.tsx'

beforeEach(() => {
  setDocumentLocale('zh-CN')
  URL.createObjectURL = () => 'blob:picture'
  URL.revokeObjectURL = () => undefined
})

const UPLOADED = {
  cDocId: 'doc-1',
  cOriginName: 'a.png',
  bUpSuccess: true,
  cPreviewUrl: '',
  cUrl: '',
  iWidth: 1,
  iHeight: 1,
}

/** Draws the voucher over a gateway whose `uploadTransferVoucher` answers so. */
function open(answer: { code: number; msg?: string; data?: unknown } = { code: 1, data: {} }, hasVoucher = false) {
  const sent: unknown[] = []
  const send: Send = async ({ operation, body }) => {
    if (operation.path.endsWith('saveUpload')) {
      return { arrived: true, envelope: { code: 1, msg: '', data: [UPLOADED] } }
    }
    if (operation.path.endsWith('getFilePaths')) return { arrived: true, envelope: { code: 1, msg: '', data: [] } }
    sent.push(body)
    return { arrived: true, envelope: { msg: '', data: null, ...answer } }
  }
  const { container } = render(<TransferVoucher send={send} accountId="a" flowNo="P1" hasVoucher={hasVoucher} />)
  return { container, sent }
}

const PNG = new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0, 0, 0])

async function choose(): Promise<void> {
  await userEvent.click(screen.getByRole('button', { name: '添加文件' }))
  const input = document.querySelectorAll<HTMLInputElement>('dialog input[type=file]')[1]
  if (input) fireEvent.change(input, { target: { files: [new File([PNG], 'a.png', { type: 'image/png' })] } })
}

it('sends the voucher of a flow once it is uploaded, and says so', async () => {
  const { container, sent } = open()
  await choose()
  expect(await screen.findByText('凭证已上传，等待核销')).toBeInTheDocument()
  expect(sent).toEqual([expect.objectContaining({ cPaymentFlowNo: 'P1', cDocId: 'doc-1' })])
  expect((await axe.run(container, { rules: { 'color-contrast': { enabled: false } } })).violations).toEqual([])
})

it('says in the words of the server why it was not taken', async () => {
  open({ code: 4009, msg: '支付状态已变更，请刷新后重试', data: { cFailure: 'PAY_STATE_CHANGED' } })
  await choose()
  expect(await screen.findByText('支付状态已变更，请刷新后重试')).toBeInTheDocument()
})

it('lets another voucher take the place of one that is there', async () => {
  open(undefined, true)
  await userEvent.click(screen.getByRole('button', { name: '重新上传' }))
  expect(screen.getByRole('group', { name: '转账凭证' })).toBeInTheDocument()
})
