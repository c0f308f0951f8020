import type { NodeId } from '@mallwright/contract/document'
import { act, fireEvent, screen, within } from '@testing-library/react'
import { beforeEach, describe, expect, it } from 'vitest'

import { historyOf } from '../document-store/history.ts'
import { renderInStudio } from '../test-studio.tsx'
import { ShellDialogs } from '../shell/shell-dialogs.tsx'
import { searchCommands } from './search-commands.ts'
import type { CommandKind, PaletteCommand } from './search-commands.ts'

async function open() {
  const studio = await renderInStudio(<ShellDialogs />)
  const show = async () => {
    act(() => {
      studio.select('title')
      studio.view.setState({ dialog: 'commands' })
    })
    return within(await screen.findByRole('dialog', { name: '搜索命令' }))
  }
  return { studio, show, dialog: await show() }
}

const type = (dialog: ReturnType<typeof within>, query: string) =>
  fireEvent.change(dialog.getByRole('combobox'), { target: { value: query } })
const enter = (dialog: ReturnType<typeof within>) => fireEvent.keyDown(dialog.getByRole('combobox'), { key: 'Enter' })

beforeEach(() => localStorage.clear())

describe('command palette', () => {
  it('runs an action of the selection by a few characters and remembers it', async () => {
    const { studio, show, dialog } = await open()
    type(dialog, '复份')
    enter(dialog)
    expect(historyOf(studio.page.documents).steps.at(-1)?.name).toBe('node.duplicate')
    expect(screen.queryByRole('dialog')).toBeNull()
    const again = await show()
    expect(within(again.getByRole('group', { name: '最近使用' })).getByRole('option')).toHaveTextContent('复制一份')
  })

  it('inserts any module, found in either language', async () => {
    const { studio, dialog } = await open()
    type(dialog, 'carousel')
    fireEvent.click(within(dialog.getByRole('group', { name: '插入模块' })).getAllByRole('option')[0] as HTMLElement)
    const { document } = studio.page.documents.getState()
    expect(Object.values(document.nodes).some(({ module }) => module === 'carousel')).toBe(true)
  })

  it('selects a layer found by its text', async () => {
    const { studio, dialog } = await open()
    type(dialog, '自由容器')
    const layers = within(dialog.getByRole('group', { name: '转到图层' }))
    fireEvent.click(layers.getAllByRole('option')[0] as HTMLElement)
    expect(studio.page.selection.getState().selected).toEqual(['free' as NodeId])
  })

  it('shows shortcuts and lists possible actions only', async () => {
    const { dialog } = await open()
    expect(dialog.getByRole('option', { name: /^删除/ })).toHaveTextContent('Del')
    expect(dialog.queryByRole('option', { name: /^重做/ })).toBeNull()
  })

  it('shows a message when nothing matches', async () => {
    const { dialog } = await open()
    type(dialog, 'qqqqqq')
    expect(dialog.getByRole('status')).toHaveTextContent('没有匹配的命令')
  })
})

it('puts the group of the best match first', () => {
  const command = (key: string, kind: CommandKind): PaletteCommand => ({
    key,
    kind,
    name: key,
    words: [],
    run: () => undefined,
  })
  const commands = [command('remove the last', 'selection'), command('last', 'nodes'), command('other', 'actions')]
  expect(searchCommands(commands, 'last', []).map(({ kind }) => kind)).toEqual(['nodes', 'selection'])
  expect(searchCommands(commands, '', ['other', 'gone']).map(({ kind }) => kind)).toEqual([
    'recent',
    'selection',
    'nodes',
  ])
})
