import type { CompiledPage } from '@mallwright/contract/document'
import { expect, it } from 'vitest'

import { definitionOf } from '../registry/definitions.ts'
import { SAMPLES, samplePageOf } from '../registry/samples.ts'
import { compileModules, writeModules } from './index.ts'

const pages = SAMPLES.filter(({ type }) => !definitionOf(type)?.allowedParents).flatMap(({ type, states }) =>
  Object.entries(states).map(([state, props]) => ({ name: `${type}, ${state}`, page: samplePageOf(type, props) })),
)

/** Ids of sample children repeat: a design gets new ones. */
const withoutIds = (page: CompiledPage | undefined): unknown =>
  JSON.parse(JSON.stringify(page, (key, value: unknown) => (key === 'id' ? undefined : value)))

it.each(pages)('writes $name in option names, and compiles it to the same page again', ({ page }) => {
  const titled = { ...page, title: '采购节', look: { background: '#fff1e8' } }
  expect(withoutIds(compileModules(writeModules(titled), 'sample'))).toEqual(withoutIds(titled))
})

it('omits what it does not know, and takes an empty list for an empty page', () => {
  const text = { type: 'text', componentName: 'Text', textVal: '采购节' }
  expect(compileModules({ modules: [text, { componentName: 'Roulette' }] }, 'a')?.nodes).toMatchObject([
    { module: 'text', props: { text: '采购节' } },
  ])
  const empty = { columnCode: 'a', title: '首页', look: { background: '' }, nodes: [] }
  const coloured = { name: '长'.repeat(80), bottomColor: '#ff0000', modules: [] }
  expect(compileModules(coloured, 'a')).toMatchObject({ title: '长'.repeat(60), look: { background: '#ff0000' } })
  expect(compileModules({ name: '首页', modules: [] }, 'a')).toEqual(empty)
  expect(compileModules({ name: '首页', modules: [{ componentName: 'Roulette' }] }, 'a')).toEqual(empty)
})

it('is an image item with several pictures in a free container, Sr settings included', () => {
  const slide = (name: string) => ({ img: `/files/${name}.png`, imgWidth: 750, imgHeight: 400 })
  const item = {
    type: 'image',
    x: 10,
    y: 20,
    width: 200,
    height: 120,
    linkopts: { imglist: [slide('a'), slide('b')] },
    Sr: { AutomaticallyRoundshow: 1, interval: 5, pageNum: 1, spaceBetween: 4 },
  }
  const page = compileModules({ modules: [{ componentName: 'FreeContainer', list: [item] }] }, 'home')
  expect(page?.nodes[0]?.children).toMatchObject([
    {
      module: 'carousel',
      rect: { x: 10, y: 20, width: 200, height: 120 },
      props: { slides: [{}, {}], isAutoplay: false, interval: 5, perView: 1, spacing: 4 },
    },
  ])
})
