import type { PublishItem as WireItem, ReleaseChange as WireChange } from '@mallwright/contract/site'

/** What differs for buyers: a page, a site part or a linked block. */
export interface ReleaseChange {
  /** Code of the page or site part; `block:` and its id for a linked block. */
  readonly code: string
  readonly title: string
  readonly state: 'new' | 'changed' | 'removed'
  /** Number of modules and page settings that differ; 0 where it is unknown. */
  readonly count: number
}

/** A change that can be published. */
export interface PublishItem extends ReleaseChange {
  readonly kind: 'page' | 'part' | 'block'
  readonly revision: number
  readonly editedBy: string
  /** As the server writes it: `yyyy-MM-dd HH:mm:ss`. */
  readonly editedAt: string
  /** Codes of the items that it shows or links to. */
  readonly needs: readonly string[]
}

/** Reads a change. */
export function readChange(change: WireChange): ReleaseChange {
  const { cColumnCode, cColumnName, cState, iChanges } = change
  return { code: cColumnCode, title: cColumnName, state: cState, count: iChanges }
}

/** Reads an item. */
export function readPublishItem(item: WireItem): PublishItem {
  const { cKind, iRevision, cEditedBy, dEdited, needs } = item
  return { ...readChange(item), kind: cKind, revision: iRevision, editedBy: cEditedBy, editedAt: dEdited, needs }
}

/** Codes with everything that they need, directly or through another item. */
export function withNeeds(items: readonly PublishItem[], codes: Iterable<string>): ReadonlySet<string> {
  const byCode = new Map(items.map((item) => [item.code, item]))
  const found = new Set<string>()
  const open = [...codes]
  for (let code = open.pop(); code !== undefined; code = open.pop()) {
    const item = byCode.get(code)
    if (!item || found.has(code)) continue
    found.add(code)
    open.push(...item.needs)
  }
  return found
}

/** Whether an item cannot be left out: a chosen page shows this linked block, which was never published. */
export function isRequired(item: PublishItem, items: readonly PublishItem[], chosen: ReadonlySet<string>): boolean {
  if (item.kind !== 'block' || item.state !== 'new') return false
  return items.some(({ code, needs }) => chosen.has(code) && needs.includes(item.code))
}
