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

it('asks again each time: what it gave once may have changed', async () => {
  let asked = 0
  const api = createApi(STUDIO_OPERATIONS, async () => {
    asked += 1
    const data = [{ cShopUuid: 's', cShopName: `第 ${asked} 家`, cPreviewUrl: '', iProdCount: 0, bOperated: false }]
    return { arrived: true, envelope: { code: 1, msg: '', data } }
  })
  const source = createDataSource(api)
  const names = [await source.shopsByIds(['s']), await source.shopsByIds(['s'])].flat().map(({ name }) => name)
  expect(names).toEqual(['第 1 家', '第 2 家'])
})
