import { checkDocument } from '@mallwright/contract/document'
import type { NodeId } from '@mallwright/contract/document'
import { describe, expect, it } from 'vitest'

import { createDocumentStore, runCommand } from './document-store.ts'
import { redo, undo } from './history.ts'
import { linkedPage, samplePage } from '../sample-page.samples.ts'
import { COMMANDS } from '../commands/registry/command-registry.ts'
import { COMMAND_EXAMPLES } from '../commands/registry/command-examples.ts'
import { callOf, CommandError } from '../commands/kit/define-command.ts'
import { duplicateNode } from '../commands/node/duplicate-node.ts'
import { moveNode } from '../commands/node/move-node.ts'
import { subtreeOf, topmost } from '../commands/kit/node-tree.ts'
import { removeNode } from '../commands/node/remove-node.ts'

const id = (text: string) => text as NodeId

describe.each(Object.values(COMMANDS))('$name', (command) => {
  const examples = COMMAND_EXAMPLES[command.name]?.(linkedPage()) ?? []

  it('has examples', () => expect(examples.length).toBeGreaterThan(0))

  it('undoes and redoes exactly, keeps the document valid, and records no step when nothing changes', () => {
    for (const input of examples) {
      const store = createDocumentStore(linkedPage())
      const isChanged = runCommand(store, { command, input })
      const after = store.getState().document
      expect(checkDocument(after)).toMatchObject({ ok: true })
      expect(store.temporal.getState().pastStates).toHaveLength(isChanged ? 1 : 0)
      if (!isChanged) continue
      undo(store)
      expect(store.getState().document).toEqual(linkedPage())
      redo(store)
      expect(store.getState().document).toBe(after)
    }
  })
})

describe('moving nodes', () => {
  it('refuses to move a container into itself', () => {
    const store = createDocumentStore(samplePage())
    const into = callOf(moveNode, { nodeId: id('free'), parentId: id('free'), index: 0 })
    expect(() => runCommand(store, into)).toThrow(CommandError)
    expect(store.getState().document).toEqual(samplePage())
  })

  it('drops the rect when an item leaves its container', () => {
    const store = createDocumentStore(samplePage())
    runCommand(store, callOf(moveNode, { nodeId: id('logo'), index: 1 }))
    expect(store.getState().document.children).toEqual(['title', 'logo', 'free', 'banner', 'riddle'])
    expect(store.getState().document.nodes[id('logo')]?.rect).toBeUndefined()
  })
})

it('copies a container with all its items under fresh ids', () => {
  const store = createDocumentStore(samplePage())
  const newIds = ['a', 'b', 'c', 'd'].map(id)
  runCommand(store, callOf(duplicateNode, { nodeIds: [id('free')], newIds }))
  const { document } = store.getState()
  expect(subtreeOf(document, id('a')).map((node) => node.id)).toEqual(newIds)
  expect(document.nodes[id('b')]?.rect).toEqual(samplePage().nodes[id('logo')]?.rect)
  expect(document.children.indexOf(id('a'))).toBe(2)
})

it('removes a selected parent with its selected child', () => {
  const store = createDocumentStore(samplePage())
  runCommand(store, callOf(removeNode, { nodeIds: [id('logo'), id('free')] }))
  expect(Object.keys(store.getState().document.nodes)).toEqual(['title', 'banner', 'riddle'])
})

it('keeps an unknown module unchanged through moves and undo', () => {
  const store = createDocumentStore(samplePage())
  const before = JSON.stringify(store.getState().document.nodes[id('riddle')])
  runCommand(store, callOf(moveNode, { nodeId: id('riddle'), index: 0 }))
  expect(JSON.stringify(store.getState().document.nodes[id('riddle')])).toBe(before)
})

it('never selects a parent together with its child', () => {
  expect(topmost(samplePage(), ['logo', 'free', 'gone', 'title'].map(id))).toEqual(['title', 'free'])
})
