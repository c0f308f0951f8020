import { describe, expect, it } from 'vitest'

import { isRequired, withNeeds } from './publish-items.ts'
import type { PublishItem } from './publish-items.ts'

const item = (code: string, needs: readonly string[] = [], kind: PublishItem['kind'] = 'page'): PublishItem => ({
  code,
  needs,
  kind,
  title: code,
  state: 'new',
  count: 0,
  revision: 1,
  editedBy: '',
  editedAt: '',
})

describe('the items of a publish', () => {
  it('bring what they need along, also through another item, and nothing that is not listed', () => {
    const items = [item('a', ['b', 'live']), item('b', ['c', 'a']), item('c'), item('d')]
    expect([...withNeeds(items, ['a'])].toSorted()).toEqual(['a', 'b', 'c'])
    expect([...withNeeds(items, ['gone'])]).toEqual([])
  })

  it('cannot leave out a new linked block of a chosen page', () => {
    const [page, block] = [item('a', ['block:1']), item('block:1', [], 'block')]
    const items = [page, block]
    expect(isRequired(block, items, new Set(['a', 'block:1']))).toBe(true)
    expect(isRequired(block, items, new Set(['block:1']))).toBe(false)
    expect(isRequired({ ...block, state: 'changed' }, items, new Set(['a']))).toBe(false)
    expect(isRequired(page, items, new Set(['a']))).toBe(false)
  })
})
