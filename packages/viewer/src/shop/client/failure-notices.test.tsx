import { FeedbackHost } from '@mallwright/shop-core/feedback-host'
import { createFeedback } from '@mallwright/shop-core/kit'
import { act, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'

import { resetBrowser } from '../app/test-shop.tsx'
import { askRemoved, plainTextOf, showHtmlAnswer } from './failure-notices.ts'

let feedback = createFeedback()

beforeEach(() => {
  resetBrowser()
  feedback = createFeedback()
})
afterEach(() => vi.useRealTimers())

it('shows a text/html answer as text, with message, reason and instructions', () => {
  render(<FeedbackHost feedback={feedback} />)
  act(() => {
    showHtmlAnswer(feedback, '<html><style>b{}</style><h1>502 Bad Gateway</h1><script>alert(1)</script></html>')
    showHtmlAnswer(feedback, '<p>again</p>')
  })
  expect(screen.getAllByRole('term').map(({ textContent }) => textContent)).toEqual(['提示', '原因', '处理建议'])
  expect(screen.getByText('502 Bad Gateway')).toBeInTheDocument()
  expect(screen.queryByText('again')).not.toBeInTheDocument()
})

it('truncates a long page', () => {
  expect(plainTextOf(`<p>${'字'.repeat(400)}</p>`)).toHaveLength(301)
})

it('exits automatically 20 seconds after a removal', async () => {
  vi.useFakeTimers()
  render(<FeedbackHost feedback={feedback} />)
  let isConfirmed: boolean | undefined
  act(() => void askRemoved(feedback, new AbortController().signal).then((answer) => (isConfirmed = answer)))
  expect(screen.getByText(/您的账号被管理员清退/)).toBeInTheDocument()
  for (let second = 0; second < 19; second++) await act(() => vi.advanceTimersByTimeAsync(1_000))
  expect(isConfirmed).toBeUndefined()
  await act(() => vi.advanceTimersByTimeAsync(1_000))
  expect(isConfirmed).toBe(true)
})

it('queues dialogs', async () => {
  render(<FeedbackHost feedback={feedback} />)
  const first = feedback.ask({ title: '一', confirm: '好' })
  act(() => void feedback.ask({ title: '二', confirm: '好' }))
  expect(screen.getByRole('dialog', { name: '一' })).toBeInTheDocument()
  act(() => screen.getByRole('button', { name: '好' }).click())
  expect(await first).toBe(true)
  expect(screen.getByRole('dialog', { name: '二' })).toBeInTheDocument()
})

it('hides a short message after a while', async () => {
  vi.useFakeTimers()
  render(<FeedbackHost feedback={feedback} />)
  act(() => feedback.toast('已保存'))
  expect(screen.getByText('已保存')).toBeInTheDocument()
  await act(() => vi.advanceTimersByTimeAsync(2_600))
  expect(screen.queryByText('已保存')).not.toBeInTheDocument()
})
