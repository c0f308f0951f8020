import { blockCode, blockOfLink } from '@mallwright/contract/document'
import type { Node } from '@mallwright/contract/document'
import type { PublishFinding } from '@mallwright/contract/site'
import { translate } from '@mallwright/contract/values'
import type { Locale } from '@mallwright/contract/values'
import { definitionOf, readProps } from '@mallwright/modules/definitions'
import { contentIssues, contentReferences } from '@mallwright/modules/documents'
import type { ContentReference, ReferenceKind } from '@mallwright/modules/documents'

import type { Queryable } from '../../db/query.ts'
import { readLinked } from '../blocks/block-link.store.ts'
import { readDraftSources } from './draft-source.store.ts'
import type { DraftSource } from './draft-source.store.ts'
import type { Sources } from './published-document.store.ts'
import { existingReferences } from './reference.store.ts'
import type { References } from './reference.store.ts'

/** Maximum number of findings in an answer. */
const MAX_FINDINGS = 500

/** A visible node of a checked draft, with what it refers to. */
interface CheckedNode {
  readonly code: string
  readonly node: Node
  readonly references: readonly ContentReference[]
}

/** What is checked, and beside what. */
export interface CheckRequest {
  readonly codes: readonly string[]
  readonly live: Sources
  readonly locale: Locale
}

/** Checks drafts as they would be live after their publish: missing content, and references to what buyers cannot open. */
export async function checkDrafts(client: Queryable, siteId: string, { codes, live, locale }: CheckRequest) {
  const drafts = await readDraftSources(client, siteId, codes)
  const shown = drafts.filter(({ isRemoved }) => !isRemoved)
  const nodes = shown.flatMap(visibleNodesOf)
  const existing = await existingReferences(client, siteId, collect(nodes))
  const pages = new Set([...Object.keys(live), ...shown.map(({ code }) => code)])
  for (const { code, isRemoved } of drafts) if (isRemoved) pages.delete(code)
  const documents = shown.map(({ document }) => document)
  const blocks = new Set(Object.keys((await readLinked(client, siteId, documents)).revisions))
  const isOpen = (kind: ReferenceKind, id: string) => (kind === 'page' ? pages : existing.get(kind))?.has(id) ?? false
  const findings = nodes.flatMap((checked) => findingsOf(checked, { isOpen, blocks, locale }))
  return { results: findings.slice(0, MAX_FINDINGS), bMore: findings.length > MAX_FINDINGS }
}

/** The nodes of a draft that buyers can see, in the order of the page. */
function visibleNodesOf({ code, document }: DraftSource): CheckedNode[] {
  const visit = (ids: readonly Node['id'][]): CheckedNode[] =>
    ids.flatMap((id) => {
      const node = document.nodes[id]
      if (!node || node.isHidden) return []
      const definition = definitionOf(node.module)
      const references = definition ? contentReferences(definition, readProps(definition, node)) : []
      return [{ code, node, references }, ...visit(node.children ?? [])]
    })
  return visit(document.children)
}

function collect(nodes: readonly CheckedNode[]): References {
  const requested = new Map<ReferenceKind, Set<string>>()
  for (const { kind, ids } of nodes.flatMap(({ references }) => references)) {
    const known = requested.get(kind) ?? new Set<string>()
    for (const id of ids) known.add(id)
    requested.set(kind, known)
  }
  return requested
}

interface Surroundings {
  readonly isOpen: (kind: ReferenceKind, id: string) => boolean
  /** Codes of the linked blocks that exist. */
  readonly blocks: ReadonlySet<string>
  readonly locale: Locale
}

function findingsOf({ code, node, references }: CheckedNode, around: Surroundings): PublishFinding[] {
  const { isOpen, blocks, locale } = around
  const base = {
    cColumnCode: code,
    cNodeId: node.id,
    cModule: node.module,
    cReference: '' as const,
    cField: '',
    iEntry: 0,
    iCount: 0,
  }
  const block = blockOfLink(node)
  if (block !== undefined) return blocks.has(blockCode(block)) ? [] : [{ ...base, cKind: 'blockGone' }]
  const definition = definitionOf(node.module)
  if (!definition || node.version > definition.version) return [{ ...base, cKind: 'unknown' }]
  const issues = contentIssues(definition, readProps(definition, node), node.children?.length ?? 0)
  const gone = references.flatMap(({ kind, ids, label, entry }): PublishFinding[] => {
    const missing = ids.filter((id) => !isOpen(kind, id)).length
    if (missing === 0) return []
    const cKind = missing === ids.length ? 'allGone' : 'gone'
    return [{ ...base, cKind, cReference: kind, cField: translate(locale, label), iEntry: entry, iCount: missing }]
  })
  const missing = issues.map(({ kind, label, entry }): PublishFinding => ({
    ...base,
    cKind: kind,
    cField: translate(locale, label),
    iEntry: entry,
  }))
  return [...gone, ...missing]
}
