import type { NodeId } from '@mallwright/contract/document'
import { compilePage } from '@mallwright/modules/definitions'
import { render } from '@testing-library/react'
import { expect, it } from 'vitest'

import { loadViews } from './page-data.ts'
import { PageView } from './page-view.tsx'

const picture = { url: '/p.svg', width: 750, height: 360 }
const NODES = [
  { id: 's' as NodeId, module: 'search-box', version: 0, props: {} },
  { id: 'c' as NodeId, module: 'image', version: 0, props: { picture, alt: '首图' } },
  { id: 'i' as NodeId, module: 'image', version: 0, props: { picture, alt: '次图' } },
]

it('loads the first pictures of a page at once, also below a search box', async () => {
  const children = NODES.map(({ id }) => id)
  const nodes = Object.fromEntries(NODES.map((node) => [node.id, node]))
  const page = compilePage({ format: 1, title: '', look: { background: '' }, children, nodes }, 'home')
  const { getByAltText } = render(
    <PageView
      page={page}
      scope={{
        views: await loadViews(page),
        data: {},
        source: {} as never,
        generation: 0,
        locale: 'zh-CN',
        origin: 'http://shop.test',
        onAction: () => undefined,
        onError: () => undefined,
      }}
    />,
  )
  expect(getByAltText('首图')).not.toHaveAttribute('loading')
  expect(getByAltText('次图')).toHaveAttribute('loading', 'lazy')
})
