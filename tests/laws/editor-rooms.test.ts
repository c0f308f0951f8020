import { dirname, join, relative } from 'node:path'

import { expect, it } from 'vitest'

import { filesBelow, importsOf, ROOT } from './repo-files.ts'

const EDITOR = join(ROOT, 'packages/editor/src')

/** Stores that the studio context exposes by type; they never import the studio. docs/decisions/0035. */
const STUDIO_STORES = ['saving', 'presence', 'site'].map((feature) => `features/${feature}/model`)

/** Allowed imports of each room below the features. docs/decisions/0035-features-with-model-and-ui.md. */
const LOWER: Readonly<Record<string, readonly string[]>> = {
  geometry: [],
  gateway: [],
  commands: ['geometry'],
  gestures: ['geometry', 'commands'],
  'document-store': ['commands'],
  ui: ['geometry', 'document-store'],
  viewport: ['geometry', 'commands', 'gestures', 'document-store', 'ui'],
  studio: ['geometry', 'commands', 'document-store', 'gateway', 'ui', 'viewport', ...STUDIO_STORES],
  actions: ['geometry', 'commands', 'gestures', 'document-store', 'gateway', 'ui', 'viewport', 'studio'],
}

/** Files beside the rooms: the package's entry points and the test drivers. */
const ENTRY = '.'

const sources = filesBelow(EDITOR).filter((file) => /\.tsx?$/.test(file) && !/\.test\.tsx?$/.test(file))

/** Room of a file: `features/<feature>/model` or `ui`, else the first folder. */
function roomOf(file: string): string {
  const [room = '', feature, layer] = relative(EDITOR, dirname(file)).split('/')
  return room === 'features' ? `features/${feature}/${layer}` : room || ENTRY
}

function mayImport(from: string, to: string): boolean {
  if (from === to || from === ENTRY) return true
  if (from === 'shell') return to !== ENTRY
  const [layer, feature, part] = from.split('/')
  const [otherLayer, otherFeature, otherPart] = to.split('/')
  if (layer !== 'features') return LOWER[from]?.includes(to) ?? false
  if (otherLayer !== 'features') return Object.hasOwn(LOWER, to)
  return otherPart === 'model' || (feature === otherFeature && part === 'ui')
}

const imports = sources.flatMap((file) =>
  importsOf(file)
    .filter((specifier) => specifier.startsWith('.'))
    .map((specifier) => ({ file, target: join(dirname(file), specifier) })),
)

const nameOf = ({ file, target }: (typeof imports)[number]) => `${relative(EDITOR, file)} → ${relative(EDITOR, target)}`

it('lists every room below the features, and every feature has only model and ui', () => {
  const rooms = [...new Set(sources.map(roomOf))]
  expect(rooms.filter((room) => !room.startsWith('features/')).toSorted()).toEqual(
    [...Object.keys(LOWER), 'shell', ENTRY].toSorted(),
  )
  expect(
    rooms.filter((room) => room.startsWith('features/') && !/^features\/[\w-]+\/(?:model|ui)$/.test(room)),
  ).toEqual([])
})

it('forbids imports of another feature’s ui, and of higher rooms', () => {
  expect(imports.filter(({ file, target }) => !mayImport(roomOf(file), roomOf(target))).map(nameOf)).toEqual([])
})

it('has no components in a model', () => {
  const models = sources.filter((file) => /^features\/[\w-]+\/model$/.test(roomOf(file)))
  expect(models.filter((file) => file.endsWith('.tsx')).map((file) => relative(EDITOR, file))).toEqual([])
})
