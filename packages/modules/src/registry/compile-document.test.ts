import { checkDocument, emptyDocument } from '@mallwright/contract/document'
import { expect, it } from 'vitest'

import { compilePage } from './definitions.ts'

it('preserves groups and guides in the document and omits them from the compiled page', () => {
  const item = {
    id: 'a',
    module: 'text',
    version: 0,
    props: {},
    rect: { x: 0, y: 0, width: 80, height: 30 },
    group: 'g',
  }
  const box = {
    id: 'box',
    module: 'free-container',
    version: 0,
    props: {},
    children: ['a'],
    guides: { x: [40], y: [] },
  }
  const checked = checkDocument({ ...emptyDocument(''), children: ['box'], nodes: { a: item, box } })
  if (!checked.ok) throw new Error(checked.issue.reason)
  expect(checked.document.nodes).toMatchObject({ a: { group: 'g' }, box: { guides: { x: [40] } } })
  const [compiled] = compilePage(checked.document, 'home').nodes
  expect(compiled).not.toHaveProperty('guides')
  expect(compiled?.children?.[0]).not.toHaveProperty('group')
  expect(compiled?.children?.[0]).toMatchObject({ id: 'a', rect: { width: 80 } })
})
