import * as z from 'zod/mini'

import { MAX_KEYWORD } from '../catalog/index.ts'
import { endpoint } from '../rpc/endpoint.ts'
import { SEARCH_SCENES } from './search.contract.ts'

const scene = z._default(z.enum(SEARCH_SCENES), 'goods')
const request = { cRequestUuid: z.string().check(z.minLength(1), z.maxLength(64)) }

/** What the account searched for in a scene, the latest first, each once. A visitor's history is on the device. */
export const getHistoryList = endpoint({
  method: 'POST',
  path: 'alc-alshop/SearchAction/getHistoryList',
  gate: 'login',
  summary: "The account's searches of a scene.",
  body: z.object({ cScene: scene }),
  data: z.object({ results: z.array(z.object({ cKeyword: z.string() })) }),
})

/** Takes a keyword out of the account's history; one that is not in it changes nothing. */
export const deleteHistory = endpoint({
  method: 'POST',
  path: 'alc-alshop/SearchAction/deleteHistory',
  gate: 'login',
  summary: 'Removes a keyword from the history.',
  body: z.object({ ...request, cScene: scene, cKeyword: z.string().check(z.minLength(1), z.maxLength(MAX_KEYWORD)) }),
  data: z.object({}),
})

/** Empties the account's history of a scene. */
export const clearHistory = endpoint({
  method: 'POST',
  path: 'alc-alshop/SearchAction/clearHistory',
  gate: 'login',
  summary: 'Empties the history of a scene.',
  body: z.object({ ...request, cScene: scene }),
  data: z.object({}),
})
