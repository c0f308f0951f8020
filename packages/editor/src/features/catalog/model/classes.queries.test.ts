import { expect, it } from 'vitest'

import { searchClasses } from './classes.queries.ts'
import type { SiteClass } from './classes.queries.ts'

const siteClass = (name: string, level: number, ...children: SiteClass[]): SiteClass => ({
  id: name,
  name,
  level,
  children,
})

const TREE = [
  siteClass('办公', 1, siteClass('纸张', 2, siteClass('复印纸', 3)), siteClass('文具', 2)),
  siteClass('工具', 1),
]
const names = (query: string) => searchClasses(TREE, query).map(({ name }) => name)

it('finds classes by name together with their ancestors', () => {
  expect(names('复印')).toEqual(['办公', '纸张', '复印纸'])
  expect(names('')).toHaveLength(5)
  expect(names('没有')).toEqual([])
  expect(searchClasses('loading', '')).toEqual([])
})
