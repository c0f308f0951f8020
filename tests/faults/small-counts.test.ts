import { expect, it } from 'vitest'

import { run as commands } from './commands.ts'
import { run as documents } from './documents.ts'
import { run as forgedRequests } from './forged-requests.ts'
import { run as killRounds } from './kill-rounds.ts'

// The long counts of `npm run proof`, with few rounds: the same code, the same planted faults.

it('survives being killed while drafts are saved and published', async () => {
  const claims = await killRounds({ count: 2 })
  expect(claims.filter(({ holds }) => !holds)).toEqual([])
})

it('refuses forged and replayed requests, and no honest one', async () => {
  const claims = await forgedRequests({ count: 60 })
  expect(claims.filter(({ holds }) => !holds)).toEqual([])
})

it('holds the laws of editing whatever is done', async () => {
  const claims = await commands({ count: 60 })
  expect(claims.filter(({ holds }) => !holds)).toEqual([])
})

it('bears broken documents everywhere, and gives back what it keeps of them', async () => {
  const claims = await documents({ count: 300 })
  expect(claims.filter(({ holds }) => !holds)).toEqual([])
})
