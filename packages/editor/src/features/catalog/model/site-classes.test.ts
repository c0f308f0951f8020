import type { ProductClass } from '@mallwright/contract/catalog'
import { expect, it } from 'vitest'

import { foundClasses } from './site-classes.ts'

const one = (cClassName: string, iLevel: number, ...children: ProductClass[]) =>
  ({ cClassUuid: cClassName, cClassName, iLevel, children }) as unknown as ProductClass

const TREE = [one('办公', 1, one('纸张', 2, one('复印纸', 3)), one('文具', 2)), one('工具', 1)]
const names = (word: string) => foundClasses(TREE, word).map(({ cClassName }) => cClassName)

it('finds classes by name together with what they lie in', () => {
  expect(names('复印')).toEqual(['办公', '纸张', '复印纸'])
  expect(names('')).toHaveLength(5)
  expect(names('没有')).toEqual([])
  expect(foundClasses('loading', '')).toEqual([])
})
