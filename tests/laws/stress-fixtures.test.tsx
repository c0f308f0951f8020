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

/** Renders a module with a data state of the mall and waits until all data has arrived. */
async function renderState(
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

const sampleOf = (type: string) => SAMPLES.find((sample) => sample.type === type)?.versions.at(-1) ?? {}
const names = Object.keys(STRESS_FIXTURES) as StressFixtureName[]

describe.each(Object.keys(DEFINITIONS))('module %s', (type) => {
  it.each(names)('withstands data that is %s, with sample props and maximal props', async (data) => {
    const fields = DEFINITIONS[type]?.fields ?? {}
    for (const props of [sampleOf(type), maximalProps(fields)]) {
      const root = await renderState(type, props, data)
      expect(root.querySelector('[data-node=sample]')).not.toBeNull()
    }
  })

  it('shows errors and empty states in both languages', async () => {
    const view = (await loadViews(samplePageOf(type, {})))[type]
    // Modules without data, or with data for icons only, have no message.
    if (!view?.load || type === 'navigation') return
    for (const locale of LOCALES) {
      const refused = await renderState(type, sampleOf(type), 'refused', locale)
      expect(refused.textContent).toContain(REFUSAL)
      expect(refused.querySelector('[role=status] button, [role=status] ~ button')).not.toBeNull()
      expect((await renderState(type, sampleOf(type), 'timedOut', locale)).textContent).toContain(TIMED_OUT)
      const empty = (await renderState(type, sampleOf(type), 'empty', locale)).textContent ?? ''
      expect(empty).toMatch(locale === 'zh-CN' ? /暂无/ : /yet|No /)
    }
  })
})
