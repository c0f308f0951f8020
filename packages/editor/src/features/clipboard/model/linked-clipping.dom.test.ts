import { LINKED_BLOCK, blockCode, emptyDocument } from '@mallwright/contract/document'
import type { BlockContents, NodeId } from '@mallwright/contract/document'
import { createApi } from '@mallwright/contract/rpc'
import { expect, it } from 'vitest'

import type { Clipping } from '../../../commands/kit/clipping.ts'
import { STUDIO_OPERATIONS } from '../../../gateway/studio-operations.ts'
import type { Studio } from '../../../studio/studio.ts'
import { readClipping, writeClipping } from './clipboard-format.ts'
import { localClipping } from './paste-incoming.ts'

const ID = '0b7b1c1e-5a5e-4c1e-9a3c-6a1f2b3c4d5e'
const [link, own, inner] = ['link', 'own', 'inner'] as NodeId[] as [NodeId, NodeId, NodeId]
const picture = { url: '/api/alc-oss/handle/downLoad/x/origin.png', width: 10, height: 10 }
const clipping: Clipping = {
  children: [own, link],
  nodes: {
    [own]: { id: own, module: 'text', version: 0, props: { text: '自己的' } },
    [link]: { id: link, module: LINKED_BLOCK, version: 0, props: { block: ID } },
  },
  from: [{ index: 0 }, { index: 1 }],
}
const blocks: BlockContents = {
  [ID]: {
    ...emptyDocument(''),
    children: [inner],
    nodes: { [inner]: { id: inner, module: 'image', version: 0, props: { picture } } },
  },
}

/** A site that has the block, does not have it, or does not answer. */
function siteOf(answer: 'knows' | 'knows not' | 'is silent', column = 'home'): Pick<Studio, 'api' | 'column'> {
  const item = { cBlockUuid: ID, cBlockName: '', iRevision: 1, cEditedBy: '', dEdited: '', iModuleCount: 1 }
  const results = answer === 'knows' ? [{ ...item, bLinked: true, pages: [] }] : []
  const api = createApi(STUDIO_OPERATIONS, ({ operation }) => {
    const data = operation.path.endsWith('/getBlockList') ? { results } : { document: blocks[ID], iRevision: 1 }
    return Promise.resolve({ arrived: true, envelope: { code: answer === 'is silent' ? 5000 : 1, msg: '', data } })
  })
  return { api, column }
}
const modulesHere = async (site: Pick<Studio, 'api' | 'column'>, carried = blocks) => {
  const local = await localClipping(site as Studio, { clipping, blocks: carried })
  return local.children.map((id) => local.nodes[id]?.module)
}

it('stays a link where the site has the block', async () => {
  expect(await localClipping(siteOf('knows') as Studio, { clipping, blocks })).toBe(clipping)
})

it('is expanded where the site does not have the block, or cannot be asked', async () => {
  expect(await modulesHere(siteOf('knows not'))).toEqual(['text', 'image'])
  expect(await modulesHere(siteOf('is silent'))).toEqual(['text', 'image'])
  expect(await modulesHere(siteOf('knows not'), {})).toEqual(['text'])
})

it('is expanded inside a block, which holds no links', async () => {
  expect(await modulesHere(siteOf('knows', blockCode(ID)), {})).toEqual(['text', 'image'])
})

it('carries the content of its blocks with absolute file addresses', () => {
  const json = writeClipping(clipping, 'https://one.test', blocks) ?? ''
  const read = readClipping(json, 'https://two.test')
  expect(read.kind === 'clipping' && read.blocks[ID]?.nodes[inner]?.props['picture']).toEqual({
    ...picture,
    url: `https://one.test${picture.url}`,
  })
  const broken = readClipping(JSON.stringify({ ...JSON.parse(json), blocks: { [ID]: { children: ['nobody'] } } }), '')
  expect(broken).toMatchObject({ kind: 'clipping', blocks: {} })
})
