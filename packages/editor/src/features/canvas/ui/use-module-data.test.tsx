import { act, renderHook, waitFor } from '@testing-library/react'
import type { AnyModuleView, DataSource } from '@mallwright/modules/views'
import { expect, it, vi } from 'vitest'

import { useModuleData } from './use-module-data.ts'

const SOURCE: DataSource = {
  productsByCodes: vi.fn(),
  productsByClasses: vi.fn(),
  shopsByIds: vi.fn(),
  coupons: vi.fn(),
  brands: vi.fn(),
  timedOffers: vi.fn(),
  articles: vi.fn(),
}

it('a module that renders again has its data at once, and loads nothing', async () => {
  const load = vi.fn(async (props: { readonly code: string }) => props.code)
  const view: AnyModuleView = { View: () => null, load }
  const first = renderHook(() => useModuleData(view, { code: 'P1' }, SOURCE))
  expect(first.result.current.data).toEqual({ state: 'loading' })
  await waitFor(() => expect(first.result.current.data).toEqual({ state: 'ready', value: 'P1' }))
  first.unmount()
  const again = renderHook(() => useModuleData(view, { code: 'P1' }, SOURCE))
  expect(again.result.current.data).toEqual({ state: 'ready', value: 'P1' })
  expect(load).toHaveBeenCalledTimes(1)
  const other = renderHook(() => useModuleData(view, { code: 'P2' }, SOURCE))
  expect(other.result.current.data).toEqual({ state: 'loading' })
  await waitFor(() => expect(other.result.current.data).toEqual({ state: 'ready', value: 'P2' }))
})

it('a failure is shown, and asked again by the next rendering', async () => {
  const load = vi.fn().mockRejectedValueOnce(new Error('坏了')).mockResolvedValue('P1')
  const view: AnyModuleView = { View: () => null, load }
  const first = renderHook(() => useModuleData(view, {}, SOURCE))
  await waitFor(() => expect(first.result.current.data).toEqual({ state: 'failed', message: '坏了' }))
  first.unmount()
  const again = renderHook(() => useModuleData(view, {}, SOURCE))
  await waitFor(() => expect(again.result.current.data).toEqual({ state: 'ready', value: 'P1' }))
})

it('further slices are loaded on request and stay', async () => {
  const load = vi.fn(async (_: unknown, __: DataSource, { slice }: { readonly slice: number }) => [slice])
  const append = (shown: readonly number[], more: readonly number[]) => [...shown, ...more]
  const view = { View: () => null, load, append } as unknown as AnyModuleView
  const { result, unmount } = renderHook(() => useModuleData(view, {}, SOURCE))
  await waitFor(() => expect(result.current.data).toEqual({ state: 'ready', value: [0] }))
  act(() => result.current.load(2))
  expect(result.current.data).toMatchObject({ isPending: true, slice: 2 })
  await waitFor(() => expect(result.current.data).toEqual({ state: 'ready', value: [0, 2] }))
  unmount()
  const again = renderHook(() => useModuleData(view, {}, SOURCE))
  expect(again.result.current.data).toEqual({ state: 'ready', value: [0, 2] })
})

it('a retry on the canvas loads again', async () => {
  const load = vi.fn().mockRejectedValueOnce(new Error('坏了')).mockResolvedValue('P1')
  const view: AnyModuleView = { View: () => null, load }
  const { result } = renderHook(() => useModuleData(view, {}, SOURCE))
  await waitFor(() => expect(result.current.data).toMatchObject({ state: 'failed' }))
  act(() => result.current.load())
  expect(result.current.data).toEqual({ state: 'loading' })
  await waitFor(() => expect(result.current.data).toEqual({ state: 'ready', value: 'P1' }))
})

it('data older than a minute is shown at once and loaded again with its slices', async () => {
  let turn = 0
  const load = vi.fn(async (_: unknown, __: DataSource, { slice }: { readonly slice: number }) => [`${slice} ${turn}`])
  const append = (shown: readonly string[], more: readonly string[]) => [...shown, ...more]
  const view = { View: () => null, load, append } as unknown as AnyModuleView
  const first = renderHook(() => useModuleData(view, {}, SOURCE))
  await waitFor(() => expect(first.result.current.data).toMatchObject({ value: ['0 0'] }))
  act(() => first.result.current.load(2))
  await waitFor(() => expect(first.result.current.data).toMatchObject({ value: ['0 0', '2 0'] }))
  first.unmount()
  turn = 1
  const later = Date.now() + 61_000
  const clock = vi.spyOn(Date, 'now').mockReturnValue(later)
  const again = renderHook(() => useModuleData(view, {}, SOURCE))
  expect(again.result.current.data).toMatchObject({ value: ['0 0', '2 0'] })
  await waitFor(() => expect(again.result.current.data).toEqual({ state: 'ready', value: ['0 1', '2 1'] }))
  clock.mockRestore()
})

it('a slice that was pending when the key changed is not pending for ever, and old keys are forgotten', async () => {
  const load = vi.fn(
    async ({ code }: { readonly code: string }, _: DataSource, { slice }: { readonly slice: number }) =>
      slice === 0 ? [code] : new Promise<never>(() => {}),
  )
  const append = (shown: readonly string[], more: readonly string[]) => [...shown, ...more]
  const view = { View: () => null, load, append } as unknown as AnyModuleView
  const { result, rerender } = renderHook(({ code }) => useModuleData(view, { code }, SOURCE), {
    initialProps: { code: 'P0' },
  })
  const shows = async (code: string) => {
    rerender({ code })
    await act(async () => {})
    expect(result.current.data).toEqual({ state: 'ready', value: [code] })
  }
  await shows('P0')
  await shows('P1')
  act(() => result.current.load(1))
  expect(result.current.data).toMatchObject({ isPending: true })
  await shows('P0')
  await shows('P1')
  const before = load.mock.calls.length
  for (let n = 2; n <= 101; n++) await shows(`P${n}`)
  await shows('P0')
  expect(load.mock.calls.length).toBe(before + 101)
})
