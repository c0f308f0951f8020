import { describe, expect, it } from 'vitest'

import { STRESS_FIXTURES } from '../stress-fixtures/stress-fixtures.ts'
import { englishSample, englishSource } from './english-sample.ts'
import { samplePageOf, SAMPLES } from './samples.ts'

const HAN = /\p{Script=Han}/u

describe('samples for the English studio', () => {
  it.each(SAMPLES.map(({ type, versions }) => [type, versions.at(-1)] as const))(
    'have no Chinese: %s',
    (type, props) => {
      expect(JSON.stringify(englishSample(samplePageOf(type, { ...props })))).not.toMatch(HAN)
    },
  )

  it('keep what no reader sees', () => {
    const page = samplePageOf('text', { text: 'A4', fontSize: 28 })
    expect(englishSample(page)).toEqual(page)
  })

  it('show English records', async () => {
    const source = englishSource(STRESS_FIXTURES.usual.source)
    const page = { number: 1, size: 12 }
    const answers = await Promise.all([
      source.productsByCodes(['P1', 'P2', 'P3', 'P4', 'P5']),
      source.productsByClasses(['c1'], page),
      source.shopsByIds(['1', '2', '3', '4']),
      source.timedOffers([], 5),
      source.brands({ count: 5 }),
      source.articles({}, page),
      source.coupons(''),
    ])
    expect(JSON.stringify(answers)).not.toMatch(HAN)
    expect(answers[0].map(({ name }) => name)).toContain('Beichen colour laser printer')
  })
})
