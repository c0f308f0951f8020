import type { Document, NodeId } from '@mallwright/contract/document'
import { describe, expect, it } from 'vitest'

import { callOf } from '../commands/kit/define-command.ts'
import { renameNode } from '../commands/node/rename-node.ts'
import { setProps } from '../commands/node/set-props.ts'
import { samplePage } from '../sample-page.samples.ts'
import { holdMerge } from './document-store.ts'
import { historyOf } from './history.ts'
import { incorporate } from './incorporate.ts'
import { openPage } from './open-page.ts'

const TITLE = 'title' as NodeId
const BANNER = 'banner' as NodeId

/** The other editor has named the banner. */
const withTheirs = (document: Document): Document => {
  const banner = document.nodes[BANNER]
  return banner ? { ...document, nodes: { ...document.nodes, [banner.id]: { ...banner, name: '主图' } } } : document
}

function open() {
  const page = openPage(samplePage())
  const set = (fontSize: number, mergeKey: string | undefined = 'size') =>
    page.run(callOf(setProps, { nodeId: TITLE, version: 0, props: { fontSize } }), { mergeKey })
  const state = () => {
    const { nodes } = page.documents.getState().document
    return [nodes[TITLE]?.props['fontSize'], nodes[BANNER]?.name]
  }
  return { page, set, state, steps: () => historyOf(page.documents).steps.length - 1 }
}

describe('work of others during a drag of a number', () => {
  it('leaves it one step, which undo takes back alone', () => {
    const { page, set, state, steps } = open()
    const before = state()[0]
    const held = holdMerge(page.documents)
    set(20)
    expect(incorporate(page.documents, withTheirs)).toBe(true)
    set(30)
    set(40)
    held.end()
    expect(state()).toEqual([40, '主图'])
    expect(steps()).toBe(1)
    page.undo()
    expect(state()).toEqual([before, '主图'])
  })

  it('stays when Escape takes the drag back', () => {
    const { page, set, state, steps } = open()
    const before = state()[0]
    const held = holdMerge(page.documents)
    set(20)
    incorporate(page.documents, withTheirs)
    held.drop()
    expect(state()).toEqual([before, '主图'])
    expect(steps()).toBe(0)
  })

  it('does not join steps of the same kind that were apart', () => {
    const { page, set, steps } = open()
    set(20)
    page.run(callOf(renameNode, { nodeId: TITLE, name: '标题' }))
    incorporate(page.documents, withTheirs)
    set(30)
    expect(steps()).toBe(3)
  })
})
