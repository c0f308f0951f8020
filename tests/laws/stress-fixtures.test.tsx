import { LOCALES } from '@mallwright/contract/values'
import type { Locale } from '@mallwright/contract/values'
import { DEFINITIONS } from '@mallwright/modules/definitions'
import { REFUSAL, samplePageOf, SAMPLES, maximalProps, TIMED_OUT, STRESS_FIXTURES } from '@mallwright/modules/samples'
import type { StressFixtureName } from '@mallwright/modules/samples'
import { loadViews, PageView } from '@mallwright/viewer/runtime'
import { act, render } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'

import { scopeOf } from './law-fixtures.ts'

afterEach(() => vi.useRealTimers())

/** Draws a module over a state of the mall's data and waits until what can arrive has arrived. */
async function drawn(
  type: string,
  props: Readonly<Record<string, unknown>>,
  data: StressFixtureName,
  locale: Locale = 'zh-CN',
) {
  const page = samplePageOf(type, props)
  const scope = await scopeOf(page, { source: STRESS_FIXTURES[data].source, locale })
  vi.useFakeTimers()
  const { container } = render(<PageView page={page} scope={scope} />)
  await act(() => vi.advanceTimersByTimeAsync(1000))
  vi.useRealTimers()
  return container
}

const sampleOf = (type: string) => SAMPLES.find((one) => one.type === type)?.versions.at(-1) ?? {}
const names = Object.keys(STRESS_FIXTURES) as StressFixtureName[]

describe.each(Object.keys(DEFINITIONS))('module %s', (type) => {
  it.each(names)('bears data that is %s, as it is sampled and as full as it can be', async (data) => {
    const fields = DEFINITIONS[type]?.fields ?? {}
    for (const props of [sampleOf(type), maximalProps(fields)]) {
      const root = await drawn(type, props, data)
      expect(root.querySelector('[data-node=sample]')).not.toBeNull()
    }
  })

  it('says what is wrong, and that there is nothing, in both languages', async () => {
    const view = (await loadViews(samplePageOf(type, {})))[type]
    // What needs no data, or takes icons from it, has nothing to say.
    if (!view?.load || type === 'navigation') return
    for (const locale of LOCALES) {
      const refused = await drawn(type, sampleOf(type), 'refused', locale)
      expect(refused.textContent).toContain(REFUSAL)
      expect(refused.querySelector('[role=status] button, [role=status] ~ button')).not.toBeNull()
      expect((await drawn(type, sampleOf(type), 'timedOut', locale)).textContent).toContain(TIMED_OUT)
      const empty = (await drawn(type, sampleOf(type), 'empty', locale)).textContent ?? ''
      expect(empty).toMatch(locale === 'zh-CN' ? /暂无/ : /yet|No /)
    }
  })
})
