import { act, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'

import { publishedPageKeys } from '../../../published-page/published-page.queries.ts'
import { LIST_PROPS, LOGIN, openShop, resetBrowser } from '../../../app/test-shop.tsx'
import type { Answers } from '../../../app/test-shop.tsx'

const PATH = '/micro/alm-mall-shop/home/tab-home'

const pageTitled = (title: string) => ({
  data: {
    page: {
      columnCode: 'home',
      title: '首页',
      look: { background: '' },
      nodes: [{ id: 'n1', module: 'product-list', version: 1, props: { ...LIST_PROPS, title } }],
    },
    iRevision: 1,
    iRelease: 1,
  },
})

const product = (code: string, price?: number) => ({
  cProdCode: code,
  cProdName: `商品${code}`,
  cUrl: '',
  bOperated: false,
  ...(price !== undefined && { iPrice: price }),
})

beforeEach(() => resetBrowser())
afterEach(() => vi.unstubAllGlobals())

const openHome = (answers: Answers) => openShop(PATH, { getColumnPage: () => pageTitled('热卖'), ...answers })

describe('the home tab without a prerendered page', () => {
  it('is fetched and rendered on the client, products in the chosen order', async () => {
    openHome({ getProductListBycProdCode: () => ({ data: [product('P1', 1), product('P2', 2)] }) })
    await screen.findByText('商品P2')
    const names = [...document.querySelectorAll('.mw-product-name')].map(({ textContent }) => textContent)
    expect(names).toEqual(['商品P2', '商品P1'])
  })

  it('loads prices after the sign-in, and reloads without them after the sign-out', async () => {
    let isKnown = false
    const { shop } = openHome({
      getProductListBycProdCode: () => ({ data: [product('P1', isKnown ? 88 : undefined)] }),
      login: () => {
        isKnown = true
        return { data: LOGIN, token: 't' }
      },
      logout: () => {
        isKnown = false
        return { data: null }
      },
    })
    await screen.findByText('登录后查看价格')
    await act(() => shop.signInFlow.signIn({ phone: LOGIN.cMobilePhone, password: 'x' }))
    await waitFor(() => expect(document.querySelector('.mw-price')?.textContent).toBe('¥88.00'))
    await act(() => shop.signInFlow.signOut())
    expect(await screen.findByText('登录后查看价格')).toBeInTheDocument()
  })

  it('shows a newer release as soon as it is announced', async () => {
    let title = '旧'
    const { shop } = openHome({
      getColumnPage: () => pageTitled(title),
      getProductListBycProdCode: () => ({ data: [product('P1', 1)] }),
    })
    expect(await screen.findByRole('heading', { name: '旧' })).toBeInTheDocument()
    title = '新'
    await act(() => shop.queryClient.invalidateQueries({ queryKey: publishedPageKeys.all }))
    expect(await screen.findByRole('heading', { name: '新' })).toBeInTheDocument()
  })

  it('is compiled from the option names of a gateway that knows no compiled pages', async () => {
    const modules = [
      { type: 'text', componentName: 'Text', textVal: '采购节开幕' },
      { componentName: 'Roulette', prize: 1 },
    ]
    openHome({ getColumnPage: () => ({ data: { modules, iRevision: 3 } }) })
    expect(await screen.findByText('采购节开幕')).toBeVisible()
  })

  it('offers 重试 when loading fails', async () => {
    openHome({ getColumnPage: () => 'offline' })
    expect(await screen.findByText('网络开小差了')).toBeInTheDocument()
    expect(screen.getByRole('button', { name: '重试' })).toBeInTheDocument()
  })

  it('shows a server’s refusal of a list in the list and as a toast, a lost connection in the list only', async () => {
    openHome({ getProductListBycProdCode: () => ({ code: 5000, msg: '商品服务维护中' }) })
    await waitFor(() => expect(screen.getAllByText('商品服务维护中')).toHaveLength(2))
    const { shop } = openHome({ getProductListBycProdCode: () => 'offline' })
    await screen.findByText('网络开小差了')
    expect(shop.feedback.state.getState().message).toBe('')
  })

  it('shows a message before the first publish', async () => {
    openHome({ getColumnPage: () => ({ code: 4004, msg: '' }) })
    expect(await screen.findByText('首页还没有内容')).toBeInTheDocument()
  })

  it('offers the studio to a super user only', async () => {
    const { shop } = openHome({
      getProductListBycProdCode: () => ({ data: [] }),
      login: () => ({ data: { ...LOGIN, isSuper: 1 }, token: 't' }),
    })
    await screen.findByRole('heading', { name: '热卖' })
    expect(screen.queryByRole('link', { name: '装修' })).not.toBeInTheDocument()
    await act(() => shop.signInFlow.signIn({ phone: LOGIN.cMobilePhone, password: 'x' }))
    expect(screen.getByRole('link', { name: '装修' })).toHaveAttribute('href', '/studio/?page=home')
  })
})
