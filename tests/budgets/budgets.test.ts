import { describe, expect, it } from 'vitest'

import { readBuiltApp } from './built-files.ts'

describe('the shop', () => {
  const shop = readBuiltApp('viewer')
  const home = new Set([
    ...shop.filesOf('src/shop/main.tsx'),
    ...shop.filesOf('src/shop/screens/home/tab-home/tab-home.tsx'),
    ...shop.sources
      .filter((source) => /modules\/src\/[^/]+\/[^/]+\.view\.tsx$/.test(source))
      .flatMap((source) => [...shop.filesOf(source)]),
  ])

  it('wakes with at most 10 kB of script', () => {
    expect(shop.kB(shop.filesOf('src/runtime/wake.ts'))).toBeLessThanOrEqual(10)
    // It is inlined into the page, where a relative import would lead elsewhere.
    expect(shop.filesOf('src/runtime/wake.ts').size).toBe(1)
  })

  it('has a home shell of at most 160 kB, every module of this build included', () => {
    expect(shop.kB(home)).toBeLessThanOrEqual(160)
  })

  const screens = shop.sources.filter((source) => /src\/shop\/screens\//.test(source) && !source.includes('tab-home'))
  it.each(screens)('adds at most 40 kB for %s', (source) => {
    const own = [...shop.filesOf(source)].filter((file) => !home.has(file))
    expect(shop.kB(own)).toBeLessThanOrEqual(40)
  })
})

describe('the studio', () => {
  const studio = readBuiltApp('editor')

  it('is interactive with at most 170 kB', () => {
    expect(studio.kB(studio.filesOf('index.html'))).toBeLessThanOrEqual(170)
  })
})
