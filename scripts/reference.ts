import { DEFINITIONS } from '@mallwright/modules/definitions'
import type { Field, Fields } from '@mallwright/modules/definitions'

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

const HEAD = '<!-- Written by `npm run docs` from the registries; edit those. -->\n\n'

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
  return Object.fromEntries([...pages, ['modules.md', `${HEAD}# Modules\n\n${modules.join('\n')}`]])
}
