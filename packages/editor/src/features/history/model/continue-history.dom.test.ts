import type { NodeId } from '@mallwright/contract/document'
import { expect, it } from 'vitest'

import { callOf } from '../../../commands/kit/define-command.ts'
import { renameNode } from '../../../commands/node/rename-node.ts'
import type { SavedHistory } from '../../../document-store/adopt-history.ts'
import { openPage } from '../../../document-store/open-page.ts'
import { samplePage } from '../../../sample-page.samples.ts'
import { continueHistory } from './continue-history.ts'
import type { HistoryShelf } from './history-shelf.ts'

/** A shelf in memory, cloning like a database. */
function memoryShelf(): HistoryShelf {
  const records = new Map<string, SavedHistory>()
  return {
    read: async (page) => structuredClone(records.get(page)),
    write: async (page, history) => void records.set(page, structuredClone(history)),
  }
}

/** Visits a page, edits it, and leaves it the way to another page does. */
async function visit(shelf: Promise<HistoryShelf>, key: string, document = samplePage()) {
  const studio = { page: openPage(document), leaving: new Set<() => Promise<void>>() }
  const stop = continueHistory(studio, key, shelf)
  const leave = async () => {
    for (const finish of studio.leaving) await finish()
    stop()
    return structuredClone(studio.page.documents.getState().document)
  }
  // The shelf is read in the background.
  await new Promise((resolve) => setTimeout(resolve))
  return { page: studio.page, leave }
}

const rename = (name: string) => callOf(renameNode, { nodeId: 'title' as NodeId, name })

it('keeps the history of each page while others are opened in between', async () => {
  const shelf = Promise.resolve(memoryShelf())
  const first = await visit(shelf, 'home')
  first.page.run(rename('首屏'))
  const left = await first.leave()
  const other = await visit(shelf, 'sale')
  expect(other.page.undo()).toBe(false)
  await other.leave()
  const again = await visit(shelf, 'home', left)
  expect(again.page.undo()).toBe(true)
  expect(again.page.documents.getState().document).toEqual(samplePage())
})

it('opens and leaves a page without storage', async () => {
  const refused = Promise.reject<HistoryShelf>(new Error('no storage'))
  const { page, leave } = await visit(refused, 'home')
  page.run(rename('首屏'))
  await leave()
  expect(page.undo()).toBe(true)
})
