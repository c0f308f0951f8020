import type { ListRow } from './row-page.ts'

/** How many rows may be chosen. */
export type ChoiceMode = 'none' | 'single' | 'multiple'

/** The rows that a choice is made among, and the keys of what is chosen: rows, and children as `childKey`. */
interface Choice {
  readonly rows: readonly ListRow[]
  readonly chosen: ReadonlySet<string>
  readonly choice: ChoiceMode
}

/** No keys. */
export const noKeys = (): ReadonlySet<string> => new Set()

/** Key of a child among the chosen: children of two rows may share theirs. */
export function childKey(parentKey: string, key: string): string {
  return JSON.stringify([parentKey, key])
}

/** A row with all its children, or none of them. In single mode it takes the place of the one before. */
export function toggleRow({ rows, chosen, choice }: Choice, key: string): ReadonlySet<string> {
  if (choice === 'none') return chosen
  if (choice === 'single') return chosen.has(key) ? noKeys() : new Set([key])
  const next = new Set(chosen)
  const isChosen = next.delete(key)
  if (!isChosen) next.add(key)
  for (const child of rows.find((row) => row.key === key)?.children ?? []) {
    if (isChosen) next.delete(childKey(key, child.key))
    else next.add(childKey(key, child.key))
  }
  return next
}

/** A child; its row is chosen while any of its children is. Specification 2 §4.1. */
export function toggleChild({ rows, chosen, choice }: Choice, parentKey: string, key: string): ReadonlySet<string> {
  if (choice !== 'multiple') return toggleRow({ rows, chosen, choice }, parentKey)
  const next = new Set(chosen)
  const child = childKey(parentKey, key)
  if (!next.delete(child)) next.add(child)
  const children = rows.find((row) => row.key === parentKey)?.children ?? []
  if (children.some((sibling) => next.has(childKey(parentKey, sibling.key)))) next.add(parentKey)
  else next.delete(parentKey)
  return next
}

/** Whether every row is chosen with every child. */
export function isAllChosen({ rows, chosen }: Pick<Choice, 'rows' | 'chosen'>): boolean {
  return (
    rows.length > 0 &&
    rows.every(
      ({ key, children }) => chosen.has(key) && children.every((child) => chosen.has(childKey(key, child.key))),
    )
  )
}

/** All rows with all children, or nothing when all are chosen. */
export function toggleAll({ rows, chosen, choice }: Choice): ReadonlySet<string> {
  if (choice !== 'multiple') return chosen
  if (isAllChosen({ rows, chosen })) return noKeys()
  return new Set(rows.flatMap(({ key, children }) => [key, ...children.map((child) => childKey(key, child.key))]))
}
