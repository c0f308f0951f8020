/** A column that rows are ordered by. */
export interface SortKey {
  readonly field: string
  readonly isDescending: boolean
}

/** Most columns that rows are ordered by; engine 1.5. */
export const MAX_SORT_KEYS = 4

/** The keys of an order (`field [asc|desc] {, …}`), without what is none. */
export function readOrder(order: string): readonly SortKey[] {
  return order.split(',').flatMap((key) => {
    const [field, direction = 'asc'] = key.trim().split(/\s+/)
    return field ? [{ field, isDescending: direction.toLowerCase() === 'desc' }] : []
  })
}

/** The text of an order, as calls take it. */
export function orderText(keys: readonly SortKey[]): string {
  return keys.map(({ field, isDescending }) => `${field} ${isDescending ? 'desc' : 'asc'}`).join(', ')
}

/** Orders by a field too, turns its direction, or (`undefined`) leaves it out; a further key beyond the most is refused. */
export function withKey(
  keys: readonly SortKey[],
  field: string,
  isDescending: boolean | undefined,
): readonly SortKey[] | 'TOO_MANY' {
  const isKey = keys.some((key) => key.field === field)
  if (isDescending === undefined) return keys.filter((key) => key.field !== field)
  if (isKey) return keys.map((key) => (key.field === field ? { field, isDescending } : key))
  return keys.length === MAX_SORT_KEYS ? 'TOO_MANY' : [...keys, { field, isDescending }]
}

/** The order after a press on the head of a column: by it alone upward, then downward, then (empty) as before. */
export function nextOrder(order: string, field: string): string {
  const [first, ...others] = readOrder(order)
  if (others.length > 0 || first?.field !== field) return orderText([{ field, isDescending: false }])
  return first.isDescending ? '' : orderText([{ field, isDescending: true }])
}
