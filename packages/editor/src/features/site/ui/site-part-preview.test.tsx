import { compilePage } from '@mallwright/modules/definitions'
import type { Document, Node, NodeId } from '@mallwright/contract/document'
import { act, screen } from '@testing-library/react'
import { expect, it } from 'vitest'

import { samplePage } from '../../../sample-page.samples.ts'
import { renderInStudio } from '../../../test-studio.tsx'
import { SitePartPreview } from './site-part-preview.tsx'

it('shows the home page without what floats: a pop-up would cover the studio', async () => {
  const page = samplePage()
  const id = 'promotion' as NodeId
  const node: Node = { id, module: 'pop-up', version: 0, props: { name: '开门红', delay: 0 } }
  const document: Document = { ...page, children: [...page.children, id], nodes: { ...page.nodes, [id]: node } }
  const studio = await renderInStudio(<SitePartPreview />, { column: 'top-bar' })
  act(() => studio.site.setState({ home: compilePage(document, 'home') }))
  const shown = screen.getByRole('group', { name: '首页效果' })
  expect([...shown.querySelectorAll('[data-node]')].length).toBeGreaterThan(0)
  expect(shown.querySelector(`[data-node="${id}"]`)).toBeNull()
  expect(window.document.querySelector('dialog')).toBeNull()
})
