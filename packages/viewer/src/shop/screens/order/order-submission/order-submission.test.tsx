import type { CheckoutPreview } from '@mallwright/contract/order'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import axe from 'axe-core'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'

import { openAsBuyer } from '../../../app/test-buyer.ts'
import { press, resetBrowser } from '../../../app/test-shop.tsx'
import type { Answers, GatewayAnswer } from '../../../app/test-shop.tsx'
import { wireAddress } from '../../address/test-address.ts'
import { wireCheckout } from '../test-orders.data.ts'

const PATH = '/micro/alm-mall-shop/OrderSubmission?cFrom=cart'
const VERIFIED = { isVerified: true, isPersonVerified: true }
const PLACED = {
  data: { cTradeNo: 'T1', orders: [], iPayTotal: 312, bNeedApproval: true, bPaid: false },
}
const [SHOP] = wireCheckout().shops as [CheckoutPreview['shops'][number]]

/** A gateway with a checkout; `asked` are the computations, `submitted` the submissions, answered in turn. */
function openCheckout(
  checkout: CheckoutPreview | ((body: Record<string, unknown>) => GatewayAnswer | 'offline'),
  { submissions = [PLACED], own = {}, path = PATH }: Partial<Opening> = {},
) {
  const asked: Record<string, unknown>[] = []
  const submitted: Record<string, unknown>[] = []
  const opened = openAsBuyer(path, VERIFIED, {
    confirmOrder: (body) => {
      asked.push(body)
      return typeof checkout === 'function' ? checkout(body) : { data: checkout }
    },
    submitOrder: (body) => {
      submitted.push(body)
      return submissions[Math.min(submitted.length, submissions.length) - 1] ?? 'offline'
    },
    ...own,
  })
  return { ...opened, asked, submitted }
}

interface Opening {
  readonly submissions: readonly (GatewayAnswer | 'offline')[]
  readonly own: Answers
  readonly path: string
}

const submitButton = () => screen.findByRole('button', { name: '提交订单' })

beforeEach(() => resetBrowser())
afterEach(() => vi.unstubAllGlobals())

