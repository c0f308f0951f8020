import type { CompiledNode, CompiledPage, NodeId, Rect } from '@mallwright/contract/document'

import { readProps } from '../kit/define-module.ts'
import { definitionOf } from './definitions.ts'

type Props = Readonly<Record<string, unknown>>

/** Tab titles in samples of modules with tabs. */
const TABS = ['爆款', '新品', '自营']

/** A page with one module, and sample children if it accepts any. The node's id is `sample`. */
export function samplePageOf(type: string, props: Props): CompiledPage {
  const definition = definitionOf(type)
  const node = sampleNode('sample', type, props)
  return {
    columnCode: 'sample',
    title: '',
    look: { background: '' },
    nodes: [definition?.accepts ? { ...node, children: childrenOf(type) } : node],
  }
}

function childrenOf(type: string): CompiledNode[] {
  const list = sampleNode('sample-list', 'product-list', { columns: '2', titleKind: 'hidden', codes: ['1', '2'] })
  if (definitionOf(type)?.accepts?.arrangement === 'free') return freeItems()
  if (type === 'tab-page') return [list]
  return TABS.map((title, index) => ({
    ...sampleNode(`sample-tab-${index}`, 'tab-page', { title }),
    children: [list],
  }))
}

function freeItems(): CompiledNode[] {
  const item = (type: string, props: Props, rect: Rect) => ({ ...sampleNode(`sample-${type}`, type, props), rect })
  return [
    item('text', { text: '自由摆放', fontSize: 28, isBold: true }, { x: 30, y: 24, width: 200, height: 44 }),
    item('button', { text: '立即采购' }, { x: 30, y: 88, width: 130, height: 44 }),
  ]
}

function sampleNode(id: string, type: string, props: Props): CompiledNode {
  const definition = definitionOf(type)
  if (!definition) throw new Error(`no module ${type}`)
  const { version } = definition
  return { id: id as NodeId, module: type, version, props: readProps(definition, { version, props }) }
}
