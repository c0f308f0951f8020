import { nodesOf, visibleNodes } from '@mallwright/contract/document'
import { HOME_COLUMN } from '@mallwright/contract/link'
import { LOCALES } from '@mallwright/contract/values'
import { compilePage } from '@mallwright/modules/definitions'
import { expect, it } from 'vitest'

import { startWithVisitor } from '../../testing/test-session.ts'
import { drawDemoPictures } from '../demo-pictures.ts'
import { mainHomePage } from './home-page.ts'
import { classPlan } from '../plans/class-plans.ts'
import { pictureAddress } from '../plans/picture-address.ts'
import { planProducts } from '../plans/product-plans.ts'

const { visitor } = await startWithVisitor()

interface ListProps {
  readonly codes?: readonly string[]
  readonly source?: string
  readonly classIds?: readonly string[]
  readonly pageSize?: number
}

/** Codes of the products that a list shows at once. */
async function codesOf({ source, codes = [], classIds = [], pageSize = 6 }: ListProps): Promise<readonly string[]> {
  if (source !== 'class') return codes
  const answer = await visitor.getProductListBycClassUuid({
    body: { cClassUuids: classIds.join(','), pageNum: 1, pageSize },
  })
  if (!answer.ok) throw new Error(answer.msg)
  return answer.data.results.map(({ cProdCode }) => cProdCode)
}

it.each(LOCALES)('shows no product twice, and some of every first-level class, in %s', async (locale) => {
  const { nodes } = compilePage(mainHomePage(planProducts()), HOME_COLUMN)
  const lists = nodesOf(visibleNodes(nodes, { audience: 'visitor', locale, now: 0 })).filter(
    ({ module }) => module === 'product-list',
  )
  const shown = (await Promise.all(lists.map(({ props }) => codesOf(props)))).flat()
  expect(shown.length).toBeGreaterThanOrEqual(30)
  expect(shown.filter((code, index) => shown.indexOf(code) !== index)).toEqual([])
  const classes = shown.map((code) => classPlan(code.slice(1, 3)).path)
  expect(new Set(classes.map(([first]) => first)).size).toBe(8)
  expect(new Set(classes.map(([, , leaf]) => leaf)).size).toBeGreaterThanOrEqual(24)
})

it('has 8 around the cards of free containers, which know no margins', () => {
  const products = planProducts()
  const { nodes } = mainHomePage(products)
  const containers = Object.values(nodes).filter(({ module, props }) => module === 'free-container' && props['picture'])
  expect(containers).toHaveLength(4)
  const pictures = drawDemoPictures(products)
  for (const { props } of containers) {
    const { url } = props['picture'] as { readonly url: string }
    const { svg = '', height = 0 } = pictures.find(({ name }) => pictureAddress(name) === url) ?? {}
    expect(props['height']).toBe(height / 2)
    // Drawn twice as large: 8 of the picture are 4 of the page, as all cards have above and below.
    expect(svg).toMatch(new RegExp(`y="8" width="[\\d.]+" height="${height - 16}"`))
  }
})
