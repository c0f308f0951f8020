import { LOCALES } from '@mallwright/contract/values'
import { expect, it } from 'vitest'

import { successEnvelope } from '../failures/outcome.ts'
import { sharedAnswer, sharedBytes } from './shared-answer.ts'

it('writes shared data once a language, as any other answer is written', () => {
  let count = 0
  const data = sharedAnswer({
    toJSON: () => {
      count += 1
      return { cName: '名称' }
    },
  })
  for (let request = 0; request < 3; request += 1) {
    for (const locale of LOCALES) {
      const envelope = JSON.stringify(successEnvelope({ cName: '名称' }, locale))
      expect(sharedBytes(data, locale)?.toString()).toBe(envelope)
    }
  }
  expect(count).toBe(2)
})

it('leaves all other data alone', () => {
  for (const data of [{}, [], 'text', null, undefined]) expect(sharedBytes(data, LOCALES[0])).toBeUndefined()
})
