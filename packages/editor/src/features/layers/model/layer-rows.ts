import { ownValue } from '@mallwright/contract/values'
import type { Document, NodeId } from '@mallwright/contract/document'
import { useEffect, useMemo } from 'react'
import * as z from 'zod/mini'

import { groupOf } from '../../../commands/kit/node-groups.ts'
import { ancestorsOf } from '../../../commands/kit/node-tree.ts'
import { useStore, useStudio } from '../../../studio/studio.ts'
import { persistedValue, usePersisted } from '../../../ui/use-persisted.ts'

/** Row of the layers panel: a node, or a group above its members. */
export interface LayerRow {
  /** Unique among the rows: the node's id, or a text that is none for a group. */
  readonly key: string
  /** The node; of a group its first member here. */
  readonly id: NodeId
  /** All members of the group in drawing order; absent for a node. */
  readonly members?: readonly NodeId[]
  readonly depth: number
  readonly parentId: NodeId | undefined
  /** Place among the rows of its level, and their number; a group is one, with its members as a level of their own. */
  readonly index: number
  readonly count: number
  readonly hasChildren: boolean
  readonly isFolded: boolean
}

/** Rows in drawing order, without children of collapsed containers and without non-matches. A group has its row above its first member. */
export function layerRows(document: Document, folded: ReadonlySet<string>, matches?: ReadonlySet<NodeId>): LayerRow[] {
  const visit = (ids: readonly NodeId[], parentId: NodeId | undefined, depth: number): LayerRow[] => {
    const groups = matches ? undefined : groupsAmong(document, ids)
    const membersOf = (id: NodeId) => groups?.get(document.nodes[id]?.group ?? '')
    const level = ids.filter((id) => (membersOf(id)?.[0] ?? id) === id)
    const placeIn = (ids: readonly NodeId[], id: NodeId) => ({ index: ids.indexOf(id), count: ids.length })
    return ids.flatMap((id) => {
      if (matches && !matches.has(id)) return []
      const group = document.nodes[id]?.group
      const members = membersOf(id)
      const place = { id, parentId, ...placeIn(level, id) }
      const key = groupKey(group ?? '')
      const isCollapsed = members !== undefined && folded.has(key)
      const head =
        members?.[0] === id ? [{ ...place, key, members, depth, hasChildren: true, isFolded: isCollapsed }] : []
      if (isCollapsed) return head
      const children = document.nodes[id]?.children ?? []
      // Matches are shown even in collapsed containers.
      const isFolded = !matches && folded.has(id)
      const own = {
        ...place,
        ...(members && placeIn(members, id)),
        key: id,
        depth: depth + (members ? 1 : 0),
        hasChildren: children.length > 0,
        isFolded,
      }
      return [...head, own, ...(isFolded ? [] : visit(children, id, own.depth + 1))]
    })
  }
  return visit(document.children, undefined, 0)
}

/** Key of a group's row; no node id has this prefix. */
export function groupKey(group: string): string {
  return `group ${group}`
}

/** Groups of at least two among siblings: their members in drawing order. */
function groupsAmong({ nodes }: Document, ids: readonly NodeId[]): ReadonlyMap<string, readonly NodeId[]> {
  const groups = new Map<string, NodeId[]>()
  for (const id of ids) {
    const group = nodes[id]?.group
    if (group === undefined) continue
    const members = groups.get(group)
    if (members) members.push(id)
    else groups.set(group, [id])
  }
  return new Map([...groups].filter(([, members]) => members.length > 1))
}

/** The nodes that a row selects. */
export function nodesOfRow({ id, members }: LayerRow): readonly NodeId[] {
  return members ?? [id]
}

/** The row of a node, or the folded group that hides it; -1 for none. */
export function rowIndexOf(rows: readonly LayerRow[], id: NodeId): number {
  const own = rows.findIndex(({ key }) => key === id)
  return own === -1 ? rows.findIndex(({ members }) => members?.includes(id)) : own
}

/** Maximum number of stored collapsed containers per page. */
const MAX_FOLDED = 200

/** Collapsed containers by page code. */
const foldedLayers = persistedValue<Readonly<Record<string, readonly string[]>>>(
  'folded',
  z.record(z.string(), z.array(z.string()).check(z.maxLength(MAX_FOLDED))),
  {},
)

/** Collapsed containers of the open page, stored between visits. */
export function useFolded(): { readonly folded: ReadonlySet<string>; readonly fold: (key: string) => void } {
  const { column, page } = useStudio()
  const stored = usePersisted(foldedLayers)
  const folded = useMemo(() => new Set(ownValue(stored, column)), [stored, column])
  const fold = (key: string) => {
    const { nodes } = page.documents.getState().document
    const groups = new Set(Object.values(nodes).map(({ group }) => group && groupKey(group)))
    const next = new Set([...folded].filter((found) => Object.hasOwn(nodes, found) || groups.has(found)))
    if (!next.delete(key)) next.add(key)
    foldedLayers.set({ ...foldedLayers.get(), [column]: [...next].slice(-MAX_FOLDED) })
  }
  return { folded, fold }
}

/** Expands the containers of a node when it gets selected, such as on the canvas, and its group when it is selected alone. */
export function useUnfoldSelection(): void {
  const { column, page } = useStudio()
  const selected = useStore(page.selection, (state) => state.selected)
  useEffect(() => {
    const { document } = page.documents.getState()
    const stored = ownValue(foldedLayers.get(), column) ?? []
    const groups = selected.flatMap((id) => {
      const group = document.nodes[id]?.group
      const isWhole = groupOf(document, id).every((member) => selected.includes(member))
      return group === undefined || isWhole ? [] : [groupKey(group)]
    })
    const above: string[] = stored.length > 0 ? [...selected.flatMap((id) => ancestorsOf(document, id)), ...groups] : []
    const next = stored.filter((key) => !above.includes(key))
    if (next.length < stored.length) foldedLayers.set({ ...foldedLayers.get(), [column]: next })
  }, [column, page, selected])
}
