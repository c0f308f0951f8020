import fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import { movedItem, withItem } from './plan-draft.ts'
import type { PlanDraft } from './plan-draft.ts'

const drafts = fc
  .uniqueArray(fc.string({ minLength: 1, maxLength: 3 }), { minLength: 1, maxLength: 12 })
  .map((ids): PlanDraft => ({
    items: ids.map((id) => ({ id, title: id, isShown: true, isRequired: false })),
    version: 0,
    hasOrganisationPlan: false,
    hasPersonPlan: false,
  }))

/** A draft with two places of it. */
const moves = drafts.chain((draft) => {
  const place = fc.nat(draft.items.length - 1)
  return fc.tuple(fc.constant(draft), place, place)
})

describe('a plan while it is edited', () => {
  it('keeps every item when one is moved, the others in their order, and moving back undoes it', () => {
    fc.assert(
      fc.property(moves, ([{ items }, from, to]) => {
        const moved = movedItem(items, from, to)
        expect(moved[to]).toBe(items[from])
        const without = (all: PlanDraft['items'], place: number) => all.filter((_, index) => index !== place)
        expect(without(moved, to)).toEqual(without(items, from))
        expect(movedItem(moved, to, from)).toEqual(items)
      }),
    )
  })

  it('changes the named item alone', () => {
    fc.assert(
      fc.property(moves, ([draft, place]) => {
        const { id } = draft.items[place] ?? { id: '' }
        const { items } = withItem(draft, id, { isShown: false })
        expect(items.map(({ isShown }) => isShown)).toEqual(draft.items.map((item) => item.id !== id))
        expect(items.map((item) => item.title)).toEqual(draft.items.map(({ title }) => title))
      }),
    )
  })
})
