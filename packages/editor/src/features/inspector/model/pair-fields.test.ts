import { definitionOf } from '@mallwright/modules/definitions'
import { expect, it } from 'vitest'

import { pairedFields } from './pair-fields.ts'

/** Fields of real modules, one letter each: a range, a range with help, a colour. */
function fieldsOf(letters: string) {
  const all = ['carousel', 'image', 'text', 'navigation'].flatMap((type) => {
    const definition = definitionOf(type)
    return definition ? Object.values(definition.fields) : []
  })
  const find = (letter: string) =>
    all.find((field) =>
      letter === 'c'
        ? field.kind === 'colour'
        : field.kind === 'range' && !field.isNumber && Boolean(field.help) === (letter === 'h'),
    )
  return Array.from(letters, (letter, index) => {
    const field = find(letter)
    if (!field) throw new Error(`no field for ${letter}`)
    return [`${letter}${index}`, field] as const
  })
}

it.each([
  ['rr', ['r0', 'r1']],
  ['rrr', ['r0', 'r1']],
  ['rcr', []],
  ['rhr', []],
  ['crrcrr', ['r1', 'r2', 'r4', 'r5']],
])('of the fields %s these share a row: %j', (letters, names) => {
  expect([...pairedFields(fieldsOf(letters))]).toEqual(names)
})
