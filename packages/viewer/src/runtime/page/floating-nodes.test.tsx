import type { CompiledPage, NodeId } from '@mallwright/contract/document'
import { compilePage } from '@mallwright/modules/definitions'
import { EMPTY_SOURCE } from '@mallwright/modules/views'
import { render } from '@testing-library/react'
import { renderToString } from 'react-dom/server'
import { expect, it } from 'vitest'

import { loadViews } from './page-data.ts'
import type { PageScope } from './page-scope.ts'
import { PageView } from './page-view.tsx'

const ids = ['a', 'b'] as NodeId[]
const PAGE: CompiledPage = compilePage(
  {
    format: 1,
    title: '',
    look: { background: '' },
    children: ids,
    nodes: {
      [ids[0] as NodeId]: { id: ids[0] as NodeId, module: 'floating-entry', version: 0, props: { text: '客服' } },
      [ids[1] as NodeId]: { id: ids[1] as NodeId, module: 'text', version: 0, props: { text: '页面' } },
    },
  },
  'home',
)
const scopeOf = async (mode: PageScope['mode']): Promise<PageScope> => ({
  views: await loadViews(PAGE),
  data: {},
  source: EMPTY_SOURCE,
  generation: 0,
  locale: 'zh-CN',
  origin: 'http://shop.test',
  mode: mode ?? 'view',
  onAction: () => undefined,
  onError: (error) => {
    throw error
  },
})

it('float beside the page’s main part, and are no part of its HTML', async () => {
  const scope = await scopeOf('view')
  expect(renderToString(<PageView page={PAGE} scope={scope} />)).not.toContain('客服')
  const { container } = render(<PageView page={PAGE} scope={scope} />)
  expect(container.querySelector('main')?.textContent).toBe('页面')
  expect(container.querySelector('main + .mw-floats')?.textContent).toBe('客服')
})

it('stand in the flow of a page that is only looked at', async () => {
  const { container } = render(<PageView page={PAGE} scope={await scopeOf('edit')} />)
  expect(container.querySelector('main')?.textContent).toContain('客服')
  expect(container.querySelector('.mw-floats')).toBeNull()
})
