import { act, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'

import { openAsBuyer, storeSession } from '../app/test-buyer.ts'
import { resetBrowser } from '../app/test-shop.tsx'
import { wireAddress } from '../screens/address/test-address.ts'

const CENTER = '/micro/alm-mall-shop/home/UserCenter'

beforeEach(() => resetBrowser())
afterEach(() => vi.unstubAllGlobals())

/** The account whose session the gateway answers. */
let signedIn = ''

/** Opens a path as `acc-1`, with the addresses of whoever is signed in. */
function open(path: string) {
  signedIn = 'acc-1'
  const getAddressList = () => ({ data: { results: [wireAddress(signedIn, { cReceiver: `收货人 ${signedIn}` })] } })
  return openAsBuyer(path, { isVerified: true }, { getAddressList })
}

/** Another tab of the browser signs in as another account. */
function signInElsewhere(): void {
  signedIn = 'acc-2'
  storeSession(true, signedIn)
  act(() => void window.dispatchEvent(new StorageEvent('storage', { key: 'session' })))
}

it.each(['UserCenter/address', 'UserCenter/team', 'UserCenter/password'])(
  'an account in another tab ends %s of the one before in the account tab',
  async (path) => {
    open(`/micro/alm-mall-shop/${path}`)
    await screen.findByRole('heading', { level: 1 })
    signInElsewhere()
    await waitFor(() => expect(location.pathname).toBe(CENTER))
  },
)

it('shows nothing of the account before once it has left its page', async () => {
  const { shop } = open('/micro/alm-mall-shop/UserCenter/address')
  expect(await screen.findByText(/收货人 acc-1/)).toBeInTheDocument()
  signInElsewhere()
  await waitFor(() => expect(location.pathname).toBe(CENTER))
  expect(shop.sessions.session.get()).toMatchObject({ account: { id: 'acc-2' } })
  await waitFor(() => expect(screen.queryByText(/收货人 acc-1/)).not.toBeInTheDocument())
})

it('leaves a page for everybody as it is', async () => {
  open('/micro/alm-mall-shop/ProductDetails?cProdCode=P1')
  expect(await screen.findByText('高白复印纸')).toBeInTheDocument()
  signInElsewhere()
  expect(await screen.findByText('高白复印纸')).toBeInTheDocument()
  expect(location.pathname).toBe('/micro/alm-mall-shop/ProductDetails')
})
