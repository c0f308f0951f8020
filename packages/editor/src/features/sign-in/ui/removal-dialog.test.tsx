import type { Session } from '@mallwright/shop-core/session'
import { setDocumentLocale } from '@mallwright/shop-core/i18n'
import { act, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'

import { createStudioClient } from '../model/studio-client.ts'
import { RemovalDialog } from './removal-dialog.tsx'

beforeEach(() => {
  localStorage.clear()
  setDocumentLocale('zh-CN')
  vi.useFakeTimers()
})
afterEach(() => vi.useRealTimers())

const sessionOf = (id: string): Session => ({
  kind: 'account',
  id,
  token: 't',
  signKey: 'ab'.repeat(32),
  account: { id: 'acc-1', phone: '19900170001', nickname: '', avatarUrl: '', isSuper: true },
})

function openRemoved() {
  const client = createStudioClient({
    fetch: () => Promise.reject(new TypeError('offline')),
    storageKey: 'ef'.repeat(32),
  })
  client.sessions.session.set(sessionOf('login-1'))
  client.ending.setState({ removedId: 'login-1' })
  render(<RemovalDialog client={client} />)
  return client
}

async function pass(seconds: number) {
  for (let second = 0; second < seconds; second += 1) await act(() => vi.advanceTimersByTimeAsync(1_000))
}

it('counts down and ends the session of a removed account', async () => {
  const client = openRemoved()
  expect(screen.getByText('您的账号被管理员清退，是否退出？')).toBeInTheDocument()
  expect(screen.getByRole('button', { name: '退出 (20s)' })).toBeInTheDocument()
  await pass(19)
  expect(client.sessions.session.get()?.id).toBe('login-1')
  await pass(1)
  expect(client.sessions.session.get()).toBeUndefined()
  expect(client.ending.getState().cause).toEqual({ removed: true })
})

it('closes and keeps the page when it is cancelled', async () => {
  const client = openRemoved()
  act(() => screen.getByRole('button', { name: '取消' }).click())
  await pass(30)
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
  expect(client.sessions.session.get()?.id).toBe('login-1')
})

it('never ends a session that was opened during the countdown', async () => {
  const client = openRemoved()
  await pass(5)
  expect(screen.getByRole('button', { name: '退出 (15s)' })).toBeInTheDocument()
  act(() => client.sessions.session.set(sessionOf('login-2')))
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
  await pass(30)
  expect(client.sessions.session.get()?.id).toBe('login-2')
})
