import { HOME_COLUMN, SHOP_BASE } from '@mallwright/contract/link'
import { getProductDetail } from '@mallwright/contract/catalog'
import { expect, it } from 'vitest'

import { startWithVisitor } from '../../testing/test-session.ts'

const { server, visitor } = await startWithVisitor()

const ANSWERS = {
  call: () => visitor.signed({ operation: getProductDetail, body: { cProdCode: 'P01001' } }),
  'unknown operation': () => ({ method: 'POST', url: '/api/nothing' }) as const,
  'published page': () =>
    ({ method: 'GET', url: `${SHOP_BASE}/home/${HOME_COLUMN}`, headers: { accept: 'text/html' } }) as const,
  'unknown file': () => ({ method: 'GET', url: '/nothing.js' }) as const,
}

it.each(Object.entries(ANSWERS))('the answer to %s protects its reader', async (_, request) => {
  const { headers } = await server.app.inject(request())
  expect(headers).toMatchObject({
    'cross-origin-opener-policy': 'same-origin-allow-popups',
    'cross-origin-resource-policy': 'cross-origin',
    'referrer-policy': 'no-referrer',
    'x-content-type-options': 'nosniff',
  })
})

it('a form is read by the operations that receive one only', async () => {
  const call = visitor.signed({ operation: getProductDetail, body: { cProdCode: 'P01001' } })
  const headers = { ...call.headers, 'content-type': 'multipart/form-data; boundary=x' }
  const answer = await server.app.inject({ ...call, headers, payload: '--x--\r\n' })
  expect(answer.json()).toMatchObject({ data: { cFailure: 'FIELD_INVALID', cField: 'body' } })
})