describe('the checkout', () => {
  it('shows the numbers of the server as they are, without axe violations', async () => {
    // Sums that no client could have made.
    const { container, asked } = openCheckout(wireCheckout({ iPayTotal: 999.99, iCouponTotal: 7.5, iOverAmount: 5000 }))
    expect(await screen.findByText('¥999.99')).toBeVisible()
    expect(screen.getByText('-¥7.50')).toBeVisible()
    expect(screen.getByText('李敏 13800001111')).toBeVisible()
    expect(screen.getByText('广东省深圳市南山区科技园一号楼')).toBeVisible()
    expect(screen.getByText('预计 3 天内发货')).toBeVisible()
    expect(screen.getByText('金额超过¥5,000.00，需企业审批')).toBeVisible()
    expect(screen.getByText('×3 箱')).toBeVisible()
    expect(asked).toEqual([{ cFrom: 'cart', items: [], cAddressUuid: '' }])
    expect((await axe.run(container, { rules: { 'color-contrast': { enabled: false } } })).violations).toEqual([])
  })

  it('of one variant asks for it', async () => {
    const { asked } = openCheckout(wireCheckout(), { path: PATH.replace('cFrom=cart', 'cSkuUuid=sku-1&iQty=3') })
    await submitButton()
    expect(asked).toMatchObject([{ cFrom: 'buy', items: [{ cSkuUuid: 'sku-1', iQty: 3 }] }])
  })

  it('marks what cannot be bought, and is not submitted then', async () => {
    const line = { ...SHOP.lines[0], iInvalidType: 5 } as (typeof SHOP.lines)[number]
    openCheckout(wireCheckout({ shops: [{ ...SHOP, lines: [line], iMinShort: 12 }], bSubmittable: false }))
    expect(await screen.findByText('该地区无法配送')).toBeVisible()
    expect(screen.getByText('未达起送金额，还差 ¥12.00')).toBeVisible()
    expect(await submitButton()).toBeDisabled()
  })

  it('asks for an address where there is none, and takes the one that was chosen', async () => {
    const { asked } = openCheckout(
      ({ cAddressUuid }) => ({
        data: wireCheckout(cAddressUuid === '' ? { address: null, bSubmittable: false } : {}),
      }),
      { own: { getAddressList: () => ({ data: { results: [ADDRESS] } }) } },
    )
    await userEvent.click(await screen.findByRole('link', { name: '请添加收货地址' }))
    await press(/科技园一号楼/)
    expect(await screen.findByText('李敏 13800001111')).toBeVisible()
    expect(asked.at(-1)).toMatchObject({ cAddressUuid: 'address-1' })
  })

  it('chooses a coupon with the reason why another cannot be used, and computes anew', async () => {
    const coupon = {
      cUserCouponUuid: 'c1',
      cCouponName: '满200减20',
      iCouponType: 1,
      cShopUuid: 's1',
      cShopName: '自营中心',
      iAmount: 20,
      iMinAmount: 200,
      dValidTo: '2026-12-31 23:59:59',
      bUsable: true,
      cReason: '',
      bChosen: false,
    }
    const other = { ...coupon, cUserCouponUuid: 'c2', cCouponName: '满500减60', bUsable: false, cReason: '未满500元' }
    const { asked } = openCheckout(
      ({ coupons }) => ({
        data: wireCheckout({
          shops: [{ ...SHOP, ...(coupons !== undefined && { cUserCouponUuid: 'c1', cCouponName: '满200减20' }) }],
          iPayTotal: coupons === undefined ? 312 : 292,
        }),
      }),
      { own: { getUsableCouponList: () => ({ data: { results: [coupon, other] } }) } },
    )
    await press(/店铺优惠券/)
    const sheet = within(await screen.findByRole('dialog', { name: '选择店铺优惠券' }))
    expect(await sheet.findByText('未满500元')).toBeVisible()
    expect(sheet.getByRole('radio', { name: /满500减60/ })).toBeDisabled()
    await userEvent.click(sheet.getByRole('radio', { name: /满200减20/ }))
    expect(await screen.findByText('¥292.00')).toBeVisible()
    expect(asked.at(-1)).toMatchObject({ coupons: [{ cShopUuid: 's1', cUserCouponUuid: 'c1' }] })
  })

  it('chooses an invoice: a special one to complete headers only', async () => {
    const header = { cHeaderUuid: 'h1', iHeaderType: 1, cTitle: '北辰精工有限公司', cTaxNo: '91110', bSpecial: true }
    const { asked } = openCheckout(wireCheckout(), {
      own: {
        getHeaderList: ({ bInstitution }) => ({
          data: { results: bInstitution === true ? [wireHeader(header)] : [wireHeader(PERSON)] },
        }),
      },
    })
    await press(/发票/)
    const sheet = within(await screen.findByRole('dialog', { name: '发票' }))
    await userEvent.click(sheet.getByRole('button', { name: '普通发票' }))
    expect(await sheet.findByRole('radio', { name: '李敏' })).toBeInTheDocument()
    await userEvent.click(sheet.getByRole('button', { name: '增值税专用发票' }))
    expect(sheet.queryByRole('radio', { name: '李敏' })).not.toBeInTheDocument()
    await userEvent.click(sheet.getByRole('radio', { name: /北辰精工有限公司/ }))
    expect(await screen.findByRole('button', { name: /增值税专用发票 · 北辰精工有限公司/ })).toBeVisible()
    expect(asked.at(-1)).toMatchObject({ invoice: { iInvoiceKind: 2, cHeaderUuid: 'h1' } })
  })

  it('has nothing to show when the cart has nothing chosen, and can be read again after a failure', async () => {
    openCheckout(() => ({ code: 4001, msg: '请选择要结算的商品', data: { cField: 'items' } }))
    expect(await screen.findByText('没有可结算的商品')).toBeVisible()
    expect(screen.getByRole('link', { name: '返回购物车' })).toBeInTheDocument()
  })

  it('can be computed again after a failure', async () => {
    let isOffline = true
    openCheckout(() => (isOffline ? 'offline' : { data: wireCheckout() }))
    expect(await screen.findByText('网络开小差了')).toBeVisible()
    isOffline = false
    await press('重试')
    expect(await screen.findByRole('textbox', { name: '订单备注' })).toBeVisible()
  })
})

const ADDRESS = wireAddress('address-1', { bDefault: true })

const PERSON = { cHeaderUuid: 'h2', iHeaderType: 2, cTitle: '李敏', cTaxNo: '', bSpecial: false }

const wireHeader = (header: typeof PERSON) => ({
  cBankName: '',
  cBankAccount: '',
  cRegAddress: '',
  cRegPhone: '',
  cEmail: '',
  cPhone: '',
  bDefault: false,
  ...header,
})

