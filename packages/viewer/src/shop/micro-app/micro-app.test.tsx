import { chooseLocale } from '@mallwright/shop-core/i18n'
import { act, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest'

import { createMicroApp } from './micro-app.tsx'
import { microAppHtml } from './micro-app-html.ts'
import type { MicroAppProps } from './micro-app.tsx'
import { LOGIN, resetBrowser, stubGateway } from '../app/test-shop.tsx'

beforeEach(() => {
  resetBrowser()
  chooseLocale('zh-CN')
  stubGateway({
    getAccountByAccSignId: () => ({ data: { ...LOGIN, cOrgName: '', iTradeRoleType: 1, iAuthenticationType: 0 } }),
  })
})
afterEach(() => vi.unstubAllGlobals())

/** A host's container with the HTML of the app. */
function newContainer(): HTMLElement {
  const container = document.body.appendChild(document.createElement('div'))
  container.innerHTML = '<div data-mallwright-shop></div>'
  onTestFinished(() => container.remove())
  return container
}

/** A signed-in shop in a host, at a path. */
async function mountAt(path: string, hostRouter?: MicroAppProps['hostRouter']) {
  const container = newContainer()
  const app = createMicroApp()
  await app.bootstrap()
  localStorage.setItem('loginUuid', 'login-1')
  const session = { kind: 'account', id: 'login-1', token: 't', signKey: 'ab'.repeat(32) }
  localStorage.setItem('session', JSON.stringify(session))
  const account = { id: 'acc-1', phone: '19900140001', nickname: '', avatarUrl: '', isSuper: false }
  localStorage.setItem('account', JSON.stringify(account))
  await act(() => app.mount({ container, initialPath: path, ...(hostRouter && { hostRouter }) }))
  onTestFinished(() => act(() => app.unmount()))
  return { app, container }
}

describe('the work tab', () => {
  it('is handed over to the host', async () => {
    const push = vi.fn<(path: string) => void>()
    await mountAt('/tabs/work', { push })
    await waitFor(() => expect(push).toHaveBeenCalledWith('/tabs/work'))
  })

  it('says that the host has no router when it lends none', async () => {
    await mountAt('/tabs/work')
    expect(await screen.findByText('主应用路由实例不存在')).toBeInTheDocument()
  })
})

it('leads the mounted shop to a path, and says that there is no router before and after', async () => {
  const idle = createMicroApp()
  await expect(idle.update({ path: '/login-account' })).rejects.toThrow('路由实例不存在')
  const { app, container } = await mountAt('/home/UserCenter')
  await act(() => app.update({ path: '/login-clause' }))
  expect(await within(container).findByRole('heading', { name: /协议/ })).toBeInTheDocument()
  await act(() => app.unmount())
  await expect(app.update({ path: '/login-account' })).rejects.toThrow('路由实例不存在')
})

it('refuses a container without its HTML', async () => {
  const container = document.createElement('div')
  await expect(createMicroApp().mount({ container })).rejects.toThrow('does not hold the HTML')
})

it('names its files in the HTML for hosts', () => {
  const html = microAppHtml({ script: '/shop-assets/a.js', styles: ['/shop-assets/a.css'] })
  expect(html).toContain('import("/shop-assets/a.js")')
  expect(html).toContain('<link rel="stylesheet" href="/shop-assets/a.css">')
})
