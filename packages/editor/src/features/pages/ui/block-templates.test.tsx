import { emptyDocument } from '@mallwright/contract/document'
import type { Document, NodeId } from '@mallwright/contract/document'
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { expect, it } from 'vitest'

import { ShellDialogs } from '../../../shell/shell-dialogs.tsx'
import { renderInStudio } from '../../../test-studio.tsx'
import type { FakeGateway } from '../../../test-studio.tsx'
import { FOOTER_BLOCK } from '../../blocks/model/block-item.samples.ts'
import { PageStylePanel } from './page-style-panel.tsx'

const ID = 'words' as NodeId
const content: Document = {
  ...emptyDocument(''),
  look: { background: '#fff4e5' },
  children: [ID],
  nodes: { [ID]: { id: ID, module: 'text', version: 0, props: { text: '对公转账' } } },
}

function openWith(bodies: unknown[]) {
  const gateway: FakeGateway = ({ operation, body }) => {
    const name = operation.path.split('/').at(-1) ?? ''
    if (name === 'getBlockList') return { data: { results: [{ ...FOOTER_BLOCK, bLinked: false }] } }
    if (name === 'getBlock') return { data: { document: content, iRevision: 1 } }
    if (name === 'saveBlock') bodies.push(body)
    return { data: name === 'saveBlock' ? { iRevision: 1, dEdited: '' } : {} }
  }
  return renderInStudio(
    <>
      <PageStylePanel />
      <ShellDialogs />
    </>,
    { gateway },
  )
}

it('a page is kept as a template: a block of all of it, with its background', async () => {
  const bodies: unknown[] = []
  const { page } = await openWith(bodies)
  fireEvent.click(screen.getByRole('button', { name: '整页存为模板' }))
  fireEvent.change(await screen.findByRole('textbox', { name: '名称' }), { target: { value: '会员日' } })
  fireEvent.click(screen.getByRole('button', { name: '保存' }))
  await waitFor(() => expect(bodies).toHaveLength(1))
  const { document } = page.documents.getState()
  expect(bodies[0]).toMatchObject({
    cBlockName: '会员日',
    bLinked: false,
    document: { children: document.children, look: document.look },
  })
})

it('blocks of the site stand among the templates, and a page starts as a copy of one', async () => {
  const { page, view } = await openWith([])
  act(() => view.setState({ dialog: 'templates' }))
  fireEvent.click(await screen.findByRole('button', { name: new RegExp(FOOTER_BLOCK.cBlockName) }))
  fireEvent.click(screen.getByRole('button', { name: '替换当前页面' }))
  const { document } = page.documents.getState()
  const [id] = document.children
  expect(document.children).toHaveLength(1)
  expect(id).not.toBe(ID)
  expect(id && document.nodes[id]?.props).toEqual({ text: '对公转账' })
  expect(document.look.background).toBe('#fff4e5')
})

it('templates and blocks stand in groups, the blocks of the site last', async () => {
  const { view } = await openWith([])
  act(() => view.setState({ dialog: 'templates' }))
  const own = within(await screen.findByRole('region', { name: '我的模板与区块' }))
  expect(own.getAllByRole('button').map(({ textContent }) => textContent)).toEqual([
    expect.stringContaining(FOOTER_BLOCK.cBlockName),
  ])
  const groups = screen.getAllByRole('region').map((group) => group.getAttribute('aria-label'))
  expect(groups.filter((name) => name !== null)).toEqual(['促销', '内容', '我的模板与区块'])
  const names = within(screen.getByRole('region', { name: '内容' })).getAllByRole('button')
  expect(names.map((card) => card.querySelector('strong')?.textContent)).toEqual([
    '品牌故事',
    '安全周',
    '图文专题',
    '空白页',
  ])
})
