import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import axe from 'axe-core'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'

import { AREAS, storeSession } from '../../../app/test-buyer.ts'
import { openShop, resetBrowser } from '../../../app/test-shop.tsx'
import type { Answers } from '../../../app/test-shop.tsx'
import { wireAddress } from '../test-address.ts'

const PATH = '/micro/alm-mall-shop/UserCenter/address'

const address = (cAddressUuid: string, cReceiver: string, bDefault = false) =>
  wireAddress(cAddressUuid, { cReceiver, cAddress: '科技园南区 1 栋', cTag: '公司', bDefault })

/** Fake gateway with stored addresses; `sent` contains the bodies of saves. */
function addressGateway(stored = [address('a', '王女士', true), address('b', '李先生')]) {
  let addresses = stored
  const sent: Record<string, unknown>[] = []
  const answers: Answers = {
    getAddressList: () => ({ data: { results: addresses } }),
    getAreaTree4Children: () => ({ data: AREAS }),
    saveAddress: (body) => {
      sent.push(body)
      const saved = { ...address('c', String(body['cReceiver'])), cAreaCode: String(body['cAreaCode']) }
      addresses = [...addresses.filter((address) => address.cAddressUuid !== body['cAddressUuid']), saved]
      return { data: saved }
    },
    deleteAddress: ({ cAddressUuid }) => {
      addresses = addresses.filter((address) => address.cAddressUuid !== cAddressUuid)
      return { data: {} }
    },
    setDefaultAddress: ({ cAddressUuid }) => {
      addresses = addresses.map((address) => ({ ...address, bDefault: address.cAddressUuid === cAddressUuid }))
      return { data: {} }
    },
  }
  return { answers, sent }
}

/** Opens a path signed in, as a browser with a stored session. */
function openSignedIn(path: string, answers: Answers) {
  storeSession(false)
  return openShop(path, answers)
}

const rowOf = async (receiver: string) => within((await screen.findByText(receiver)).closest('li') as HTMLElement)
const alertText = () =>
  screen
    .getAllByRole('alert')
    .map(({ textContent }) => textContent)
    .join('')

beforeEach(() => resetBrowser())
afterEach(() => vi.unstubAllGlobals())

