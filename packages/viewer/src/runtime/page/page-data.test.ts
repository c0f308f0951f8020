import type { CompiledPage, NodeId } from '@mallwright/contract/document'
import { expect, it } from 'vitest'

import { loadViews } from './page-data.ts'

const node = (module: string) => ({ id: module as NodeId, module, version: 0, props: {} })
const page: CompiledPage = {
  columnCode: 'home',
  title: '',
  look: { background: '' },
  nodes: ['text', 'spacer', 'text', 'roulette', 'divider'].map(node),
}

it('loads the views of a page once each, without unknown modules', async () => {
  expect(Object.keys(await loadViews(page))).toEqual(['text', 'spacer', 'divider'])
})

it('pauses between the starts, so that none shares a task with another', async () => {
  const pauses: (() => void)[] = []
  let isLoaded = false
  const loading = loadViews(page, () => new Promise((resolve) => pauses.push(resolve))).then(() => (isLoaded = true))
  for (let turn = 0; turn < 2; turn += 1) {
    await expect.poll(() => pauses.length).toBe(turn + 1)
    expect(isLoaded).toBe(false)
    pauses[turn]?.()
  }
  await loading
})
