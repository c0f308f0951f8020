import { stubResizes } from '@mallwright/shop-core/widgets/test-layout'
import { testField, testTemplate, testVoucher } from '@mallwright/shop-core/widgets/test-voucher'
import { act, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'

import { openAsBuyer } from '../../../app/test-buyer.ts'
import { resetBrowser } from '../../../app/test-shop.tsx'

const DESK = '/micro/alm-mall-shop/UserCenter/work'
const VOUCHER = `${DESK}/voucher`

const TEMPLATE = testTemplate({ headerList: [testField('cRemark', '备注')], detailList: [] })
const STORED = testVoucher('v1', { cVoucherNo: 'PR2611-00001', headData: { cRemark: '轴承' } })

const settled = () => act(() => vi.dynamicImportSettled())

/** Comes from the desk to a new voucher, and changes it. */
async function change() {
  const saveVoucher = vi.fn(() => ({ data: STORED }))
  openAsBuyer(
    DESK,
    { isVerified: true, isPersonVerified: true },
    {
      getVoucherWork: () => ({
        data: {
          types: [
            {
              cVouchType: 'PUR_REQUEST',
              cVouchTypeName: '采购申请',
              cStepNo: '01',
              cSide: 'up',
              iOpenCount: 0,
              bAdd: true,
            },
          ],
          iTaskCount: 0,
          bCollaborate: false,
          bMayCollaborate: false,
        },
      }),
      getOrgDefaultVoucherTemplate: () => ({ data: TEMPLATE }),
      getVoucher: () => ({ data: STORED }),
      getVoucherPosition: () => ({ code: 2000, data: { cFailure: 'VOUCHER_NOT_FOUND' } }),
      saveVoucher,
    },
  )
  await userEvent.click(await screen.findByRole('link', { name: '新增采购申请' }))
  await userEvent.type(await screen.findByRole('textbox', { name: '备注' }), '急')
  await settled()
  return { saveVoucher }
}

/** The back key of the device. */
async function back() {
  act(() => history.back())
  return screen.findByRole('dialog', { name: '是否保存本条单据？' })
}

const answer = async (question: HTMLElement, name: string) =>
  userEvent.click(within(question).getByRole('button', { name }))

beforeEach(() => {
  resetBrowser()
  // jsdom lays nothing out: no row is in sight.
  stubResizes()
  vi.spyOn(HTMLElement.prototype, 'offsetParent', 'get').mockReturnValue(document.body)
  Object.defineProperty(document, 'scrollingElement', { value: document.documentElement, configurable: true })
})
afterEach(() => vi.unstubAllGlobals())

it('asks when the back key would leave what was changed, and stays unless it is answered', async () => {
  await change()
  const question = await back()
  expect(location.pathname).toBe(VOUCHER)
  expect(within(question).getByText('放弃后已编辑的数据将不会保存')).toBeInTheDocument()
  // Once more: the question closes.
  act(() => history.back())
  await waitFor(() => expect(question).not.toBeInTheDocument())
  expect(location.pathname).toBe(VOUCHER)
  expect(screen.getByRole('textbox', { name: '备注' })).toHaveValue('急')
  // And it asks again.
  await answer(await back(), '放弃')
  await waitFor(() => expect(location.pathname).toBe(DESK))
})

it('goes back once what was changed is saved', async () => {
  const { saveVoucher } = await change()
  await answer(await back(), '保存')
  await waitFor(() => expect(location.pathname).toBe(DESK))
  expect(saveVoucher).toHaveBeenCalledOnce()
})

it('leaves by the back key at once when nothing was changed', async () => {
  await change()
  await userEvent.clear(screen.getByRole('textbox', { name: '备注' }))
  await answer(await back(), '放弃')
  await waitFor(() => expect(location.pathname).toBe(DESK))
  await userEvent.click(await screen.findByRole('link', { name: '新增采购申请' }))
  await screen.findByRole('textbox', { name: '备注' })
  act(() => history.back())
  await waitFor(() => expect(location.pathname).toBe(DESK))
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
})

it('asks before a link leads elsewhere, and goes there', async () => {
  await change()
  const link = document.createElement('a')
  link.href = '/external-link?url=https%3A%2F%2Fa.test'
  document.querySelector('.shop-screen')?.append(link)
  link.click()
  await answer(await screen.findByRole('dialog', { name: '是否保存本条单据？' }), '放弃')
  await waitFor(() => expect(location.pathname).toBe('/external-link'))
})

it('has the browser ask before a reload, while something is changed', async () => {
  await change()
  const reload = () => window.dispatchEvent(new Event('beforeunload', { cancelable: true }))
  expect(reload()).toBe(false)
  await answer(await back(), '放弃')
  await waitFor(() => expect(location.pathname).toBe(DESK))
  expect(reload()).toBe(true)
})
