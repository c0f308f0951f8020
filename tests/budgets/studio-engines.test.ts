import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

import { describe, expect, it } from 'vitest'

const ASSETS = join(import.meta.dirname, '../../packages/editor/dist/assets')

/** What a file has that Safari 16, or Chrome and Firefox of two years ago, cannot read. */
function newerPartsOf(file: string, text: string): string[] {
  const wanted = file.endsWith('.css') ? /@media[^{]*[<>][^{]*|\{[^{}]*\ddvh[^{}]*\}/g : /\(\?<[=!]|\.canParse\b/g
  return [...text.matchAll(wanted)].map(([part]) => part).filter((part) => !isAfterVh(part))
}

/** Whether each length in `dvh` of a rule's body comes after the same declaration in `vh`. */
function isAfterVh(body: string): boolean {
  const declarations = body.slice(1, -1).split(';')
  return (
    body.startsWith('{') &&
    declarations.every(
      (one, at) => !one.includes('dvh') || declarations.slice(0, at).includes(one.replaceAll('dvh', 'vh')),
    )
  )
}

describe('the built studio needs nothing newer than its supported browsers', () => {
  it.each([
    ['a.css', '@media (width<=960px){a{color:red}}'],
    ['a.css', 'a{height:100dvh}'],
    ['a.js', 'x.replace(/(?<!a)b/,"")'],
    ['a.js', 'URL.canParse(x)'],
  ])('refuses in %s: %s', (file, text) => expect(newerPartsOf(file, text)).toHaveLength(1))

  it('accepts a height in `vh` before the one in `dvh`', () => {
    expect(newerPartsOf('a.css', 'a{height:100vh;height:100dvh}')).toEqual([])
  })

  it('in its scripts and style sheets', () => {
    const files = readdirSync(ASSETS).filter((file) => /\.(?:js|css)$/.test(file))
    expect(files.length).toBeGreaterThan(20)
    const read = (file: string) => readFileSync(join(ASSETS, file), 'utf8')
    expect(files.flatMap((file) => newerPartsOf(file, read(file)).map((part) => `${file}: ${part}`))).toEqual([])
  })
})
