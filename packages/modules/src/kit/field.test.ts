import fc from 'fast-check'
import { expect, it } from 'vitest'

import { readProps, lazyProps } from './define-module.ts'
import { DEFINITIONS, definitionOf } from '../registry/definitions.ts'
import { field, readFields, lazyFields } from './field.ts'

const label = { zh: '字', en: 'word' }
const fields = {
  title: field.text({ label, max: 5 }),
  size: field.range({ label, min: 1, max: 9, default: 3 }),
  kind: field.choice({
    label,
    options: [
      { value: 'a', label },
      { value: 'b', label },
    ],
  }),
  rows: field.list({ label, itemLabel: label, max: 2, of: { name: field.text({ label, max: 5, default: 'x' }) } }),
}

it('preserves valid values and replaces only invalid ones', () => {
  expect(
    readFields(fields, { title: '长'.repeat(6), size: 9, kind: 'c', rows: [{ name: 7 }, { name: 'y' }], other: 1 }),
  ).toEqual({
    title: '',
    size: 9,
    kind: 'a',
    rows: [{ name: 'x' }, { name: 'y' }],
  })
})

it('removes duplicate codes and preserves the order of first occurrence', () => {
  const codes = { codes: field.products({ label, max: 5 }) }
  expect(readFields(codes, { codes: ['P2', 'P1', 'P2', 'P1', 'P3'] })).toEqual({ codes: ['P2', 'P1', 'P3'] })
})

it('ignores props of the prototype', () => {
  expect(definitionOf('constructor')).toBeUndefined()
  expect(readFields({ toString: field.text({ label, max: 5 }) }, {})).toEqual({ toString: '' })
  expect(lazyFields(fields, {})).not.toHaveProperty('toString')
})

it('reads anything to valid props, for every module', () => {
  fc.assert(
    fc.property(
      fc.constantFrom(...Object.values(DEFINITIONS)),
      fc.dictionary(fc.string(), fc.jsonValue()),
      (definition, noise) => {
        const names = Object.keys(definition.fields)
        const props = Object.fromEntries(
          Object.values(noise).map((value, index) => [names[index % names.length] ?? '', value]),
        )
        const read = readProps(definition, { version: 0, props })
        for (const [name, field] of Object.entries(definition.fields))
          expect(field.read((read as Record<string, unknown>)[name])).toEqual((read as Record<string, unknown>)[name])
        expect({ ...lazyProps(definition, { version: 0, props }) }).toEqual(read)
      },
    ),
  )
})

it('takes the defaults when a migration throws', () => {
  const definition = {
    ...Object.values(DEFINITIONS)[0],
    fields,
    version: 1,
    migrations: [
      () => {
        throw new Error('unreadable')
      },
    ],
  }
  expect(readProps(definition as never, { version: 0, props: { title: '旧' } })).toMatchObject({ title: '', size: 3 })
})
