import { readFileSync } from 'node:fs'
import { join } from 'node:path'

import { describe, expect, it } from 'vitest'

import { readBuiltApp } from './built-files.ts'

/** Module types on the demo mall's home page. */
function modulesOfDemoHome(): string[] {
  const source = readFileSync(join(import.meta.dirname, '../../packages/server/src/demo/pages/home-page.ts'), 'utf8')
  return [...new Set([...source.matchAll(/(?:add\(|module: )'([\w-]+)'/g)].map(([, type]) => type ?? ''))]
}

describe('the shop', () => {
  const shop = readBuiltApp('viewer')
  // Views have a file of their own or share one; a shared one is not named after a source.
  const groups = ['module-basics', 'module-lists'].map(shop.groupOf)
  const views = shop.sources.filter((source) => /modules\/src\/[^/]+\/[^/]+\.view\.tsx$/.test(source))
  const shell = new Set([
    ...shop.filesOf('src/shop/app/main.tsx'),
    ...shop.filesOf('src/shop/screens/home/tab-home/tab-home.tsx'),
  ])
  // Buyers load only the modules of a page: the demo mall's home page represents a full one.
  const used = modulesOfDemoHome()
  const home = new Set([
    ...shell,
    ...groups.flatMap((source) => [...shop.filesOf(source)]),
    ...views
      .filter((source) => used.some((type) => source.endsWith(`/${type}.view.tsx`)))
      .flatMap((source) => [...shop.filesOf(source)]),
  ])

  it('loads at most 10 kB of script before hydration', () => {
    expect(shop.kB(shop.filesOf('src/runtime/bootstrap/hydrate-loader.ts'))).toBeLessThanOrEqual(10)
    // An import would cost a second round trip.
    expect(shop.filesOf('src/runtime/bootstrap/hydrate-loader.ts').size).toBe(1)
  })

  it('has a home shell of at most 175 kB with every module of a full home page', () => {
    expect(used.length).toBeGreaterThanOrEqual(9)
    expect(shop.kB(home)).toBeLessThanOrEqual(175)
  })

  it('hydrates a full home page with at most 16 files', () => {
    // Each costs a request and, beside the others in one task, an element: 45 of them blocked a slow phone for 250 ms.
    expect(home.size).toBeLessThanOrEqual(16)
  })

  it.each([...views, ...groups])('adds at most 16 kB for the module %s, shared files included', (source) => {
    const ownFiles = [...shop.filesOf(source)].filter((file) => !shell.has(file))
    expect(shop.kB(ownFiles)).toBeLessThanOrEqual(16)
  })

  const screens = shop.sources.filter((source) => /src\/shop\/screens\//.test(source) && !source.includes('tab-home'))
  it.each(screens)('adds at most 40 kB for %s', (source) => {
    const ownFiles = [...shop.filesOf(source)].filter((file) => !home.has(file))
    expect(shop.kB(ownFiles)).toBeLessThanOrEqual(40)
  })
})

describe('the studio', () => {
  const studio = readBuiltApp('editor')

  it('sends its early requests from at most 8 kB', () => {
    expect(studio.kB(studio.filesOf('src/shell/start/early-draft.ts'))).toBeLessThanOrEqual(8)
  })

  it('is interactive with at most 170 kB', () => {
    expect(studio.kB(studio.filesOf('index.html'))).toBeLessThanOrEqual(170)
  })
})
