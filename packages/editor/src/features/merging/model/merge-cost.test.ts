import { emptyDocument } from '@mallwright/contract/document'
import type { Document, Node, NodeId } from '@mallwright/contract/document'
import { afterEach, expect, it } from 'vitest'

import { newNodeId } from '../../../commands/kit/make-node.ts'
import { MODULE_RULES } from '../../../gestures/module-rules.ts'
import { findDifferences } from './find-differences.ts'
import { mergeDocuments } from './merge-documents.ts'

const COUNTED_METHODS = [
  'includes',
  'indexOf',
  'findLast',
  'find',
  'some',
  'slice',
  'filter',
  'map',
  'flatMap',
  'splice',
] as const

let visited = 0
const restore: (() => void)[] = []
afterEach(() => restore.splice(0).forEach((undo) => undo()))

/** Counts the entries that array methods and spreads may visit. */
function countVisits(): void {
  const prototype = Array.prototype as unknown as Record<PropertyKey, (...args: unknown[]) => unknown>
  for (const name of [...COUNTED_METHODS, Symbol.iterator] as const) {
    const original = prototype[name]
    if (!original) continue
    const counting = function (this: unknown[], ...args: unknown[]) {
      visited += this.length
      return original.apply(this, args)
    }
    Object.defineProperty(prototype, name, { value: counting, configurable: true, writable: true })
    restore.push(
      () => void Object.defineProperty(prototype, name, { value: original, configurable: true, writable: true }),
    )
  }
}

const text = (id: string, value = ''): Node => ({
  id: id as NodeId,
  module: 'text',
  version: 0,
  props: { text: value },
})

function pageOf(nodes: readonly Node[]): Document {
  return {
    ...emptyDocument(''),
    children: nodes.map(({ id }) => id),
    nodes: Object.fromEntries(nodes.map((node) => [node.id, node])),
  }
}

/** Both sides reverse the page, edit every module, and add as many of their own. */
function versions(size: number) {
  const ids = Array.from({ length: size }, (_, index) => `n${index}`)
  const base = pageOf(ids.map((id) => text(id)))
  const editSide = (name: string) =>
    pageOf([...ids.toReversed().map((id) => text(id, name)), ...ids.map((id) => text(`${name}${id}`, name))])
  return { base, mine: editSide('m'), theirs: editSide('t') }
}

function costOf(size: number): number {
  const sides = versions(size)
  const choices = new Map(findDifferences(sides).map(({ id, choices: possible }) => [id, possible.at(-1) ?? 'mine']))
  visited = 0
  const merged = mergeDocuments({ ...sides, choices, newId: newNodeId, rules: MODULE_RULES })
  expect(merged?.children).toHaveLength(size * 3)
  return visited
}

it('has linear cost: doubles for a page of twice the size', () => {
  countVisits()
  const [small, large] = [costOf(200), costOf(400)]
  expect(large / small).toBeLessThan(2.3)
})
