import { nodesOf, visibleNodes } from '@mallwright/contract/document'
import { columnPath } from '@mallwright/contract/link'
import { LOCALES } from '@mallwright/contract/values'
import { compilePage } from '@mallwright/modules/definitions'
import { expect, it } from 'vitest'

import { startWithVisitor } from '../../testing/test-session.ts'
import { planProducts } from '../plans/product-plans.ts'
import { CAMPAIGN_COLUMN, campaignPage } from './campaign-page.ts'
import { mainHomePage } from './home-page.ts'

const { server } = await startWithVisitor()

it('is published as HTML with its countdown, and a slide of the home page leads to it', async () => {
  const { statusCode, body } = await server.page(columnPath(CAMPAIGN_COLUMN))
  expect(statusCode).toBe(200)
  expect(body).toContain('办公采购季')
  expect(body).toContain('距今日截单')
  const carousel = Object.values(mainHomePage(planProducts()).nodes).find(({ module }) => module === 'carousel')
  expect(carousel?.props).toMatchObject({
    slides: [{}, { link: { kind: 'page', column: CAMPAIGN_COLUMN } }, {}, {}, {}],
  })
})

it.each(LOCALES)('shows no product twice in its tabs in %s', (locale) => {
  const { nodes } = compilePage(campaignPage(planProducts()), CAMPAIGN_COLUMN)
  const codes = nodesOf(visibleNodes(nodes, { audience: 'visitor', locale, now: 0 })).flatMap(({ props }) =>
    Array.isArray(props['codes']) ? props['codes'] : [],
  )
  expect(codes.length).toBe(18)
  expect(new Set(codes).size).toBe(codes.length)
})
