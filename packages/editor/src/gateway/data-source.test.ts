// @vitest-environment jsdom
import { createApi } from '@mallwright/contract/rpc'
import { chooseLocale } from '@mallwright/shop-core/i18n'
import { expect, it } from 'vitest'

import { createDataSource } from './data-source.ts'
import { STUDIO_OPERATIONS } from './studio-operations.ts'

it('names an unreachable server in the language of the studio, not in the words of the browser', async () => {
  chooseLocale('zh-CN')
  const api = createApi(STUDIO_OPERATIONS, async () => ({
    arrived: false,
    failure: 'NETWORK',
    msg: 'TypeError: Failed to fetch',
  }))
  await expect(createDataSource(api).productsByCodes(['P1'])).rejects.toThrow('连接不上服务器，请检查网络')
})