describe('a submission', () => {
  it('is sent once per press with the remark, and leads to what became of it', async () => {
    const { submitted } = openCheckout(wireCheckout())
    await userEvent.type(await screen.findByRole('textbox', { name: '订单备注' }), '送到前台')
    await userEvent.dblClick(await submitButton())
    expect(await screen.findByText('订单已提交，等待审批')).toBeVisible()
    expect(location.search).toBe('?cTradeNo=T1&outcome=approval')
    expect(submitted).toMatchObject([
      { cPreviewUuid: 'preview-1', remarks: [{ cShopUuid: 's1', cRemark: '送到前台' }] },
    ])
    // The next checkout begins anew.
    expect(sessionStorage.getItem('checkout')).toBeNull()
  })

  it('is repeated under the same request after a lost answer', async () => {
    const { submitted } = openCheckout(wireCheckout(), { submissions: ['offline', PLACED] })
    await userEvent.click(await submitButton())
    expect(await screen.findByText('网络开小差了')).toBeVisible()
    await userEvent.click(await submitButton())
    expect(await screen.findByText('订单已提交，等待审批')).toBeVisible()
    expect(new Set(submitted.map(({ cRequestUuid }) => cRequestUuid)).size).toBe(1)
  })

  it('shows prices that have changed, and goes on with them under a new request', async () => {
    const lines = SHOP.lines.map((line) => ({ ...line, iPrice: 110, iAmount: 330 }))
    const now = wireCheckout({ cPreviewUuid: 'preview-2', shops: [{ ...SHOP, lines }], iPayTotal: 342 })
    const { submitted } = openCheckout(wireCheckout(), {
      submissions: [{ code: 4011, msg: '价格已更新', data: now }, PLACED],
    })
    await userEvent.click(await submitButton())
    const sheet = within(await screen.findByRole('dialog', { name: '价格已更新，请确认' }))
    expect(sheet.getByText('¥100.00')).toBeVisible()
    expect(sheet.getByText('¥342.00')).toBeVisible()
    await userEvent.click(sheet.getByRole('button', { name: '按新价格继续' }))
    expect(await screen.findByText('订单已提交，等待审批')).toBeVisible()
    expect(submitted.map(({ cPreviewUuid }) => cPreviewUuid)).toEqual(['preview-1', 'preview-2'])
    expect(new Set(submitted.map(({ cRequestUuid }) => cRequestUuid)).size).toBe(2)
  })

  it('shows lines that are short, and takes what is left', async () => {
    const short = { code: 4010, msg: '库存不足', data: { items: [{ cSkuUuid: 'sku-1', iAvailable: 2 }] } }
    const { asked } = openCheckout(wireCheckout(), { submissions: [short] })
    await userEvent.click(await submitButton())
    const sheet = within(await screen.findByRole('dialog', { name: '部分商品库存不足' }))
    expect(sheet.getByText('仅剩 2')).toBeVisible()
    await userEvent.click(sheet.getByRole('button', { name: '改为剩余数量' }))
    await waitFor(() => expect(asked.at(-1)).toMatchObject({ cFrom: 'buy', items: [{ cSkuUuid: 'sku-1', iQty: 2 }] }))
  })

  it('removes lines that are sold out', async () => {
    const short = { code: 4010, msg: '库存不足', data: { items: [{ cSkuUuid: 'sku-1', iAvailable: 0 }] } }
    const { asked } = openCheckout(wireCheckout(), { submissions: [short] })
    await userEvent.click(await submitButton())
    const sheet = within(await screen.findByRole('dialog', { name: '部分商品库存不足' }))
    expect(sheet.queryByRole('button', { name: '改为剩余数量' })).not.toBeInTheDocument()
    await userEvent.click(sheet.getByRole('button', { name: '移除' }))
    await waitFor(() => expect(asked.at(-1)).toMatchObject({ cFrom: 'buy', items: [] }))
  })

  it('computes anew and says why when it is refused', async () => {
    const { asked } = openCheckout(wireCheckout(), { submissions: [{ code: 4009, msg: '优惠券已被使用', data: {} }] })
    await userEvent.click(await submitButton())
    expect(await screen.findByText('优惠券已被使用')).toBeVisible()
    await waitFor(() => expect(asked).toHaveLength(2))
  })
})
