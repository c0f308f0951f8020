import { expect, it } from 'vitest'

import {
  HOLDING_INVOICE_STATES,
  INVOICE_STATE_NAMES,
  INVOICE_TABS,
  INVOICE_TRANSITIONS,
  SHOP_INVOICE_OPERATIONS,
  SHOP_INVOICE_TABS,
} from './invoice-states.ts'
import type { InvoiceEvent, InvoiceState, InvoiceTransition } from './invoice-states.ts'

const TRANSITIONS: readonly (readonly [InvoiceEvent, InvoiceTransition])[] = Object.entries(
  INVOICE_TRANSITIONS,
) as never
const STATES = Object.keys(INVOICE_STATE_NAMES).map(Number) as InvoiceState[]
const inOrder = (states: readonly number[]) => [...states].sort((one, other) => one - other)
const HOLDING: readonly InvoiceState[] = HOLDING_INVOICE_STATES

it('reaches every state from the first, and leads nowhere from those that hold no order', () => {
  const found = new Set<InvoiceState>([0])
  for (const state of found) for (const [, { from, to }] of TRANSITIONS) if (from.includes(state)) found.add(to)
  expect(inOrder([...found])).toEqual(STATES)
  for (const state of STATES) {
    const isEnd = !TRANSITIONS.some(([, { from }]) => from.includes(state))
    expect([state, isEnd]).toEqual([state, !HOLDING.includes(state)])
  }
})

it('issues once on any way, and reverses only what was issued', () => {
  const issued: readonly InvoiceState[] = [2, 5]
  for (const [, { from, to, issues, reverses }] of TRANSITIONS) {
    expect(issues === true).toBe(to === 2)
    expect(reverses === true).toBe(to === 6)
    // Nobody comes to an issued invoice's reversal, or leaves one, in another way.
    const isIssued = from.some((state) => issued.includes(state))
    expect(isIssued).toBe(to === 5 || to === 6)
  }
})

it('shows every state in one tab of buyer and shop, and lets shops do what the table gives them', () => {
  const tabs = [INVOICE_TABS[1], INVOICE_TABS[2], INVOICE_TABS[3]]
  expect(inOrder(tabs.flat())).toEqual(STATES)
  expect(inOrder(Object.values(SHOP_INVOICE_TABS).flat())).toEqual(STATES)
  const shops = TRANSITIONS.filter(([, { actor }]) => actor === 'S').map(([event]) => event)
  expect(new Set(shops)).toEqual(new Set(SHOP_INVOICE_OPERATIONS))
})
