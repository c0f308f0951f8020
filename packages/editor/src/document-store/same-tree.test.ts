import type { NodeId } from '@mallwright/contract/document'
import { expect, it } from 'vitest'

import { COMMAND_EXAMPLES } from '../commands/registry/command-examples.ts'
import { ACTIONS, callFor, COMMANDS } from '../commands/registry/command-registry.ts'
import { callOf } from '../commands/kit/define-command.ts'
import { newNodeId } from '../commands/kit/make-node.ts'
import { renameNode } from '../commands/node/rename-node.ts'
import { setProps } from '../commands/node/set-props.ts'
import { MODULE_RULES } from '../gestures/module-rules.ts'
import { samplePage } from '../sample-page.samples.ts'
import { createDocumentStore, isSameTree, runCommand } from './document-store.ts'
import { undo } from './history.ts'

const id = (text: string) => text as NodeId
const write = (nodeId: string, text: string) => callOf(setProps, { nodeId: id(nodeId), version: 0, props: { text } })

it('recognises documents that differ in text only', () => {
  const store = createDocumentStore(samplePage())
  const first = store.getState().document
  runCommand(store, write('title', 'a'))
  const second = store.getState().document
  expect(isSameTree(store, first, second)).toBe(true)
  runCommand(store, write('title', 'b'))
  const third = store.getState().document
  expect(isSameTree(store, second, third)).toBe(true)
  expect(isSameTree(store, first, third)).toBe(false)
  expect(isSameTree(store, second, first)).toBe(false)
  runCommand(store, callOf(renameNode, { nodeId: id('title'), name: 'Head' }))
  expect(isSameTree(store, third, store.getState().document)).toBe(false)
  undo(store)
  expect(isSameTree(store, second, third)).toBe(false)
})

it('does not apply to a container, whose props limit the room of its children', () => {
  const store = createDocumentStore(samplePage())
  const before = store.getState().document
  runCommand(store, callOf(setProps, { nodeId: id('free'), version: 0, props: { height: 90 } }))
  expect(isSameTree(store, before, store.getState().document)).toBe(false)
})

it('holds for every command that affects props only: everything else is unchanged', () => {
  const commands = Object.values(COMMANDS).filter(({ affects }) => affects === 'props')
  expect(commands.map(({ name }) => name)).toContain('node.setProps')
  for (const command of commands)
    for (const input of COMMAND_EXAMPLES[command.name]?.(samplePage()) ?? []) {
      const store = createDocumentStore(samplePage())
      const before = store.getState().document
      runCommand(store, { command, input })
      const { document } = store.getState()
      expect(command.targetsOf(input as never)).toHaveLength(1)
      expect({ ...document, nodes: undefined }).toEqual({ ...before, nodes: undefined })
      for (const [nodeId, node] of Object.entries(document.nodes))
        expect({ ...node, props: undefined, version: 0 }).toEqual({
          ...before.nodes[nodeId as NodeId],
          props: undefined,
          version: 0,
        })
    }
})

it('offers the same actions for a leaf whatever its props are', () => {
  const document = samplePage()
  for (const node of Object.values(document.nodes)) {
    if (node.children) continue
    const withoutProps = { ...document, nodes: { ...document.nodes, [node.id]: { ...node, props: {} } } }
    const [full, empty] = [document, withoutProps].map((page) =>
      ACTIONS.filter((action) =>
        callFor(action, { document: page, selection: [node.id], newId: newNodeId, rules: MODULE_RULES }),
      ).map(({ name }) => name),
    )
    expect(empty).toEqual(full)
  }
})
