import { afterAll, beforeAll, expect, it } from 'vitest'

import { openTestPayments } from '../../../testing/test-payments.ts'
import type { TestPayments } from '../../../testing/test-payments.ts'
import { testServer } from '../../../testing/test-server.ts'
import type { TestServer } from '../../../testing/test-server.ts'

let server: TestServer
let payments: TestPayments

beforeAll(async () => {
  server = await testServer({ payment: { isDemo: true } })
  payments = await openTestPayments(server)
})
afterAll(() => server.close())

/** Where the page's way back leads. */
async function backOf(url: string): Promise<string | undefined> {
  const { body } = await server.app.inject({ method: 'GET', url })
  const [, href] = /<a href="([^"]*)"/.exec(body) ?? []
  return href?.replaceAll('&#38;', '&').replaceAll('&amp;', '&')
}

it('leads back to the page of the shop that one came from, also after it was paid', async () => {
  const page = await payments.pay(await payments.begin())
  const back = '/micro/alm-mall-shop/Successfully?cTradeNo=1&outcome=pay'
  const url = `${page}?back=${encodeURIComponent(back)}`
  expect(await backOf(url)).toBe(back)
  const { body } = await server.app.inject({ method: 'GET', url })
  const [, action = ''] = /action="([^"]*\/success[^"]*)"/.exec(body) ?? []
  const headers = { 'content-type': 'application/x-www-form-urlencoded' }
  const paid = await server.app.inject({ method: 'POST', url: action, headers, payload: '' })
  expect(paid.statusCode).toBe(303)
  expect(await backOf(String(paid.headers['location']))).toBe(back)
})

it.each([
  'https://evil.example/micro/alm-mall-shop/x',
  '//evil.example/micro/alm-mall-shop/',
  '/micro/alm-mall-shop/../../api/healthz',
  '/micro/alm-mall-shopper/',
  '/\\evil.example',
  'javascript:alert(1)',
  '"><script>',
  '',
])('leads home instead of to %s', async (back) => {
  const page = await payments.pay(await payments.begin())
  expect(await backOf(`${page}?back=${encodeURIComponent(back)}`)).toBe('/micro/alm-mall-shop')
})
