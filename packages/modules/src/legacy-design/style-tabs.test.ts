import { expect, it } from 'vitest'

import type { Document, Node } from '@mallwright/contract/document'

import { readDesign, writeDesign } from './index.ts'

const DESIGN = [
  {
    id: 'tabs',
    moduleName: '商品',
    data: { styleRadioVal: 'basic_style_two_tag' },
    styleOpt: { bottomColor: '#ffffff' },
    styleTabDataList: [
      { title: '爆款', goodsList: [{ cProdCode: 'P01001', old: 1 }, { cProdCode: 'P02001' }], color: '#f00' },
      { title: '五金', prodTypeRadio: '2', partnerClass: { cClassUuid: 'c5' } },
    ],
  },
]

function opened(design: unknown) {
  const reading = readDesign(JSON.stringify(design))
  if (!reading.ok) throw new Error(reading.issue.kind)
  return reading
}

/** The tabs of a document with the props of their only lists. */
function tabsOf({ children, nodes }: Document) {
  const tabs = nodes[children[0] as Node['id']] as Node
  return (tabs.children ?? []).map((id) => {
    const page = nodes[id] as Node
    const list = nodes[page.children?.[0] as Node['id']] as Node
    return { page, list }
  })
}

it('reads tabs of title and products as pages with a product list each', () => {
  const { document, report } = opened(DESIGN)
  const [first, second] = tabsOf(document)
  expect(first?.page.props).toMatchObject({ title: '爆款' })
  expect(first?.list).toMatchObject({ module: 'product-list', props: { codes: ['P01001', 'P02001'] } })
  expect(second?.list.props).toMatchObject({ source: 'class', classIds: ['c5'] })
  expect(report.map(({ status }) => status)).not.toContain('unknown')
  expect(report.flatMap(({ unknown }) => unknown)).not.toContain('styleTabDataList')
  expect(report[1]?.understood).toContain('title')
})

it('writes untouched tabs as they were', () => {
  expect(JSON.parse(writeDesign(opened(DESIGN).document))).toEqual(DESIGN)
})

it('writes changed products in their shape, and keeps what it does not know', () => {
  const { document } = opened(DESIGN)
  const [first] = tabsOf(document)
  const list = first?.list as Node
  const changed = { ...list, props: { ...list.props, codes: ['P02001'] } }
  const written = JSON.parse(
    writeDesign({ ...document, nodes: { ...document.nodes, [list.id]: changed } }),
  ) as typeof DESIGN
  expect(written[0]?.styleTabDataList[0]).toEqual({
    title: '爆款',
    goodsList: [{ cProdCode: 'P02001' }],
    color: '#f00',
  })
})

it('writes the modules of its tabs once one of them holds more', () => {
  const { document } = opened(DESIGN)
  const [first] = tabsOf(document)
  const page = first?.page as Node
  const emptied = { ...page, children: [] }
  const [written] = JSON.parse(writeDesign({ ...document, nodes: { ...document.nodes, [page.id]: emptied } })) as [
    Record<string, unknown>,
  ]
  expect(written).not.toHaveProperty('styleTabDataList')
  expect(written['list']).toHaveLength(2)
})

it('marks new tag tabs by their style', () => {
  const id = 'a' as Node['id']
  const node: Node = { id, module: 'tag-tabs', version: 0, props: {}, children: [] }
  const written = writeDesign({ format: 1, title: '', look: { background: '' }, children: [id], nodes: { [id]: node } })
  expect(JSON.parse(written)).toMatchObject({ list: [{ data: { styleRadioVal: 'basic_style_two_tag' } }] })
})

it('reads a class as an object as well as in a list, and writes it in its shape', () => {
  const design = [
    { componentName: 'ProductList', prodTypeRadio: '2', partnerClass: { cClassUuid: 'c1', name: '五金' } },
  ]
  const { document } = opened(design)
  const [list] = Object.values(document.nodes)
  expect(list?.props).toMatchObject({ classIds: ['c1'] })
  const untouched = JSON.parse(writeDesign(document)) as typeof design
  expect(untouched[0]?.partnerClass).toEqual({ cClassUuid: 'c1', name: '五金' })
  const moved = { ...(list as Node), props: { ...list?.props, classIds: ['c2'] } }
  const written = JSON.parse(writeDesign({ ...document, nodes: { [moved.id]: moved } })) as typeof design
  expect(written[0]?.partnerClass).toEqual({ cClassUuid: 'c2', name: '五金' })
})

it('reads five columns of shops, and font options without an alignment as justified', () => {
  const { document } = opened([
    { componentName: 'ShopList', styleOpt: { showGridColumnRadio: '5' } },
    { componentName: 'Text', fontopts: { fontSize: 14 }, textVal: '一' },
    { componentName: 'Text', textVal: '二' },
  ])
  const [shops, aligned, plain] = document.children.map((id) => document.nodes[id]?.props)
  expect(shops).toMatchObject({ columns: '5' })
  expect(aligned).toMatchObject({ align: 'justify' })
  expect(plain).not.toMatchObject({ align: 'justify' })
})
