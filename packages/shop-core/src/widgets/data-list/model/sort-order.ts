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

/** A column of the sort sheet: `undefined` leaves it out of the order. */
export interface SortItem {
  readonly id: string
  readonly name: string
  readonly isDescending: boolean | undefined
}

/** The columns of the sort sheet: first those that an order names, in its order, then the others. */
export function sortItems(
  columns: readonly { readonly field: string; readonly title: string }[],
  order: string,
): readonly SortItem[] {
  const keys = readOrder(order)
  const placeOf = (field: string) => keys.findIndex((key) => key.field === field)
  const items = columns.map(({ field, title }): SortItem => ({
    id: field,
    name: title,
    isDescending: keys[placeOf(field)]?.isDescending,
  }))
  const named = keys.flatMap(({ field }) => items.filter(({ id }) => id === field))
  return [...new Set([...named, ...items])]
}

/** Orders by a column too, turns its direction, or (`undefined`) leaves it out; a further one beyond the most is refused. */
export function withDirection(
  items: readonly SortItem[],
  id: string,
  isDescending: boolean | undefined,
): readonly SortItem[] | 'TOO_MANY' {
  const changed = items.map((item) => (item.id === id ? { ...item, isDescending } : item))
  return keysOfItems(changed).length > MAX_SORT_KEYS ? 'TOO_MANY' : changed
}

/** The keys of the columns that count, in the order in which they stand. */
export function keysOfItems(items: readonly SortItem[]): readonly SortKey[] {
  return items.flatMap(({ id, isDescending }) => (isDescending === undefined ? [] : [{ field: id, isDescending }]))
}

/** The order after a press on the head of a column: by it alone upward, then downward, then (empty) as before. */
export function nextOrder(order: string, field: string): string {
  const [first, ...others] = readOrder(order)
  if (others.length > 0 || first?.field !== field) return orderText([{ field, isDescending: false }])
  return first.isDescending ? '' : orderText([{ field, isDescending: true }])
}
