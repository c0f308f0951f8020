import { act, render, screen } from '@testing-library/react'
import { beforeEach, expect, it } from 'vitest'

import { BrowserRoute, hasHistory, navigate, Redirect, usePlace, useQueryOfPlace } from './browser-route.tsx'

function Shown() {
  const { pathname, state, key, arrival } = usePlace()
  const [query, change] = useQueryOfPlace()
  return (
    <>
      <output>{JSON.stringify({ pathname, query: query.toString(), state, arrival })}</output>
      <i>{key}</i>
      <button type="button" onClick={() => change(new URLSearchParams({ b: '2' }), { replace: true })}>
        query
      </button>
    </>
  )
}

const place = () => JSON.parse(screen.getByRole('status').textContent) as unknown
const key = () => document.querySelector('i')?.textContent

async function goBack() {
  await act(async () => {
    const arrived = new Promise((resolve) => addEventListener('popstate', resolve, { once: true }))
    navigate(-1)
    await arrived
  })
}

beforeEach(() => history.replaceState(null, '', '/first?a=1'))

const draw = () =>
  render(
    <BrowserRoute>
      <Shown />
    </BrowserRoute>,
  )

it('shows where the shop is, goes on with a state, and comes back to the same entry', async () => {
  draw()
  const first = key()
  expect(place()).toEqual({ pathname: '/first', query: 'a=1', state: null, arrival: 'pop' })
  expect(hasHistory()).toBe(false)
  act(() => navigate('/second', { state: { sheet: 'spec' } }))
  expect(place()).toEqual({ pathname: '/second', query: '', state: { sheet: 'spec' }, arrival: 'push' })
  expect(hasHistory()).toBe(true)
  expect(key()).not.toBe(first)
  await goBack()
  expect(place()).toEqual({ pathname: '/first', query: 'a=1', state: null, arrival: 'pop' })
  expect(key()).toBe(first)
  expect(hasHistory()).toBe(false)
})

it('replaces an entry without a step back, also for another query', () => {
  draw()
  act(() => navigate('/other', { replace: true }))
  expect(place()).toMatchObject({ pathname: '/other', arrival: 'replace' })
  act(() => screen.getByRole('button').click())
  expect(place()).toMatchObject({ pathname: '/other', query: 'b=2' })
  expect(hasHistory()).toBe(false)
})

it('leads elsewhere and leaves the first address out of the history', () => {
  render(
    <BrowserRoute>
      <Redirect to="/home" />
      <Shown />
    </BrowserRoute>,
  )
  expect(place()).toMatchObject({ pathname: '/home', arrival: 'replace' })
  expect(hasHistory()).toBe(false)
})
