import { readFileSync } from 'node:fs'
import { join, relative } from 'node:path'

import { expect, it } from 'vitest'

import { filesBelow, ROOT } from './repo-files.ts'

const STUDIO = join(ROOT, 'packages/editor/src')

/** Values of a property in every style sheet of the studio, with the file that each stands in. */
function valuesOf(property: string): { readonly file: string; readonly value: string }[] {
  return filesBelow(STUDIO)
    .filter((file) => file.endsWith('.css'))
    .flatMap((file) =>
      [...readFileSync(file, 'utf8').matchAll(new RegExp(`(?<![\\w-])${property}:([^;{}]*);`, 'g'))].map(
        ([, value = '']) => ({ file: relative(STUDIO, file), value: value.trim() }),
      ),
    )
}

/** The sizes of `ui/tokens.css`; `0` hides what is read aloud only. */
const SIZES = ['tiny', 'small', 'base', 'large', 'title'].map((name) => `var(--st-${name})`)

/** Of the author's text inside the rich editor, in relation to its own size. */
const IS_RELATIVE = /^(?:inherit|0|[\d.]+em)$/

it('the studio uses the five text sizes of its tokens', () => {
  const sizes = valuesOf('font-size')
  expect(sizes.length).toBeGreaterThan(80)
  expect(sizes.filter(({ value }) => !SIZES.includes(value) && !IS_RELATIVE.test(value))).toEqual([])
  const shorthands = valuesOf('font')
  expect(shorthands.length).toBeGreaterThan(10)
  expect(shorthands.filter(({ value }) => /\d(?:px|rem|pt)/.test(value))).toEqual([])
})

/** 2 for marks of a few px, 4 inside of controls, the radius of controls (6), 8 and 12 for cards and windows, or round. */
const RADII = ['0', '2px', '4px', 'var(--st-radius)', '8px', '12px', '999px', '50%']

it('the studio uses the corner radii of one scale', () => {
  const radii = valuesOf('border-radius')
  expect(radii.length).toBeGreaterThan(80)
  expect(radii.filter(({ value }) => value.split(/\s+/).some((one) => !RADII.includes(one)))).toEqual([])
})
