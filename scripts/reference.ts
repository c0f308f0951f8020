import { DEFINITIONS } from '@mallwright/modules/definitions'
import type { Field, Fields } from '@mallwright/modules/definitions'
import { isSpecified, LEGACY_CODECS } from '@mallwright/modules/legacy-design'

import { REGISTRIES } from './registries.ts'
import type { Row } from './registries.ts'

const cell = (value: unknown) => [value].flat().join(', ').replaceAll('|', '\\|')

function table(rows: readonly Row[]): string {
  const columns = Object.keys(rows[0] ?? {})
  const line = (texts: readonly string[]) => `| ${texts.join(' | ')} |`
  return [
    line(columns),
    line(columns.map(() => '---')),
    ...rows.map((row) => line(columns.map((column) => cell(row[column])))),
  ].join('\n')
}

function limits(field: Field): string {
  if (field.kind === 'range') return `${field.min}–${field.max} ${field.unit}`.trim()
  if (field.kind === 'text') return `≤ ${field.max} characters`
  if (field.kind === 'choice') return field.options.map((option) => option.value).join(', ')
  return 'max' in field ? `≤ ${field.max}` : ''
}

function fieldRows(fields: Fields, prefix = ''): Row[] {
  return Object.entries(fields).flatMap(([name, field]) => [
    {
      field: `${prefix}${name}`,
      label: `${field.label.zh} / ${field.label.en}`,
      kind: field.kind,
      limits: limits(field),
      default: typeof field.default === 'object' ? '' : JSON.stringify(field.default),
    },
    ...(field.kind === 'group' || field.kind === 'list' ? fieldRows(field.of, `${prefix}${name}.`) : []),
  ])
}

/** One row a prop of a module: the options that say it; those with a name that the specification does not have are ours. */
function wireRows(props: Readonly<Record<string, readonly string[]>>): Row[] {
  return Object.entries(props).map(([prop, paths]) => ({
    prop,
    options: paths.filter(isSpecified).map((path) => `\`${path}\``),
    'options of ours': paths.filter((path) => !isSpecified(path)).map((path) => `\`${path}\``),
  }))
}

const HEAD = '<!-- Written by `npm run docs` from the registries; edit those. -->\n\n'

const DESIGN_OPTIONS = `# Design options

How each prop is written in an old design ([how to import one](../how-to/import-a-design.md)). Where several options are named, the
first is written and the others are read where it is absent; \`*\` is any entry of a list. _Options of ours_ have at least one name that
the specification does not give.

Every module also has \`id\`, \`type\`, \`moduleName\`, \`componentName\`, \`name\`, \`isShow\`, \`list\`, and in a free container \`x\`, \`y\`,
\`width\`, \`height\` with the scaled twins \`sx\`, \`sy\`, \`swidth\`, \`sheight\`. Ours for every module: \`isLock\`, \`showOpts\` (when and for
whom it is shown: from, until, audiences, locales) and \`nodeOpts\` (a node of a newer build). Ours beside the list of a design: \`name\`
(the page's title) and \`bottomColor\` (its background). \`icon\` and \`detailOpts\` are carried along.`

/** The reference pages under `docs/reference`: file name → text. Written from the registries, compared by a law. */
export function referencePages(): Readonly<Record<string, string>> {
  const pages = ['endpoints', 'routes', 'commands'].map((name) => [
    `${name}.md`,
    `${HEAD}# ${name[0]?.toUpperCase()}${name.slice(1)}\n\n${table(REGISTRIES[name]?.() ?? [])}\n`,
  ])
  const modules = Object.values(DEFINITIONS).map(
    ({ type, label, help, version, fields }) =>
      `## ${type} · ${label.zh}\n\n${help.en} Version ${version}.\n\n${table(fieldRows(fields))}\n`,
  )
  const rows = Object.values(LEGACY_CODECS).map(
    ({ type, names, props }) => `## ${type}\n\nCalled ${names.join(', ')}.\n\n${table(wireRows(props))}\n`,
  )
  return Object.fromEntries([
    ...pages,
    ['modules.md', `${HEAD}# Modules\n\n${modules.join('\n')}`],
    ['design-options.md', `${HEAD}${DESIGN_OPTIONS}\n\n${rows.join('\n')}`],
  ])
}
