import { expect, it } from 'vitest'

import { startWithVisitor } from '../../testing/test-session.ts'
import { checkLedgers } from './ledger-check.store.ts'
import { undetectedFaults } from './ledger-faults.store.ts'

const { server } = await startWithVisitor()

it('adds up in the demo', async () => {
  expect(await checkLedgers(server.database.pool)).toEqual([])
})

it('names every ledger that is put out', async () => {
  expect(await undetectedFaults(server.database)).toEqual([])
})
