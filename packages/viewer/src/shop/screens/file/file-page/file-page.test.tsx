import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import axe from 'axe-core'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'

import { openAsBuyer } from '../../../app/test-buyer.ts'
import { resetBrowser } from '../../../app/test-shop.tsx'
import type { Answers } from '../../../app/test-shop.tsx'

const PATH = '/micro/alm-mall-shop/PDFVue'
const file = (cMime: string) => ({
  cDocId: 'd1',
  cOssOriginalName: '发票 I1.pdf',
  cOssPublicUrl: '/api/alc-oss/handle/downLoad/d1/origin',
  cPreviewUrl: '/api/alc-oss/handle/downLoad/d1/origin',
  cMime,
  iBytes: 1,
})

const open = (query: string, getFilePaths: NonNullable<Answers[string]>) =>
  openAsBuyer(`${PATH}?${query}`, {}, { getFilePaths, downLoad: () => ({}) })

beforeEach(() => resetBrowser())
afterEach(() => vi.unstubAllGlobals())

it('is shown under its title, with the download, without axe violations', async () => {
  const asked: unknown[] = []
  const { container } = open('cDocId=d1&title=电子发票', (body) => {
    asked.push(body['cDocIds'])
    return { data: [file('application/pdf')] }
  })
  expect(await screen.findByTitle('发票 I1.pdf')).toBeInTheDocument()
  expect(screen.getByRole('dialog', { name: '电子发票' })).toBeVisible()
  expect(screen.getByRole('link', { name: '下载文件' })).toHaveAttribute('download', '发票 I1.pdf')
  expect(asked).toEqual([['d1']])
  expect((await axe.run(container, { rules: { 'color-contrast': { enabled: false } } })).violations).toEqual([])
})

it('has its own name without one, and leads back', async () => {
  history.pushState(null, '', '/micro/alm-mall-shop/MyOrder')
  open('cDocId=d1', () => ({ data: [file('application/pdf')] }))
  expect(await screen.findByRole('dialog', { name: '发票 I1.pdf' })).toBeVisible()
  await userEvent.click(screen.getByRole('button', { name: '关闭' }))
  await expect.poll(() => location.pathname).not.toBe(PATH)
})

it('says that a file cannot be shown which the account may not see', async () => {
  open('cDocId=foreign', () => ({ data: [] }))
  expect(await screen.findByText('当前文件无法预览')).toBeVisible()
  expect(screen.queryByRole('link', { name: '下载文件' })).not.toBeInTheDocument()
})

it('can be read again after a failure', async () => {
  let isOffline = true
  open('cDocId=d1', () => (isOffline ? 'offline' : { data: [file('application/pdf')] }))
  await screen.findByText('网络开小差了')
  isOffline = false
  await userEvent.click(screen.getByRole('button', { name: '重试' }))
  expect(await screen.findByTitle('发票 I1.pdf')).toBeInTheDocument()
})
