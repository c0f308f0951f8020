import type { Document, Node, NodeId, Rect } from '@mallwright/contract/document'

const node = (id: string, module: string, rest: Partial<Node> = {}): Node => ({
  id: id as NodeId,
  module,
  version: 0,
  props: {},
  ...rest,
})
const item = (id: string, module: string, rect: Rect) => node(id, module, { rect })

/** Sample page for tests: a text, a free container of 300 units with three items, an image and an unknown module. */
export function samplePage(): Document {
  const nodes = [
    node('title', 'text', { props: { text: '企业采购，一站配齐' } }),
    node('free', 'free-container', { props: { height: 300 }, children: ['logo', 'slogan', 'buy'] as NodeId[] }),
    item('logo', 'image', { x: 20, y: 20, width: 100, height: 60 }),
    item('slogan', 'text', { x: 200, y: 100, width: 120, height: 30 }),
    item('buy', 'button', { x: 40, y: 200, width: 120, height: 44 }),
    node('banner', 'image'),
    node('riddle', 'acme.riddle', { version: 7, props: { deep: { unknown: [1, null, 'x'] } }, secret: true }),
  ]
  return pageOf(['title', 'free', 'banner', 'riddle'], nodes)
}

/** The sample page with a linked block at its end. */
export function linkedPage(): Document {
  const page = samplePage()
  const link = node('link', 'linked-block', { props: { block: '0b7b1c1e-5a5e-4c1e-9a3c-6a1f2b3c4d5e' } })
  return { ...page, children: [...page.children, link.id], nodes: { ...page.nodes, [link.id]: link } }
}

/** Sample page with tag tabs: two texts in the first tab, a free container with a button in the second. */
export function tabbedPage(): Document {
  const nodes = [
    node('intro', 'text'),
    node('tabs', 'tag-tabs', { children: ['hot', 'new'] as NodeId[] }),
    node('hot', 'tab-page', { props: { title: '爆款' }, children: ['first', 'second'] as NodeId[] }),
    node('first', 'text'),
    node('second', 'text'),
    node('new', 'tab-page', { isHidden: true, children: ['box'] as NodeId[] }),
    node('box', 'free-container', { props: { height: 200 }, children: ['buy'] as NodeId[] }),
    item('buy', 'button', { x: 40, y: 100, width: 120, height: 44 }),
    node('outro', 'image'),
  ]
  return pageOf(['intro', 'tabs', 'outro'], nodes)
}

function pageOf(children: readonly string[], nodes: readonly Node[]): Document {
  return {
    format: 1,
    title: '首页',
    look: { background: '#f5f6f8' },
    children: children as NodeId[],
    nodes: Object.fromEntries(nodes.map((node) => [node.id, node])),
  }
}
