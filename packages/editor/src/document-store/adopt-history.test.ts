import type { NodeId } from '@mallwright/contract/document'
import { expect, it } from 'vitest'

import { callOf } from '../commands/kit/define-command.ts'
import { hideNode } from '../commands/node/hide-node.ts'
import { removeNode } from '../commands/node/remove-node.ts'
import { renameNode } from '../commands/node/rename-node.ts'
import { samplePage } from '../sample-page.samples.ts'
import { adoptHistory, saveHistory } from './adopt-history.ts'
import type { SavedHistory } from './adopt-history.ts'
import { historyOf } from './history.ts'
import { openPage } from './open-page.ts'

const id = (name: string) => name as NodeId
const rename = (name: string) => callOf(renameNode, { nodeId: id('title'), name })

/** A visit that renames, removes, and undoes one more step; stored like a database does. */
function earlierVisit() {
  const page = openPage(samplePage())
  page.run(rename('首屏'))
  page.run(callOf(removeNode, { nodeIds: [id('banner')] }))
  page.run(rename('标题'))
  page.undo()
  const saved: SavedHistory = structuredClone(saveHistory(page.documents))
  return { saved, left: structuredClone(page.documents.getState().document) }
}

it('undoes and redoes the steps of an earlier visit', () => {
  const { saved, left } = earlierVisit()
  const page = openPage(left)
  expect(adoptHistory(page.documents, saved)).toBe(true)
  expect(page.documents.getState().document).toBe(left)
  expect(historyOf(page.documents)).toMatchObject({
    steps: ['page.open', 'node.rename', 'node.remove', 'node.rename'].map((name) => ({ name })),
    current: 2,
  })
  page.redo()
  expect(page.nodes.get(id('title'))?.name).toBe('标题')
  while (page.undo());
  expect(page.documents.getState().document).toEqual(samplePage())
})

it('shares the nodes that a step did not change', () => {
  const { saved, left } = earlierVisit()
  const page = openPage(left)
  adoptHistory(page.documents, saved)
  page.undo()
  expect(page.nodes.get(id('free'))).toBe(left.nodes[id('free')])
  expect(page.nodes.get(id('banner'))).toBeDefined()
})

it('puts steps that were made before the history was loaded behind it', () => {
  const { saved, left } = earlierVisit()
  const page = openPage(left)
  page.run(callOf(hideNode, { nodeIds: [id('free')], isHidden: true }))
  expect(adoptHistory(page.documents, saved)).toBe(true)
  expect(historyOf(page.documents).steps.map(({ name }) => name)).toEqual([
    'page.open',
    'node.rename',
    'node.remove',
    'node.hide',
  ])
  while (page.undo());
  expect(page.documents.getState().document).toEqual(samplePage())
})

it('starts anew when the page was changed elsewhere, and continues only once', () => {
  const { saved, left } = earlierVisit()
  const changed = openPage({ ...left, title: '别人改过' })
  expect(adoptHistory(changed.documents, saved)).toBe(false)
  expect(historyOf(changed.documents).steps).toHaveLength(1)
  const page = openPage(left)
  expect([adoptHistory(page.documents, saved), adoptHistory(page.documents, saved)]).toEqual([true, false])
})
