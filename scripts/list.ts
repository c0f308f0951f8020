import { REGISTRIES } from './registries.ts'
import type { Row } from './registries.ts'

const args = process.argv.slice(2)
const isJson = args.includes('--json')
const names = args.filter((arg) => arg !== '--json')

function table(name: string, rows: readonly Row[]): string {
  const columns = Object.keys(rows[0] ?? {})
  const cells = rows.map((row) => columns.map((column) => [row[column]].flat().join(', ')))
  const widths = columns.map((column, index) =>
    Math.max(column.length, ...cells.map((line) => line[index]?.length ?? 0)),
  )
  const line = (texts: readonly string[]) =>
    texts
      .map((text, index) => text.padEnd(widths[index] ?? 0))
      .join('  ')
      .trimEnd()
  return [line(columns), ...cells.map(line), '', `${rows.length} ${name}`].join('\n')
}

if (names.length === 0 || names.some((name) => !Object.hasOwn(REGISTRIES, name))) {
  console.error(`Usage: npm run list -- ${Object.keys(REGISTRIES).join('|')} … [--json]`)
  process.exit(1)
}
for (const name of names) {
  const rows = REGISTRIES[name]?.() ?? []
  console.log(isJson ? JSON.stringify(rows, null, 2) : table(name, rows))
}
