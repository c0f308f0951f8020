import { expect, it } from 'vitest'

import { run as browserKills } from './browser-kills.ts'
import { run as commands } from './random-commands.ts'
import { run as documents } from './documents.ts'
import { run as forgedRequests } from './forged-requests.ts'
import { run as interleavings } from './interleavings.ts'
import { run as killRounds } from './kill-rounds.ts'
import { run as offlineEdits } from './offline-edits.ts'
import { run as orderExport } from './order-export.ts'
import { run as payments } from './payments/payments.ts'
import { unmet } from './claim.ts'

// `npm run proof` with few rounds: the same code, the same planted faults.

it('survives kills while drafts are saved and published', async () => {
  const claims = await killRounds({ count: 2 })
  expect(unmet(claims)).toEqual([])
})

it('refuses forged and replayed requests, and accepts every valid one', async () => {
  const claims = await forgedRequests({ count: 60 })
  expect(unmet(claims)).toEqual([])
})

it('preserves the editing invariants under random commands', async () => {
  const claims = await commands({ count: 60 })
  expect(unmet(claims)).toEqual([])
})

it('withstands broken documents everywhere, and returns those it accepts unchanged', async () => {
  const claims = await documents({ count: 150 })
  expect(unmet(claims)).toEqual([])
})

it('overwrites nothing silently when two editors edit one page', async () => {
  const claims = await interleavings({ count: 3 })
  expect(unmet(claims)).toEqual([])
})

it('sends offline edits to the server', async () => {
  const claims = await offlineEdits({ count: 5 })
  expect(unmet(claims)).toEqual([])
})

it('loses no edit when the browser is killed', async () => {
  const claims = await browserKills({ count: 1 })
  expect(unmet(claims)).toEqual([])
})

it('records every payment once, and gives back what does not count', async () => {
  const claims = await payments({ count: 12 })
  expect(unmet(claims)).toEqual([])
})

it('exports every order once, with flat memory', async () => {
  const claims = await orderExport({ count: 2000 })
  expect(unmet(claims)).toEqual([])
})
