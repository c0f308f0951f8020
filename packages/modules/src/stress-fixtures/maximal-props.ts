import type { Field, Fields } from '../kit/field.ts'
import { SAMPLE_PICTURE } from '../kit/sample-picture.ts'
import { isIdField } from './id-field.ts'

const WORDS = '企业采购一站配齐办公劳保工业福利应有尽有'

/** Stored props at the maximum of a module's fields: longest texts, longest lists, all pictures set. */
export function maximalProps(fields: Fields): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(fields).flatMap(([name, field]) => {
      const value = maximalValue(field, name)
      return value === undefined ? [] : [[name, value] as const]
    }),
  )
}

/** Maximum value of a field; `undefined` for kinds whose size does not depend on the value. */
function maximalValue(field: Field, name: string): unknown {
  if (isIdField(field)) return Array.from({ length: field.max }, (_, index) => `${name}${index}`)
  switch (field.kind) {
    case 'text':
      return WORDS.repeat(Math.ceil(Math.min(field.max, 400) / WORDS.length)).slice(0, Math.min(field.max, 400))
    case 'picture':
      return SAMPLE_PICTURE
    case 'link':
      return { kind: 'class', classId: 'c1' }
    case 'group':
      return maximalProps(field.of)
    case 'list':
      return Array.from({ length: field.max }, () => maximalProps(field.of))
    case 'rich':
      return Array.from({ length: 40 }, () => ({ tag: 'p', children: [WORDS.repeat(4)] }))
    case 'video':
    case 'range':
    case 'choice':
    case 'toggle':
    case 'colour':
      return undefined
  }
}
