import { createApi } from '@mallwright/contract/rpc'
import { BODY_BLOCKS } from '@mallwright/contract/site'
import { expect, it } from 'vitest'

import { STUDIO_OPERATIONS } from '../../../gateway/studio-operations.ts'
import { onBlocksMessage, refreshBlocks } from './blocks.queries.ts'

it('reloads the blocks on a blocks event once they have been loaded', async () => {
  const calls: string[] = []
  const api = createApi(STUDIO_OPERATIONS, ({ operation }) => {
    calls.push(operation.path.split('/').at(-1) ?? '')
    return Promise.resolve({ arrived: true, envelope: { code: 1, msg: '', data: { results: [] } } })
  })
  const event = JSON.stringify({ body: BODY_BLOCKS, level: 'system' })
  onBlocksMessage(api, event)
  expect(calls).toEqual([])
  await refreshBlocks(api)
  for (const message of ['pong', '{', '{"body":"2001","level":"system"}', 7]) onBlocksMessage(api, message)
  onBlocksMessage(api, event)
  await expect.poll(() => calls).toEqual(['getBlockList', 'getBlockList'])
})