describe('the addresses', () => {
  it('require a sign-in, which returns to them', async () => {
    openShop(PATH, addressGateway().answers)
    await waitFor(() => expect(location.pathname).toBe('/login-account'))
    expect(sessionStorage.getItem('mw.lastRoute')).toBe(PATH)
  })

  it('are listed, the default one marked, without axe violations', async () => {
    const { container } = openSignedIn(PATH, addressGateway().answers)
    expect((await rowOf('王女士')).getByText('默认')).toBeInTheDocument()
    expect((await rowOf('李先生')).getByText('广东省深圳市南山区 科技园南区 1 栋')).toBeInTheDocument()
    expect((await axe.run(container, { rules: { 'color-contrast': { enabled: false } } })).violations).toEqual([])
  })

  it('show a message when there are none, and an error when loading fails', async () => {
    openSignedIn(PATH, addressGateway([]).answers)
    expect(await screen.findByText('暂无收货地址')).toBeInTheDocument()
  })

  it('can be retried after a failure', async () => {
    const { answers } = addressGateway()
    let isOffline = true
    openSignedIn(PATH, {
      ...answers,
      getAddressList: (body) => (isOffline ? 'offline' : (answers['getAddressList']?.(body) ?? 'offline')),
    })
    const retry = await screen.findByRole('button', { name: '重试' })
    expect(screen.getByText('网络开小差了')).toBeInTheDocument()
    isOffline = false
    await userEvent.click(retry)
    expect(await screen.findByText('王女士')).toBeInTheDocument()
  })

  it('are added by a form that names missing fields and sends the chosen area', async () => {
    const { answers, sent } = addressGateway([])
    openSignedIn(PATH, answers)
    await userEvent.click(await screen.findByRole('button', { name: '新增收货地址' }))
    const save = await screen.findByRole('button', { name: '保存' })
    await userEvent.click(save)
    expect(alertText()).toBe('收货人不能为空')
    await userEvent.type(screen.getByRole('textbox', { name: '收货人' }), '赵经理')
    await userEvent.type(screen.getByLabelText('手机号码'), '123')
    await userEvent.click(save)
    expect(alertText()).toBe('手机号码格式不正确')
    await userEvent.clear(screen.getByLabelText('手机号码'))
    await userEvent.type(screen.getByLabelText('手机号码'), '13900002222')
    await userEvent.click(save)
    expect(alertText()).toBe('请选择所在地区')
    await userEvent.click(screen.getByRole('button', { name: /所在地区/ }))
    for (const name of ['广东省', '深圳市', '南山区']) await userEvent.click(await screen.findByText(name))
    expect(await screen.findByText('广东省 深圳市 南山区')).toBeInTheDocument()
    await userEvent.type(screen.getByRole('textbox', { name: '详细地址' }), '滨海大道 8 号')
    await userEvent.click(screen.getByRole('switch', { name: '设为默认地址' }))
    await userEvent.click(save)
    expect(await screen.findByText('赵经理')).toBeInTheDocument()
    expect(sent).toMatchObject([
      {
        cAddressUuid: '',
        cReceiver: '赵经理',
        cMobilePhone: '13900002222',
        cAreaCode: '440305',
        cAddress: '滨海大道 8 号',
        bDefault: true,
        bInstitution: false,
      },
    ])
    await waitFor(() => expect(screen.queryByRole('button', { name: '保存' })).toBeNull())
  })

  it('preserve the input when the save fails, and save once with one idempotency key', async () => {
    const { answers, sent } = addressGateway()
    let isOffline = true
    openSignedIn(PATH, {
      ...answers,
      saveAddress: (body) => {
        if (!isOffline) return answers['saveAddress']?.(body) ?? 'offline'
        sent.push(body)
        return 'offline'
      },
    })
    await userEvent.click((await rowOf('李先生')).getByRole('button', { name: '编辑' }))
    const receiver = await screen.findByRole('textbox', { name: '收货人' })
    await userEvent.type(receiver, '（二）')
    const save = screen.getByRole('button', { name: '保存' })
    await userEvent.click(save)
    await waitFor(() => expect(alertText()).toBe('网络开小差了'))
    expect(receiver).toHaveValue('李先生（二）')
    isOffline = false
    await userEvent.click(save)
    expect(await screen.findByText('李先生（二）')).toBeInTheDocument()
    expect(new Set(sent.map((body) => body['cRequestUuid'])).size).toBe(1)
    expect(sent.at(-1)).toMatchObject({ cAddressUuid: 'b' })
  })

  it('are deleted only after confirmation, and pass the default on', async () => {
    openSignedIn(PATH, addressGateway().answers)
    await userEvent.click((await rowOf('李先生')).getByRole('button', { name: '删除' }))
    expect(await screen.findByText('确定删除该收货地址吗？')).toBeInTheDocument()
    await userEvent.click(screen.getByRole('button', { name: '取消' }))
    await userEvent.click((await rowOf('李先生')).getByRole('button', { name: '设为默认' }))
    await waitFor(async () => expect((await rowOf('李先生')).getByText('默认')).toBeInTheDocument())
    await userEvent.click((await rowOf('王女士')).getByRole('button', { name: '删除' }))
    await userEvent.click(await screen.findByRole('button', { name: '确认' }))
    await waitFor(() => expect(screen.queryByText('王女士')).toBeNull())
  })

  it('return the chosen one to the previous screen in select mode', async () => {
    const { shop } = openSignedIn(`${PATH}?select=1`, addressGateway().answers)
    await userEvent.click((await rowOf('李先生')).getByRole('button', { name: /李先生/ }))
    expect(shop.tabStore.read('chosenAddress')).toBe('b')
  })

  it('take what was recognised in a pasted text over, and keep the rest', async () => {
    const { answers } = addressGateway([])
    let isKnown = true
    const parts = { cReceiver: '赵经理', cMobilePhone: '13900002222', cAreaCode: '440305', cAddress: '' }
    const none = { cReceiver: '', cMobilePhone: '', cAreaCode: '', cAddress: '' }
    openSignedIn(PATH, { ...answers, parseAddress: () => ({ data: isKnown ? parts : none }) })
    await userEvent.click(await screen.findByRole('button', { name: '新增收货地址' }))
    await userEvent.type(await screen.findByRole('textbox', { name: '详细地址' }), '滨海大道 8 号')
    const recognise = screen.getByRole('button', { name: '智能识别' })
    expect(recognise).toBeDisabled()
    await userEvent.type(screen.getByRole('textbox', { name: '粘贴收货信息' }), '赵经理 13900002222')
    await userEvent.click(recognise)
    expect(await screen.findByText('已识别，请核对')).toBeInTheDocument()
    expect(screen.getByRole('textbox', { name: '收货人' })).toHaveValue('赵经理')
    expect(await screen.findByText('广东省 深圳市 南山区')).toBeInTheDocument()
    expect(screen.getByRole('textbox', { name: '详细地址' })).toHaveValue('滨海大道 8 号')
    isKnown = false
    await userEvent.type(screen.getByRole('textbox', { name: '粘贴收货信息' }), '你好')
    await userEvent.click(recognise)
    expect(await screen.findByText('未识别到收货信息')).toBeInTheDocument()
    expect(screen.getByRole('textbox', { name: '收货人' })).toHaveValue('赵经理')
  })

  it('offer a map only where the mall has one', async () => {
    openSignedIn(PATH, {
      ...addressGateway([]).answers,
      'server-config.json': () => ({ data: { map: { centre: { lng: 120.1, lat: 30.2 } } } }),
    })
    await userEvent.click(await screen.findByRole('button', { name: '新增收货地址' }))
    expect(await screen.findByRole('button', { name: '地图选点' })).toBeInTheDocument()
  })
})
