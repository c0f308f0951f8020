import { expect, it } from 'vitest'

import { PAY_LABELS } from './pay-labels.ts'

it('says what the specification says', () => {
  // Specification 2 §5 and §8.
  const said = {
    phoneWrong: '请填写合法的手机号码',
    noAlipay: '当前环境不支持支付宝方式',
    schemeFailed: '获取微信跳转链接',
    payFailed: '支付',
  } as const
  for (const [name, words] of Object.entries(said))
    expect(PAY_LABELS[name as keyof typeof said].zh, name).toContain(words)
})
