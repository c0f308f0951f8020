import { readFileSync } from 'node:fs'
import { join } from 'node:path'

import { expect, it } from 'vitest'

import { filesBelow, ROOT } from './repo-files.ts'
import { SPECIFIED_TEXTS, WIDGET_TEXTS } from './specified-texts.data.ts'
import type { SpecifiedText } from './specified-texts.data.ts'

const FILES = ['packages', 'tests/journeys']
  .flatMap((folder) => filesBelow(join(ROOT, folder)))
  .filter((file) => /\.tsx?$/.test(file) && !/[/\\](dist|node_modules)[/\\]/.test(file))

/** What tests of screens read from them: in a browser, or drawn in a test of a component. */
const isScreenTest = (file: string) => /\.test\.tsx$|\.journey\.ts$|tests[/\\]journeys/.test(file)
const isTest = (file: string) => isScreenTest(file) || /\.test\.ts$|[/\\]test-[\w-]+\.tsx?$/.test(file)

/** The Chinese texts of labels. */
const LABELS = FILES.filter((file) => !isTest(file)).flatMap((file) =>
  [...readFileSync(file, 'utf8').matchAll(/\bzh: '([^']*)'/g)].map(([, text = '']) => text),
)

/** The strings of tests of screens, without their titles and comments, which assert nothing. */
const ASSERTED = FILES.filter(isScreenTest).flatMap((file) => {
  const text = readFileSync(file, 'utf8')
    .replaceAll(/^\s*(\/\/|\*|\/\*).*$/gm, '')
    .replaceAll(/\b(it|test|describe|step)\(\s*(['"`]).*?\2,/g, '')
    .replaceAll(/\]\)\(\s*(['"`]).*?\1,/g, '])(')
  return [...text.matchAll(/(['"`/])((?:(?!\1).)*[\u4e00-\u9fff](?:(?!\1).)*)\1/g)].map(([, , quoted = '']) => quoted)
})

const textsOf = (blocks: Readonly<Record<string, readonly SpecifiedText[]>>, specification: number) =>
  Object.entries(blocks).flatMap(([block, all]) =>
    all.map((text) => ({ block: `${block} (${specification})`, ...text })),
  )

const texts = [...textsOf(SPECIFIED_TEXTS, 3), ...textsOf(WIDGET_TEXTS, 2)]

it.each(texts)('“$label” of the $block is a label', ({ label }) => {
  expect(LABELS.filter((text) => text.includes(label))).not.toEqual([])
})

it.each(texts)('“$label” of the $block is read from a screen by a test', ({ label, shown = label }) => {
  expect(ASSERTED.filter((text) => text.includes(shown))).not.toEqual([])
})
