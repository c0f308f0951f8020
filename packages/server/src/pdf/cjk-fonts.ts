import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'

import * as z from 'zod/mini'

import { readWoff } from './read-woff.ts'

const require = createRequire(import.meta.url)

/** The parts of Noto Sans SC with their characters, some hundred files. Licence: SIL Open Font License 1.1. */
const PARTS = require.resolve('@fontsource/noto-sans-sc/unicode.json')

/** A text of characters that are in one part of the font. */
export interface FontRun {
  /** Name of the part. */
  readonly part: string
  readonly text: string
}

/** A range of characters, both ends included, and the part that has them. */
interface PartRange {
  readonly part: string
  readonly first: number
  readonly last: number
}

/** Ranges such as `U+4e00-4eff,U+4f00` by part, as CSS has them. */
function readRanges(): readonly PartRange[] {
  const parts = z.record(z.string(), z.string()).parse(JSON.parse(readFileSync(PARTS, 'utf8')))
  return Object.entries(parts).flatMap(([name, ranges]) =>
    ranges.split(',').map((range) => {
      const [first = '', last = first] = range.trim().replace(/^U\+/i, '').split('-')
      return { part: name.replaceAll(/[[\]]/g, ''), first: Number.parseInt(first, 16), last: Number.parseInt(last, 16) }
    }),
  )
}

/** The font of documents: which part has a character, and the bytes of a part. Read when first used. */
export interface CjkFonts {
  runsOf(text: string): FontRun[]
  bytesOf(part: string): Buffer
}

/** Opens the font. Characters that no part has are shown as 〓. */
export function openCjkFonts(): CjkFonts {
  const ranges = readRanges()
  const partOf = (code: number) => ranges.find(({ first, last }) => first <= code && code <= last)?.part
  const substitute = '〓'
  const fallback = partOf(substitute.codePointAt(0) ?? 0) ?? ''
  return {
    runsOf: (text) => {
      const runs: { part: string; text: string }[] = []
      for (const character of text) {
        const part = partOf(character.codePointAt(0) ?? 0)
        const [shown, from] = part === undefined ? [substitute, fallback] : [character, part]
        const last = runs.at(-1)
        if (last?.part === from) last.text += shown
        else runs.push({ part: from, text: shown })
      }
      return runs
    },
    bytesOf: (part) => readWoff(readFileSync(join(dirname(PARTS), 'files', `noto-sans-sc-${part}-400-normal.woff`))),
  }
}
