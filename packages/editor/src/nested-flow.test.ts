import type { NodeId } from '@mallwright/contract/document'
import { checkDocument } from '@mallwright/contract/document'
import { describe, expect, it } from 'vitest'

import { definitionOf } from '@mallwright/modules/definitions'
import { insertCall } from './features/palette/model/insert-module.ts'
import { createSiteStore } from './features/site/model/site-store.ts'
import { samplePage, tabbedPage } from './sample-page.samples.ts'
import { testEditor } from './test-editor.ts'

// The test layout: intro 0–100, the tab 100–300 with its texts at 100 and 200, outro from 300.
const childrenOf = (editor: ReturnType<typeof testEditor>, id: string) =>
  editor.document.nodes[id as NodeId]?.children ?? []

describe('tabs with modules', () => {
  it('accept a module of the page and release it, each in one step', () => {
    const editor = testEditor(tabbedPage()).down({ node: 'intro' }, 100, 50).move(0, 160).up()
    expect(childrenOf(editor, 'hot')).toEqual(['first', 'intro', 'second'])
    expect(editor.document.children).toEqual(['tabs', 'outro'])
    editor.down({ node: 'intro' }, 100, 150).move(0, 300).up()
    expect(editor.document).toEqual({ ...tabbedPage(), children: ['tabs', 'outro', 'intro'] })
    expect(editor.steps).toEqual(['node.move', 'node.move'])
  })

  it('sort their modules, and a drop beside itself changes nothing', () => {
    const sorted = testEditor(tabbedPage()).down({ node: 'first' }, 100, 150).move(0, 130).up()
    expect(childrenOf(sorted, 'hot')).toEqual(['second', 'first'])
    const same = testEditor(tabbedPage()).down({ node: 'first' }, 100, 150).move(0, 30).up()
    expect(same.steps).toEqual([])
  })

  it('refuse tabs inside tabs', () => {
    const page = tabbedPage()
    const tabs = { ...page.nodes['intro' as NodeId], module: 'tag-tabs', children: [] } as never
    const editor = testEditor({ ...page, nodes: { ...page.nodes, ['intro' as NodeId]: tabs } })
    editor.down({ node: 'intro' }, 100, 50).move(0, 160)
    expect(editor.preview).toMatchObject({ target: { id: undefined } })
  })

  it('are inserted with three tabs in one step', () => {
    const editor = testEditor(tabbedPage()).down({ palette: 'tag-tabs' }, 100, 590).up()
    expect(editor.document.children).toHaveLength(3)
    editor.down({ palette: 'tag-tabs' }, 100, 590).move(0, 5).up()
    const [added] = editor.selected
    expect(childrenOf(editor, added ?? '')).toHaveLength(3)
    expect(checkDocument(editor.document).ok).toBe(true)
    expect(editor.steps).toEqual(['node.insert'])
    expect(editor.undo().document).toEqual(tabbedPage())
  })

  it('receive a module clicked in the palette when the selection is inside', () => {
    const editor = testEditor(tabbedPage()).select('first')
    const text = definitionOf('text')
    const image = definitionOf('image')
    if (!text || !image) throw new Error('no definitions')
    editor.page.run(insertCall({ page: editor.page, site: createSiteStore() }, text))
    expect(childrenOf(editor, 'hot')).toEqual(['first', editor.selected[0], 'second'])
    editor.select('buy').page.run(insertCall({ page: editor.page, site: createSiteStore() }, image))
    expect(childrenOf(editor, 'box')).toHaveLength(2)
    const [carousel, title] = [definitionOf('carousel'), definitionOf('module-title')]
    if (!carousel || !title) throw new Error('no definitions')
    editor.select('buy').page.run(insertCall({ page: editor.page, site: createSiteStore() }, carousel))
    expect(childrenOf(editor, 'box')).toHaveLength(3)
    expect(editor.document.nodes[editor.selected[0] as NodeId]?.props).toMatchObject({ perView: 1, spacing: 0 })
    // The container takes no titles: below it, in the same tab.
    editor.select('buy').page.run(insertCall({ page: editor.page, site: createSiteStore() }, title))
    expect(childrenOf(editor, 'new')).toEqual(['box', editor.selected[0]])
  })

  it('place what is clicked into a free container beside what is there', () => {
    const editor = testEditor(samplePage()).select('free')
    const button = definitionOf('button')
    if (!button) throw new Error('no definition')
    for (let clicks = 0; clicks < 3; clicks += 1) {
      editor.page.run(insertCall({ page: editor.page, site: createSiteStore() }, button))
    }
    const { nodes } = editor.document
    const rects = childrenOf(editor, 'free').flatMap((id) => nodes[id]?.rect ?? [])
    const overlaps = rects.filter((a, index) =>
      rects
        .slice(index + 1)
        .some((b) => a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height),
    )
    expect(rects).toHaveLength(6)
    expect(overlaps).toEqual([])
  })

  it('release a module by keys to the nearest location that accepts it', () => {
    const run = (id: string, name: string) => {
      const editor = testEditor(tabbedPage()).select(id)
      return editor.act(name)
    }
    expect(run('second', 'node.moveOut').document.children).toEqual(['intro', 'tabs', 'second', 'outro'])
    expect(childrenOf(run('buy', 'node.moveOut'), 'new')).toEqual(['box', 'buy'])
    expect(run('hot', 'node.moveOut').steps).toEqual([])
    expect(childrenOf(run('intro', 'node.moveIn'), 'hot')).toEqual(['first', 'second', 'intro'])
  })

  it('add a tab behind the selected one or last', () => {
    const last = testEditor(tabbedPage()).select('tabs').act('tab.add')
    expect(childrenOf(last, 'tabs')).toEqual(['hot', 'new', last.selected[0]])
    const behind = testEditor(tabbedPage()).select('hot').act('tab.add')
    expect(childrenOf(behind, 'tabs')).toEqual(['hot', behind.selected[0], 'new'])
    expect(testEditor(tabbedPage()).select('intro').act('tab.add').steps).toEqual([])
  })

  it('offer no new tab without a list of children', () => {
    const tabs = { id: 'tabs' as NodeId, module: 'tag-tabs', version: 0, props: {} }
    const document = { ...tabbedPage(), children: [tabs.id], nodes: { [tabs.id]: tabs } }
    expect(testEditor(document).select('tabs').act('tab.add').steps).toEqual([])
  })
})
