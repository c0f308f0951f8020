import { afterEach, expect, it } from 'vitest'

import { openPage } from '../../document-store/open-page.ts'
import { samplePage } from '../../sample-page.samples.ts'
import { selectAddressedNode } from './select-addressed-node.ts'

afterEach(() => history.replaceState(null, '', '/'))

it('selects the node of the address once', () => {
  history.replaceState(null, '', '/studio/?page=sale&node=title')
  const page = openPage(samplePage())
  selectAddressedNode({ page })
  expect(page.selection.getState().selected).toEqual(['title'])
  expect(location.search).toBe('?page=sale')
})

it('selects nothing for a node that is gone or no id', () => {
  const page = openPage(samplePage())
  for (const search of ['?node=gone', '?node=', '?page=home']) {
    history.replaceState(null, '', `/studio/${search}`)
    selectAddressedNode({ page })
    expect(page.selection.getState().selected).toEqual([])
  }
})
