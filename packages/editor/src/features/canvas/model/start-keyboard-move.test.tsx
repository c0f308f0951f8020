import type { NodeId } from '@mallwright/contract/document'
import { act, fireEvent } from '@testing-library/react'
import { beforeEach, describe, expect, it } from 'vitest'

import { historyOf } from '../../../document-store/history.ts'
import { useKeyboard } from '../../../shell/actions/use-keyboard.ts'
import { renderInStudio } from '../../../test-studio.tsx'

function Keys() {
  useKeyboard()
  return null
}

async function open() {
  const studio = await renderInStudio(<Keys />)
  act(() => studio.page.select(['title' as NodeId]))
  return {
    ...studio,
    press: (key: string) => fireEvent.keyDown(document.body, { key }),
    said: () => studio.announcer.current.getState().text,
    steps: () => historyOf(studio.page.documents).steps.length,
    order: () => studio.page.documents.getState().document.children,
    isCarrying: () => studio.gestures.running.getState().preview?.kind === 'keyboardMove',
  }
}

beforeEach(() => localStorage.clear())

describe('keyboard move', () => {
  it('picks up, announces every location, and drops as one step with the selection kept', async () => {
    const { press, said, steps, order, page } = await open()
    press(' ')
    expect(said()).toBe('已拿起文本。页面，第 1 项，共 4 项。方向键移动，空格放下，Esc 取消')
    press('PageDown')
    expect(said()).toMatch(/^自由容器，位置 \d+，\d+$/)
    press('PageDown')
    expect(said()).toBe('页面，第 2 项，共 4 项')
    press('Enter')
    expect(order()).toEqual(['free', 'title', 'banner', 'riddle'])
    expect(steps()).toBe(2)
    expect(page.selection.getState().selected).toEqual(['title'])
  })

  it('is cancelled by Escape and by a pointer press', async () => {
    const { press, said, steps, isCarrying } = await open()
    press(' ')
    press('End')
    press('Escape')
    expect(said()).toBe('已取消移动')
    expect(isCarrying()).toBe(false)
    press(' ')
    fireEvent.pointerDown(document.body)
    expect(isCarrying()).toBe(false)
    expect(steps()).toBe(1)
  })

  it('records no step without a move, and swallows other keys meanwhile', async () => {
    const { press, said, steps } = await open()
    press(' ')
    press('Delete')
    press(' ')
    expect(said()).toBe('已放回原处')
    expect(steps()).toBe(1)
  })
})
