import { HOME_COLUMN } from '@mallwright/contract/link'
import { getDraftPage, getNonCustodyMallSettingInfoByDomainMap } from '@mallwright/contract/site'
import { expect, it } from 'vitest'

import { EARLY_CALLS } from './early-draft.ts'
import { columnIn } from './page-address.ts'

it('sends early what the studio requests when it opens a page', () => {
  const [draft, site, ...others] = EARLY_CALLS
  expect(others).toEqual([])
  for (const [call, endpoint] of [
    [draft, getDraftPage],
    [site, getNonCustodyMallSettingInfoByDomainMap],
  ] as const) {
    expect(call?.path).toBe(endpoint.path)
    expect(endpoint.method).toBe('POST')
    const body = call?.body({ siteType: 'mall' })
    expect(endpoint.body.safeParse(body)).toMatchObject({ success: true, data: body })
  }
})

it('uses the home page without a page in the address', () => {
  expect(columnIn('')).toBe(HOME_COLUMN)
  expect(columnIn('?page=sale&setup=1')).toBe('sale')
})
