import { act, fireEvent, render, screen } from '@testing-library/react'
import { beforeEach, describe, expect, it, vi } from 'vitest'

import { setDocumentLocale } from '../../i18n/locale-store.ts'
import { PullRefresh } from './pull-refresh.tsx'

beforeEach(() => setDocumentLocale('zh-CN'))

async function show() {
  const onRefresh = vi.fn<() => void>()
  render(
    <PullRefresh isBusy={false} onRefresh={onRefresh}>
      <p>内容</p>
      <dialog open>
        <p>弹层</p>
      </dialog>
    </PullRefresh>,
  )
  // What follows the finger loads beside.
  await act(() => vi.dynamicImportSettled())
  return onRefresh
}

/** Moves a finger on a text through points. */
function slide(text: string, ...points: readonly (readonly [number, number])[]) {
  const target = screen.getByText(text)
  const touches = ([clientX, clientY]: readonly [number, number]) => ({ touches: [{ clientX, clientY }] })
  const [first = [0, 0], ...rest] = points
  fireEvent.touchStart(target, touches(first))
  for (const point of rest) fireEvent.touchMove(target, touches(point))
  return { release: () => fireEvent.touchEnd(target, { touches: [] }), cancel: () => fireEvent.touchCancel(target) }
}

describe('a pull at the top', () => {
  it('says what it does, and refreshes once when it is let go far enough', async () => {
    const onRefresh = await show()
    const finger = slide('内容', [100, 100], [101, 130])
    expect(screen.getByText('下拉刷新')).toBeInTheDocument()
    fireEvent.touchMove(screen.getByText('内容'), { touches: [{ clientX: 102, clientY: 210 }] })
    expect(screen.getByText('松开刷新')).toBeInTheDocument()
    expect(onRefresh).not.toHaveBeenCalled()
    finger.release()
    expect(onRefresh).toHaveBeenCalledOnce()
    expect(screen.queryByText('松开刷新')).not.toBeInTheDocument()
  })

  it.each([
    ['is let go too early', '内容', [100, 150]],
    ['goes sideways', '内容', [400, 210]],
    ['goes up', '内容', [100, 20]],
    ['is in a dialog', '弹层', [100, 300]],
  ] as const)('does nothing when it %s', async (_, text, point) => {
    const onRefresh = await show()
    slide(text, [100, 100], point, [point[0], point[1] + 4]).release()
    expect(onRefresh).not.toHaveBeenCalled()
  })

  it('is taken back, and ends with a lost touch', async () => {
    const onRefresh = await show()
    slide('内容', [100, 100], [100, 260], [100, 105]).release()
    slide('内容', [100, 100], [100, 260]).cancel()
    expect(onRefresh).not.toHaveBeenCalled()
  })
})

it('does nothing to what is scrolled back in it', async () => {
  const onRefresh = await show()
  screen.getByText('内容').scrollTop = 40
  slide('内容', [100, 100], [100, 300]).release()
  expect(onRefresh).not.toHaveBeenCalled()
})

it('does nothing below the top of the page', async () => {
  const onRefresh = await show()
  vi.spyOn(window, 'scrollY', 'get').mockReturnValue(40)
  slide('内容', [100, 100], [100, 300]).release()
  expect(onRefresh).not.toHaveBeenCalled()
})
