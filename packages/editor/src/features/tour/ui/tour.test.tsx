import { fireEvent, screen } from '@testing-library/react'
import { beforeEach, describe, expect, it } from 'vitest'

import { ShellDialogs } from '../../../shell/shell-dialogs.tsx'
import { InspectorSide } from '../../../shell/side-panels.tsx'
import { renderInStudio } from '../../../test-studio.tsx'
import { tourMemory } from './tour-offer.tsx'
import { TOUR_STEPS } from './tour.texts.ts'
import { cardPosition } from './tour.tsx'

const open = async () =>
  renderInStudio(
    <>
      <InspectorSide />
      <ShellDialogs />
    </>,
  )

beforeEach(() => localStorage.clear())

describe('tour', () => {
  it('is offered at the first visit only', async () => {
    await open()
    expect(screen.queryByRole('dialog')).toBeNull()
    fireEvent.click(screen.getByRole('button', { name: '不用了' }))
    expect(screen.queryByRole('region', { name: '第一次使用？' })).toBeNull()
    expect(tourMemory.get()).toBe('done')
  })

  it('moves by arrow keys to its end', async () => {
    const studio = await open()
    fireEvent.click(screen.getByRole('button', { name: '开始导览' }))
    const card = await screen.findByRole('dialog', { name: '插入模块' })
    expect(card).toHaveFocus()
    fireEvent.keyDown(card, { key: 'ArrowRight' })
    expect(screen.getByRole('dialog', { name: '在画布上编辑' })).toHaveTextContent('第 2 步，共 7 步')
    fireEvent.keyDown(card, { key: 'ArrowLeft' })
    for (const { title } of TOUR_STEPS.slice(0, -1)) {
      expect(screen.getByRole('dialog', { name: title.zh })).toBeInTheDocument()
      fireEvent.click(screen.getByRole('button', { name: '下一步' }))
    }
    fireEvent.click(screen.getByRole('button', { name: '完成' }))
    expect(screen.queryByRole('dialog')).toBeNull()
    expect(studio.view.getState().isTouring).toBe(false)
    expect(tourMemory.get()).toBe('done')
  })

  it('ends by Escape', async () => {
    await open()
    fireEvent.click(screen.getByRole('button', { name: '开始导览' }))
    fireEvent.keyDown(await screen.findByRole('dialog'), { key: 'Escape' })
    expect(screen.queryByRole('dialog')).toBeNull()
    expect(screen.queryByRole('button', { name: '开始导览' })).toBeNull()
  })
})

it('places its card beside the target inside the window', () => {
  const view = { width: 1440, height: 900 }
  const card = { width: 320, height: 160 }
  expect(cardPosition({ left: 64, top: 48, right: 328, bottom: 900 }, card, view).left).toBe(340)
  expect(cardPosition({ left: 1136, top: 48, right: 1440, bottom: 900 }, card, view).left).toBe(804)
  expect(cardPosition({ left: 1300, top: 8, right: 1430, bottom: 40 }, card, view)).toEqual({ left: 1108, top: 52 })
})
