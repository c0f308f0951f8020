import type { Document } from '@mallwright/contract/document'
import { definitionOf, readProps } from '@mallwright/modules/definitions'
import { contentIssues } from '@mallwright/modules/documents'
import { expect, it } from 'vitest'

import { planProducts } from '../plans/product-plans.ts'
import { campaignPage } from './campaign-page.ts'
import { demoBlocks } from './demo-blocks.ts'
import { mainHomePage } from './home-page.ts'
import { secondHomePage } from './second-home.ts'
import { templatePage, TEMPLATE_PAGES } from './template-pages.ts'

const products = planProducts()

const DOCUMENTS: readonly (readonly [string, Document])[] = [
  ['home', mainHomePage(products)],
  ['the second home', secondHomePage(products)],
  ['the campaign', campaignPage(products)],
  ...TEMPLATE_PAGES.map((plan) => [plan.column, templatePage(plan)] as const),
  ...demoBlocks().map((block) => [`block ${block.title}`, block] as const),
]

/** What the check before publishing finds in a document, by node. */
function issuesOf({ nodes }: Document): string[] {
  return Object.values(nodes).flatMap(({ id, module, version, props, children }) => {
    const definition = definitionOf(module)
    if (!definition) return [`${id}: unknown ${module}`]
    const read = readProps(definition, { version, props })
    return contentIssues(definition, read, children?.length ?? 0).map(
      ({ kind, label, entry }) => `${id} (${module}), ${label.en} ${entry}: ${kind}`,
    )
  })
}

it.each(DOCUMENTS)('the check before publishing finds nothing in %s of the demo', (_, document) => {
  expect(Object.keys(document.nodes).length).toBeGreaterThan(0)
  expect(issuesOf(document)).toEqual([])
})
