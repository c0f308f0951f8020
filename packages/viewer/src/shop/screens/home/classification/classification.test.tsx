import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'

import { openShop, resetBrowser, SITE } from '../../../app/test-shop.tsx'

const PATH = '/micro/alm-mall-shop/home/ClassiFication'
const node = (id: string, children: unknown[] = []) => ({
  cClassUuid: id,
  cClassName: `类${id}`,
  iLevel: 1,
  cIconUrl: '',
  children,
})
const TREE = [node('1', [node('11', [node('111'), node('112')])]), node('2', [node('21', [node('211')])]), node('3')]

// jsdom has no layout: sections are stubbed at intervals of 300 px.
const TOPS: Record<string, number> = { '1': 0, '2': 300, '3': 600 }

beforeEach(() => {
  resetBrowser()
  vi.spyOn(HTMLElement.prototype, 'offsetTop', 'get').mockImplementation(function (this: HTMLElement) {
    return TOPS[this.dataset['class'] ?? ''] ?? 0
  })
  Element.prototype.scrollTo = vi.fn()
})
afterEach(() => {
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

describe('the class tab', () => {
  it('links each class to its products', async () => {
    openShop(PATH, { getSiteClassTreeByStUuid: () => ({ data: TREE }) })
    const region = await screen.findByRole('region', { name: '类1' })
    expect(within(region).getByRole('heading', { name: '类11' })).toBeInTheDocument()
    expect(within(region).getByRole('link', { name: '类112' })).toHaveAttribute(
      'href',
      '/micro/alm-mall-shop/search/goods?cClassUuid=112',
    )
    const childless = screen.getByRole('region', { name: '类3' })
    expect(within(childless).getByRole('link', { name: '类3' })).toBeInTheDocument()
  })

  it('marks the tapped class at the left', async () => {
    openShop(PATH, { getSiteClassTreeByStUuid: () => ({ data: TREE }) })
    const second = await screen.findByRole('button', { name: '类2' })
    expect(screen.getByRole('button', { name: '类1' })).toHaveAttribute('aria-current', 'true')
    await userEvent.click(second)
    await waitFor(() => expect(second).toHaveAttribute('aria-current', 'true'))
  })

  it('shows 暂无分类 when there is none', async () => {
    openShop(PATH, { getSiteClassTreeByStUuid: () => ({ code: 2000, msg: '' }) })
    expect(await screen.findByText('暂无分类')).toBeInTheDocument()
  })

  it('shows the message of a missing site, and retries', async () => {
    let isKnown = false
    openShop(PATH, {
      getNonCustodyMallSettingInfoByDomainMap: () =>
        isKnown ? { data: SITE } : { code: 4004, msg: '该域名未开通商城' },
      getSiteClassTreeByStUuid: () => ({ data: TREE }),
    })
    expect(await screen.findByText('该域名未开通商城')).toBeInTheDocument()
    isKnown = true
    await userEvent.click(screen.getByRole('button', { name: '重试' }))
    expect(await screen.findByRole('region', { name: '类1' })).toBeInTheDocument()
  })
})
