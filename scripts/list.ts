import { REGISTRIES } from './registries.ts'
import type { Row } from './registries.ts'

const [name = '', ...flags] = process.argv.slice(2)
const read = REGISTRIES[name]

function table(rows: readonly Row[]): string {
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

if (!read) {
  console.error(`Usage: npm run list -- ${Object.keys(REGISTRIES).join('|')} [--json]`)
  process.exit(1)
}
console.log(flags.includes('--json') ? JSON.stringify(read(), null, 2) : table(read()))
