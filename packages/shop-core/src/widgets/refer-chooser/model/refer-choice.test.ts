import fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import { countText, MAX_CHOSEN, withToggled } from './refer-choice.ts'
import { referKey } from './reference.ts'
import type { Reference, ReferValue } from './reference.ts'

const reference: Reference = {
  kind: 'list',
  listCode: 'LIST',
  queryCode: '',
  treeCode: '',
  listJoin: '',
  saveFields: ['cUuid', 'cCode'],
  showField: 'cName',
}

/** A value of a row, whose name may have changed since it was chosen. */
const valueOf = (key: number, name: string): ReferValue => ({ cUuid: String(key), cCode: `C${key}`, cName: name })
const taps = (keys: number, maxLength: number) =>
  fc.array(fc.tuple(fc.nat(keys), fc.constantFrom('旧名', '新名')), { maxLength, size: 'max' })
const keysOf = (chosen: readonly ReferValue[]) => chosen.map((value) => referKey(reference, value))

const choose = (isMultiple: boolean, start: readonly ReferValue[], tapped: readonly (readonly [number, string])[]) =>
  tapped.reduce<readonly ReferValue[]>(
    (chosen, [key, name]) => withToggled(chosen, valueOf(key, name), { reference, isMultiple }) ?? chosen,
    start,
  )

describe('what is chosen', () => {
  it('is what was tapped last in single mode, as it was tapped', () => {
    fc.assert(
      fc.property(taps(5, 20), (tapped) => {
        const last = tapped.at(-1)
        expect(choose(false, [], tapped)).toEqual(last ? [valueOf(...last)] : [])
      }),
    )
  })

  it('is in several mode whatever was tapped oddly often, each key once, the latest last', () => {
    fc.assert(
      fc.property(taps(6, 40), (tapped) => {
        const model = new Map<string, string>()
        for (const [key, name] of tapped) if (!model.delete(String(key))) model.set(String(key), name)
        expect(choose(true, [], tapped)).toEqual([...model].map(([key, name]) => valueOf(Number(key), name)))
      }),
    )
  })

  it('never exceeds the most; a full choice takes nothing more, but gives back', () => {
    const full = Array.from({ length: MAX_CHOSEN }, (_, key) => valueOf(key, '旧名'))
    const one = { reference, isMultiple: true }
    expect(withToggled(full, valueOf(MAX_CHOSEN, '新名'), one)).toBeUndefined()
    fc.assert(
      fc.property(taps(2 * MAX_CHOSEN, 300), (tapped) => {
        const chosen = choose(true, full, tapped)
        expect(chosen.length).toBeLessThanOrEqual(MAX_CHOSEN)
        expect(new Set(keysOf(chosen)).size).toBe(chosen.length)
      }),
    )
    fc.assert(
      fc.property(fc.nat(MAX_CHOSEN - 1), (key) => {
        const others = withToggled(full, valueOf(key, '新名'), one) ?? []
        expect(keysOf(others)).toEqual(keysOf(full).filter((held) => held !== String(key)))
      }),
    )
  })

  it('is counted up to a hundred', () => {
    expect([0, 1, 99, 100, 101, MAX_CHOSEN].map(countText)).toEqual(['0', '1', '99', '100', '99+', '99+'])
  })
})
