import fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import { applyPlan, choosePlan } from './plans.ts'
import type { SavedPlan } from './plans.ts'

const NAMES = ['a', 'b', 'c', 'd', 'e', 'f'] as const

const definition = fc
  .uniqueArray(fc.constantFrom(...NAMES), { minLength: 1 })
  .chain((names) =>
    fc.tuple(...names.map((itemUuid) => fc.record({ itemUuid: fc.constant(itemUuid), isShown: fc.boolean() }))),
  )

/** Items as any client may have saved them, of an older definition, too: gone ones, and some twice. */
const planItems = fc.array(
  fc.record({
    itemUuid: fc.constantFrom(...NAMES, 'gone'),
    title: fc.string({ maxLength: 4 }),
    isShown: fc.boolean(),
  }),
  { maxLength: 10 },
)

const saved = (items: SavedPlan['items']): SavedPlan => ({ id: 'plan', number: 1, planType: 2, items, version: 1 })

describe('a layout by a plan', () => {
  it('has each defined item once: those of the plan in its order, the others as they are defined', () => {
    fc.assert(
      fc.property(definition, planItems, (items, planned) => {
        const ids = applyPlan(items, saved(planned)).map(({ itemUuid }) => itemUuid)
        const defined = items.map(({ itemUuid }) => itemUuid)
        const named = [...new Set(planned.map(({ itemUuid }) => itemUuid))].filter((id) =>
          defined.includes(id as never),
        )
        expect(ids).toEqual([...named, ...defined.filter((id) => !named.includes(id))])
      }),
    )
  })

  it('takes title and tick from where the plan names an item first, and nothing else', () => {
    fc.assert(
      fc.property(definition, planItems, (items, planned) => {
        for (const { itemUuid, isShown, ownTitle } of applyPlan(items, saved(planned))) {
          const first = planned.find((item) => item.itemUuid === itemUuid)
          const defined = items.find((item) => item.itemUuid === itemUuid)
          expect([isShown, ownTitle]).toEqual(first ? [first.isShown, first.title] : [defined?.isShown, undefined])
        }
      }),
    )
  })

  it('stays as it is when it is saved as it is', () => {
    fc.assert(
      fc.property(definition, planItems, (items, planned) => {
        const layout = applyPlan(items, saved(planned))
        const again = layout.map(({ itemUuid, isShown, ownTitle }) => ({ itemUuid, isShown, title: ownTitle ?? '' }))
        const ofLayout = layout.map(({ itemUuid, isShown }) => [itemUuid, isShown])
        expect(applyPlan(items, saved(again)).map(({ itemUuid, isShown }) => [itemUuid, isShown])).toEqual(ofLayout)
      }),
    )
  })

  it('is the definition without a plan', () => {
    fc.assert(
      fc.property(definition, (items) => {
        expect(applyPlan(items, undefined)).toEqual(items.map((item) => ({ ...item, ownTitle: undefined })))
      }),
    )
  })
})

it('a plan is chosen by the table of engine 2, whatever else is saved', () => {
  const organisation = saved([])
  const person = { ...saved([]), id: 'own' }
  /** Asked level, the organisation's, the person's: what is given, its level, whether saving changes it. */
  const table = [
    [undefined, false, false, undefined, 2, false],
    [undefined, true, false, organisation, 1, true],
    [undefined, false, true, person, 2, true],
    [undefined, true, true, person, 2, true],
    [1, false, false, undefined, 1, false],
    [1, true, false, organisation, 1, true],
    [1, false, true, undefined, 1, false],
    [1, true, true, organisation, 1, true],
    [2, false, false, undefined, 2, false],
    [2, true, false, organisation, 2, false],
    [2, false, true, person, 2, true],
    [2, true, true, person, 2, true],
  ] as const
  for (const [iPlanType, hasOrganisation, hasPerson, plan, planType, isOwn] of table) {
    const plans = {
      organisation: hasOrganisation ? organisation : undefined,
      person: hasPerson ? person : undefined,
    }
    expect(choosePlan(plans, { iPlanType })).toEqual({ plan, planType, isOwn })
    expect(choosePlan(plans, { iPlanType, bInit: true })).toEqual({
      plan: undefined,
      planType: iPlanType ?? 2,
      isOwn: false,
    })
  }
})
