import { setDocumentLocale } from '@mallwright/shop-core/i18n'
import { within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import axe from 'axe-core'
import { beforeEach, describe, expect, it } from 'vitest'

import { layOut } from '../widget-host/test-layout.ts'
import { gateway, leaf, openChooser, show } from './test-reference.tsx'

beforeEach(() => {
  setDocumentLocale('zh-CN')
  layOut()
})

describe('a tree that is too large for an answer', () => {
  /** 150 nodes, each with one leaf below it that is read by its parent or found by its title. */
  const large = (isDown: () => boolean = () => false) =>
    gateway('tree', {
      getData4Tree: ({ cWhere = '', cPathTo = '' }: { readonly cWhere?: string; readonly cPathTo?: string }) => {
        const top = Array.from({ length: 150 }, (_, n) => ({ ...leaf(n), bHasMore: true }))
        const below = top.map(({ cTreeKey }) => ({
          ...leaf(0),
          cTreeNodeTitle: `下${cTreeKey}`,
          cTreeKey: `${cTreeKey}x`,
          cParentKey: cTreeKey,
        }))
        if ((cWhere !== '' || cPathTo !== '') && isDown()) return { code: 5000, msg: '服务繁忙' }
        if (cPathTo !== '') {
          const found = below.find(({ cTreeKey }) => cTreeKey === cPathTo)
          const above = top.find(({ cTreeKey }) => cTreeKey === found?.cParentKey)
          return { data: { treeList: above && found ? [{ ...above, children: [found] }] : [], bLazy: false } }
        }
        const [, keyword] = /LIKE '%(.*)%'/.exec(cWhere) ?? []
        const met = below.filter(({ cTreeNodeTitle, cParentKey }) =>
          keyword === undefined ? cWhere.includes(`'${cParentKey}'`) : cTreeNodeTitle.includes(keyword),
        )
        return { data: cWhere === '' ? { treeList: top, bLazy: true } : { treeList: met, bLazy: false } }
      },
    })

  it('is read as it is looked at: a node is chosen with all below it, and counts what is known', async () => {
    const { send, bodiesOf } = large()
    const { chosen, container } = show(send, true)
    const sheet = await openChooser()
    expect(await sheet.findByRole('checkbox', { name: '类149' })).toBeInTheDocument()
    expect(sheet.queryByText(/0\+/)).toBeNull()
    expect(bodiesOf('getData4Tree')).toHaveLength(1)
    await userEvent.click(sheet.getByRole('checkbox', { name: '类149' }))
    expect(await sheet.findByText('(1/1)', { selector: 'li:last-child small' })).toBeInTheDocument()
    await userEvent.click(sheet.getByRole('button', { name: '类148的下级' }))
    await userEvent.click(await sheet.findByRole('checkbox', { name: '下k148' }))
    expect(sheet.getByRole('button', { name: '类148' })).toHaveAttribute('aria-current', 'location')
    expect((await axe.run(container, { rules: { 'color-contrast': { enabled: false } } })).violations).toEqual([])
    await userEvent.click(sheet.getByRole('button', { name: '选择' }))
    expect(chosen()).toEqual([
      { cName: '下k148', cUuid: 'k148x', cCode: '' },
      { cName: '下k149', cUuid: 'k149x', cCode: '' },
    ])
    expect(bodiesOf('getData4Tree')).toHaveLength(3)
  })

  it('is chosen as a whole by few calls, each with no more parents than a filter may name', async () => {
    const { send, bodiesOf } = large()
    show(send, true)
    const sheet = await openChooser()
    await userEvent.click(await sheet.findByRole('checkbox', { name: '全选' }))
    expect(await sheet.findByRole('button', { name: '已选 (99+)' })).toBeInTheDocument()
    expect(bodiesOf('getData4Tree')).toHaveLength(3)
  })

  it('is searched by the server, and what it finds is chosen like any other', async () => {
    const { chosen } = show(large().send, true)
    const sheet = await openChooser()
    await userEvent.type(await sheet.findByRole('searchbox'), '下k77')
    await userEvent.click(await sheet.findByRole('checkbox', { name: '下k77' }))
    expect(sheet.getByRole('checkbox', { name: '下k77' })).toBeChecked()
    // Its place opens when the search ends.
    await userEvent.clear(sheet.getByRole('searchbox'))
    expect(await sheet.findByRole('button', { name: '类77' })).toHaveAttribute('aria-current', 'location')
    expect(await sheet.findByRole('checkbox', { name: '下k77' })).toBeChecked()
    await userEvent.click(sheet.getByRole('button', { name: '选择' }))
    expect(chosen()).toEqual([{ cName: '下k77', cUuid: 'k77x', cCode: '' }])
  })

  it('tells on a row, and in a level, that it could not be read, and tries again', async () => {
    let isDown = true
    show(large(() => isDown).send, true)
    const sheet = await openChooser()
    await userEvent.click(await sheet.findByRole('checkbox', { name: '类3' }))
    const retry = await sheet.findByRole('button', { name: '类3的下级加载失败，重试' })
    expect(sheet.getByRole('checkbox', { name: '类3' })).not.toBeChecked()
    await userEvent.click(sheet.getByRole('button', { name: '类4的下级' }))
    expect(await sheet.findByText('服务繁忙')).toBeInTheDocument()
    isDown = false
    await userEvent.click(sheet.getByRole('button', { name: '重试' }))
    expect(await sheet.findByRole('checkbox', { name: '下k4' })).toBeInTheDocument()
    await userEvent.click(sheet.getByRole('button', { name: '根目录' }))
    expect(retry).not.toBeInTheDocument()
    await userEvent.click(sheet.getByRole('button', { name: '类3的下级加载失败，重试' }))
    expect(await sheet.findByText('(1/1)')).toBeInTheDocument()
  })

  it('opens where the chosen node stands, with what leads there, and asks for no more than that', async () => {
    const { send, bodiesOf } = large()
    const { chosen } = show(send, false, [{ cName: '下k77', cUuid: 'k77x', cCode: '' }])
    const sheet = await openChooser()
    expect(await sheet.findByRole('button', { name: '下k77' })).toHaveAttribute('aria-pressed', 'true')
    const path = within(sheet.getByRole('navigation', { name: '路径' })).getAllByRole('button')
    expect(path.map(({ textContent }) => textContent)).toEqual(['根目录', '类77'])
    expect(path.map((step) => step.getAttribute('aria-current'))).toEqual([null, 'location'])
    expect(bodiesOf('getData4Tree')).toHaveLength(3)
    await userEvent.click(sheet.getByRole('button', { name: '根目录' }))
    expect(sheet.getByRole('button', { name: '类149' })).toBeInTheDocument()
    await userEvent.click(sheet.getByRole('button', { name: '选择' }))
    expect(chosen()).toEqual([{ cName: '下k77', cUuid: 'k77x', cCode: '' }])
  })

  it('opens at the top when the chosen node is gone or another’s, and says why its place could not be read', async () => {
    const { unmount } = show(large().send, false, [{ cName: '别处', cUuid: 'foreign', cCode: '' }])
    expect(await (await openChooser()).findByRole('button', { name: '类149' })).toBeInTheDocument()
    unmount()
    let isDown = true
    show(large(() => isDown).send, false, [{ cName: '下k77', cUuid: 'k77x', cCode: '' }])
    const sheet = await openChooser()
    expect(await sheet.findByText('服务繁忙')).toBeInTheDocument()
    expect(sheet.getByRole('button', { name: '根目录' })).not.toHaveAttribute('aria-current')
    isDown = false
    await userEvent.click(sheet.getByRole('button', { name: '重试' }))
    expect(await sheet.findByRole('button', { name: '下k77' })).toHaveAttribute('aria-pressed', 'true')
  })
})
