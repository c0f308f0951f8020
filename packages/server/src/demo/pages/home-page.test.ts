import { nodesOf, visibleNodes } from '@mallwright/contract/document'
import { HOME_COLUMN } from '@mallwright/contract/link'
import { LOCALES } from '@mallwright/contract/values'
import { compilePage } from '@mallwright/modules/definitions'
import { expect, it } from 'vitest'

import { startWithVisitor } from '../../testing/test-session.ts'
import { mainHomePage } from './home-page.ts'
import { classPlan } from '../plans/class-plans.ts'
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
