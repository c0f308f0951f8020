import type { Field } from '@mallwright/modules/definitions'

/** The field that takes only what every given one takes; `undefined` when they are of different kinds or have nothing in common. */
export function narrowField(fields: readonly Field[]): Field | undefined {
  const [first, ...others] = fields
  return others.reduce<Field | undefined>((field, other) => field && narrowed(field, other), first)
}

function narrowed(one: Field, other: Field): Field | undefined {
  if (one === other) return one
  if (one.kind === 'range' && other.kind === 'range') {
    const [min, max] = [Math.max(one.min, other.min), Math.min(one.max, other.max)]
    return min < max && one.unit === other.unit ? { ...one, min, max } : undefined
  }
  if (one.kind === 'text' && other.kind === 'text') {
    return { ...one, max: Math.min(one.max, other.max), isLong: one.isLong && other.isLong }
  }
  if (one.kind === 'choice' && other.kind === 'choice') {
    const options = one.options.filter(({ value }) => other.options.some((option) => option.value === value))
    return options.length > 0 ? { ...one, options } : undefined
  }
  if (one.kind === 'group' && other.kind === 'group') {
    const of = narrowParts(one.of, other.of)
    return of && { ...one, of }
  }
  if (one.kind === 'list' && other.kind === 'list') {
    const of = narrowParts(one.of, other.of)
    return of && { ...one, of, max: Math.min(one.max, other.max) }
  }
  if (one.kind !== other.kind) return undefined
  return 'max' in one && 'max' in other ? { ...one, max: Math.min(one.max, other.max) } : one
}

type Parts = Readonly<Record<string, Field>>

/** Both must have the same parts: an entry made for one would lack something in the other. */
function narrowParts(one: Parts, other: Parts): Parts | undefined {
  const names = Object.keys(one)
  if (names.length !== Object.keys(other).length) return undefined
  const parts = names.flatMap((name) => {
    const [field, otherField] = [one[name], other[name]]
    const part = field && otherField && narrowed(field, otherField)
    return part ? [[name, part] as const] : []
  })
  return parts.length === names.length ? Object.fromEntries(parts) : undefined
}
