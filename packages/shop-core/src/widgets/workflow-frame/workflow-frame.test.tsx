import { setDocumentLocale } from '@mallwright/shop-core/i18n'
import { CallError } from '@mallwright/shop-core/query'
import { act, fireEvent, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import axe from 'axe-core'
import { beforeEach, expect, it, vi } from 'vitest'

import type { WorkflowEntry } from './model/workflow-address.ts'
import { WorkflowFrame } from './workflow-frame.tsx'

beforeEach(() => setDocumentLocale('zh-CN'))

const OWN: WorkflowEntry = { url: '/workflow/task', ticket: 'T1', accountId: 'acc', hosts: ['flow.example'] }
const FOREIGN: WorkflowEntry = { ...OWN, url: 'https://flow.example/task' }

function show(load: () => Promise<WorkflowEntry>) {
  const onDone = vi.fn<() => void>()
  const onClose = vi.fn<() => void>()
  const onGone = vi.fn<() => void>()
  const onCloseAgain = vi.fn<() => void>()
  const { unmount } = render(<WorkflowFrame load={load} {...{ onDone, onClose, onCloseAgain, onGone }} />)
  return { onDone, onClose, onCloseAgain, onGone, unmount }
}

const frameOf = () => screen.findByTitle<HTMLIFrameElement>('流程任务')
const axeFindings = async () =>
  (await axe.run(document.body, { iframes: false, rules: { 'color-contrast': { enabled: false } } })).violations

const post = (source: unknown, origin: string, data: unknown = 'bmp-app-iframe-close') =>
  act(() => void window.dispatchEvent(new MessageEvent('message', { data, origin, source: source as Window })))

it('frames the task of this mall without an origin, with its ticket and the institution', async () => {
  const { onClose } = show(() => Promise.resolve(OWN))
  expect(screen.getByRole('status')).toHaveTextContent('流程任务加载中…')
  const frame = await frameOf()
  expect(screen.getByRole('dialog', { name: '流程任务' })).toContainElement(frame)
  expect(frame.src).toBe(`${location.origin}/workflow/task?Authorization=T1&cAccUuid=acc`)
  expect(frame).toHaveAttribute('sandbox', 'allow-scripts allow-forms')
  expect(frame).toHaveAttribute('referrerpolicy', 'no-referrer')
  expect(frame.parentElement).toHaveAttribute('aria-busy', 'true')
  fireEvent.load(frame)
  expect(frame.parentElement).toHaveAttribute('aria-busy', 'false')
  expect(screen.queryByRole('status')).not.toBeInTheDocument()
  expect(await axeFindings()).toEqual([])
  await userEvent.click(screen.getByRole('button', { name: '关闭' }))
  fireEvent(screen.getByRole('dialog'), new Event('cancel', { cancelable: true }))
  expect(onClose).toHaveBeenCalledOnce()
})

it('is done once its own window says so, and by no other', async () => {
  const { onDone, onClose } = show(() => Promise.resolve(OWN))
  const { contentWindow } = await frameOf()
  post(window, 'null')
  post(contentWindow, location.origin)
  post(contentWindow, 'null', 'close')
  expect(onDone).not.toHaveBeenCalled()
  post(contentWindow, 'null')
  post(contentWindow, 'null')
  expect(onDone).toHaveBeenCalledOnce()
  expect(onClose).toHaveBeenCalledOnce()
})

it('steps back again for each page that a step back has only led to', async () => {
  const { onClose, onCloseAgain } = show(() => Promise.resolve(OWN))
  const frame = await frameOf()
  fireEvent.load(frame)
  fireEvent.load(frame)
  await userEvent.click(screen.getByRole('button', { name: '关闭' }))
  expect(onClose).toHaveBeenCalledOnce()
  expect(onCloseAgain).not.toHaveBeenCalled()
  fireEvent.load(frame)
  await waitFor(() => expect(onCloseAgain).toHaveBeenCalledTimes(1))
  fireEvent.load(frame)
  await waitFor(() => expect(onCloseAgain).toHaveBeenCalledTimes(2))
  expect(onClose).toHaveBeenCalledOnce()
})

it('tells once that it is gone, whatever has closed it', async () => {
  const { onGone, unmount } = show(() => Promise.resolve(OWN))
  await frameOf()
  expect(onGone).not.toHaveBeenCalled()
  unmount()
  expect(onGone).toHaveBeenCalledOnce()
})

it('hears another host under its own origin', async () => {
  const { onDone } = show(() => Promise.resolve(FOREIGN))
  const frame = await frameOf()
  const { contentWindow } = frame
  expect(frame).toHaveAttribute('sandbox', 'allow-scripts allow-forms allow-same-origin')
  post(contentWindow, 'null')
  expect(onDone).not.toHaveBeenCalled()
  post(contentWindow, 'https://flow.example')
  expect(onDone).toHaveBeenCalledOnce()
})

it('refuses the address of a host that is not allowed', async () => {
  show(() => Promise.resolve({ ...OWN, url: 'https://evil.example/task' }))
  expect(await screen.findByText('流程任务的地址不在允许的范围内')).toBeInTheDocument()
  expect(document.querySelector('iframe')).toBeNull()
  expect(await axeFindings()).toEqual([])
})

it('shows why the address could not be had, and asks anew, with another ticket', async () => {
  let calls = 0
  show(() =>
    ++calls === 1
      ? Promise.reject(new CallError({ failure: 'FAILED', msg: '流程服务维护中' }))
      : Promise.resolve({ ...OWN, ticket: `T${calls}` }),
  )
  expect(await screen.findByText('流程服务维护中')).toBeInTheDocument()
  await userEvent.click(screen.getByRole('button', { name: '重试' }))
  expect((await frameOf()).src).toContain('Authorization=T2')
})

it('waits while the address is asked for, and forgets it when it is closed meanwhile', async () => {
  let give: (entry: WorkflowEntry) => void = () => undefined
  const element = (
    <WorkflowFrame
      load={() => new Promise((resolve) => (give = resolve))}
      onClose={() => undefined}
      onCloseAgain={() => undefined}
    />
  )
  const { unmount } = render(element)
  expect(document.querySelector('[aria-busy=true]')).toBeInTheDocument()
  expect(await axeFindings()).toEqual([])
  unmount()
  await act(async () => give(OWN))
  expect(document.querySelector('iframe')).toBeNull()
})
