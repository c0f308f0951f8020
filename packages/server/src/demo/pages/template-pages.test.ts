import { HOME_COLUMN, columnPath } from '@mallwright/contract/link'
import { compilePage } from '@mallwright/modules/definitions'
import { expect, it } from 'vitest'

import { startWithVisitor } from '../../testing/test-session.ts'
import { planProducts } from '../plans/product-plans.ts'
import { mainHomePage } from './home-page.ts'
import { templatePage, TEMPLATE_PAGES } from './template-pages.ts'

const { server } = await startWithVisitor()

it.each(TEMPLATE_PAGES)('publishes $column, with products, in both languages', async (plan) => {
  const own = await server.page(columnPath(plan.column))
  expect(own.statusCode).toBe(200)
  expect(own.body).toContain(plan.title.zh)
  const english = await server.page(columnPath(plan.column), { 'accept-language': 'en' })
  expect(english.body).toContain(plan.title.en)
  expect(own.body).toContain('cProdCode=P')
})

it('links every campaign from the home page or from another campaign', () => {
  const documents = [mainHomePage(planProducts()), ...TEMPLATE_PAGES.map(templatePage)]
  const linked = new Set(
    documents.flatMap((document) =>
      [...JSON.stringify(document).matchAll(/"kind":"page","column":"([\w-]+)"/g)].map(([, column]) => column),
    ),
  )
  expect(TEMPLATE_PAGES.filter(({ column }) => !linked.has(column))).toEqual([])
})

it('compiles every module of a campaign', () => {
  for (const plan of TEMPLATE_PAGES) {
    const document = templatePage(plan)
    expect(compilePage(document, HOME_COLUMN).nodes).toHaveLength(document.children.length)
  }
})
