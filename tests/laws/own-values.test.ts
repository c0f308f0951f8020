import { readFileSync } from 'node:fs'
import { join, relative } from 'node:path'

import { expect, it } from 'vitest'

import { filesBelow, ROOT } from './repo-files.ts'

/** A read by a code that users choose, such as `revisions[code]`. oxlint has no rule for this. */
const READ_BY_CODE = /[\w)]\??\.?\[(?:\w+\.)*(?:c[A-Z]\w*Code|columnCode|column|code)\](?!\s*=[^=])/g

/** Whose key is no text of a user: a registered strategy, a number. */
const CLOSED_KEYS = /REQUIRED_CHARACTERS\[code\]|ends\[column\]/

it('reads values by a chosen code with ownValue, a Map or Object.hasOwn, never what objects inherit', () => {
  const found = filesBelow(join(ROOT, 'packages'))
    .filter((file) => /\/src\/.*\.tsx?$/.test(file) && !/\.(?:test|samples|data)\.tsx?$|\/testing\//.test(file))
    .flatMap((file) =>
      readFileSync(file, 'utf8')
        .split('\n')
        .filter((line) => !/Object\.hasOwn/.test(line) && !CLOSED_KEYS.test(line))
        .flatMap((line) => (line.match(READ_BY_CODE) ?? []).map((read) => `${relative(ROOT, file)}: ${read}`)),
    )
  expect(found).toEqual([])
})

it('finds such reads', () => {
  const lines = [
    'published[code]',
    'release?.revisions?.[body.cColumnCode] ?? 0',
    'stored[column] as X',
    'f()[columnCode]',
  ]
  expect(lines.every((line) => line.match(READ_BY_CODE))).toBe(true)
  expect(['{ [code]: 1 }', 'ownValue(a, code)', 'blocks[code] = 1'].some((line) => line.match(READ_BY_CODE))).toBe(
    false,
  )
})
