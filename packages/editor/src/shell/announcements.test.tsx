import { act, screen } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'

import { renderInStudio } from '../test-studio.tsx'
import { Announcements } from './announcements.tsx'

afterEach(() => void vi.useRealTimers())

it('shows a notice for its time, whatever is spoken meanwhile', async () => {
  const { announcer } = await renderInStudio(<Announcements />)
  vi.useFakeTimers()
  const toast = () => document.querySelector('.st-toast')?.textContent
  act(() => announcer.notify('请点击预览查看'))
  act(() => announcer.speak('已选中文本'))
  expect(screen.getByText('已选中文本')).toBeInTheDocument()
  expect(toast()).toBe('请点击预览查看')
  act(() => void vi.advanceTimersByTime(3999))
  expect(toast()).toBe('请点击预览查看')
  act(() => void vi.advanceTimersByTime(1))
  expect(toast()).toBeUndefined()
  act(() => announcer.notify('请点击预览查看'))
  expect(toast()).toBe('请点击预览查看')
})
