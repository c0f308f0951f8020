import type { Field } from '@mallwright/modules/definitions'

/** Names of the fields that share a row: ranges that follow one another, two by two. A last single one keeps its row and its slider. */
export function pairedFields(fields: readonly (readonly [string, Field])[]): ReadonlySet<string> {
  const paired = new Set<string>()
  let waiting: string | undefined
  for (const [name, field] of fields) {
    if (!isShort(field)) waiting = undefined
    else if (waiting === undefined) waiting = name
    else {
      paired.add(waiting).add(name)
      waiting = undefined
    }
  }
  return paired
}

/** Whether half of the inspector's width is enough; fields that are numbers only have a layout of their own. */
function isShort(field: Field): boolean {
  return field.kind === 'range' && !field.isNumber && !field.help
}
