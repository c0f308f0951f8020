import type { Document, Node, NodeId, Rect } from '@mallwright/contract'

const node = (id: string, module: string, rest: Partial<Node> = {}): Node => ({
  id: id as NodeId,
  module,
  version: 0,
  props: {},
  ...rest,
})
const item = (id: string, module: string, rect: Rect) => node(id, module, { rect })

/** A small page for tests: a text, a free container of 300 units with three items, an image, and a module nobody knows. */
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
  return {
    format: 1,
    title: '首页',
    look: { background: '#f5f6f8' },
    children: ['title', 'free', 'banner', 'riddle'] as NodeId[],
    nodes: Object.fromEntries(nodes.map((one) => [one.id, one])),
  }
}
