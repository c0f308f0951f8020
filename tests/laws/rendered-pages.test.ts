import { readFileSync } from 'node:fs'
import { join, relative } from 'node:path'

import { expect, it } from 'vitest'

import { filesBelow, ROOT } from './repo-files.ts'

const EDITOR = join(ROOT, 'packages/editor/src')

/** Type selectors below studio elements that contain rendered pages: thumbnails of modules and blocks, template previews. */
const ANY_BELOW =
  /^\.st-(?:palette|palette-entry|thumbnail|templates|template-picture|dialog|dialog-body)(?:\.is-[a-z]+)?\s+[a-z]/

it('no style sheet of the studio affects pages rendered in thumbnails', () => {
  const reaching = filesBelow(EDITOR)
    .filter((file) => file.endsWith('.css'))
    .flatMap((file) => {
      const sheet = readFileSync(file, 'utf8').replace(/\/\*[\s\S]*?\*\//g, '')
      const selectors = [...sheet.matchAll(/([^{}]+)\{/g)].flatMap(([, head = '']) => head.split(',\n'))
      return selectors
        .map((selector) => selector.trim())
        .filter((selector) => ANY_BELOW.test(selector) && !selector.includes('.mw-page'))
        .map((selector) => `${relative(EDITOR, file)}: ${selector}`)
    })
  expect(reaching).toEqual([])
})
