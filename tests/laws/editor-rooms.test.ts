import { dirname, join, relative } from 'node:path'

import { expect, it } from 'vitest'

import { filesBelow, importsOf, ROOT } from './repo-files.ts'

const EDITOR = join(ROOT, 'packages/editor/src')

/** Which rooms of the editor each of its lower rooms may import. docs/decisions/0030-rooms-of-the-editor.md. */
const LOWER: Readonly<Record<string, readonly string[]>> = {
  geometry: [],
  commands: ['geometry'],
  gestures: ['geometry', 'commands'],
  'document-store': ['commands'],
  merging: ['geometry', 'commands', 'document-store'],
  ui: ['geometry'],
  studio: ['geometry', 'commands', 'gestures', 'document-store', 'ui'],
}

/** What several panels show: they know the lower rooms and not each other. */
const SHOWN = ['colours', 'presence', 'rich-editor', 'showing', 'upload']

/** The panels and dialogs: they know every room below them, and never each other. */
const PANELS = (
  'assets blocks canvas clipboard command-palette designs gallery history inspector layers look pages palette ' +
  'preview publish saving shortcuts sign-in site-parts tour'
).split(' ')

/** Alone puts panels together. */
const WORKBENCH = 'workbench'

/** The package's doors, its page's entry and what its tests start from: files beside the rooms. */
const DOORS = '.'

const lower = Object.keys(LOWER)
const all = [...lower, ...SHOWN, ...PANELS, WORKBENCH]

const MAY_IMPORT: Readonly<Record<string, readonly string[]>> = {
  ...LOWER,
  ...Object.fromEntries(SHOWN.map((room) => [room, lower])),
  ...Object.fromEntries(PANELS.map((room) => [room, [...lower, ...SHOWN]])),
  [WORKBENCH]: all,
  [DOORS]: [...all, DOORS],
}

const sources = filesBelow(EDITOR).filter((file) => /\.tsx?$/.test(file) && !/\.test\.tsx?$/.test(file))

/** The room that a file stands in; a folder inside a room is that room. */
function roomOf(file: string): string {
  const [room = '', inside] = relative(EDITOR, file).split('/')
  return inside === undefined ? DOORS : room
}

it('lists every room of the editor', () => {
  expect([...new Set(sources.map(roomOf))].toSorted()).toEqual(Object.keys(MAY_IMPORT).toSorted())
})

it('lets no panel import another, and no room one above it', () => {
  const broken = sources.flatMap((file) =>
    importsOf(file)
      .filter((one) => one.startsWith('.'))
      .map((one) => join(dirname(file), one))
      .filter((target) => roomOf(target) !== roomOf(file) && !MAY_IMPORT[roomOf(file)]?.includes(roomOf(target)))
      .map((target) => `${relative(EDITOR, file)} → ${relative(EDITOR, target)}`),
  )
  expect(broken).toEqual([])
})
