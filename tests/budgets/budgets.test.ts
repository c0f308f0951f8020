import { readFileSync } from 'node:fs'
import { join } from 'node:path'

import { describe, expect, it } from 'vitest'

import { homeShellOf, readBuiltApp, screensOf } from './built-files.ts'

describe('the shop', () => {
  const shop = readBuiltApp('viewer')
  const { shell, views, groups, used, home } = homeShellOf(shop)

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

  it.each(screensOf(shop))('adds at most 40 kB for %s', (source) => {
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

describe('the server', () => {
  const main = readFileSync(join(import.meta.dirname, '../../packages/server/dist/main.js'), 'utf8')

  it('renders with the production build of React, whatever its environment says', () => {
    expect(main).toContain('react-dom-server.node.production')
    expect(main).not.toMatch(/from ?"(?:react|react-dom)[/"]/)
  })
})
