import { readFileSync } from 'node:fs'
import { join } from 'node:path'

import { expect, it } from 'vitest'

import { referencePages } from '../../scripts/reference.ts'
import { ROOT } from './repo-files.ts'

it.each(Object.entries(referencePages()))('%s matches the registries (npm run docs)', (name, text) => {
  expect(readFileSync(join(ROOT, 'docs/reference', name), 'utf8')).toBe(text)
})
