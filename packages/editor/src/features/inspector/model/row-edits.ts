/** The list with one entry moved. */
export function movedRow<Entry>(entries: readonly Entry[], from: number, to: number): readonly Entry[] {
  const entry = entries[from]
  return entry === undefined ? entries : entries.toSpliced(from, 1).toSpliced(to, 0, entry)
}

/** The list with an entry duplicated in place. */
export function duplicatedRow<Entry>(entries: readonly Entry[], index: number): readonly Entry[] {
  const entry = entries[index]
  return entry === undefined ? entries : entries.toSpliced(index + 1, 0, entry)
}

/** The list without the entries at some indexes. */
export function withoutRows<Entry>(entries: readonly Entry[], indexes: ReadonlySet<number>): readonly Entry[] {
  return entries.filter((_, index) => !indexes.has(index))
}

/** New index of a row after another one was moved. */
export function indexAfterMove(index: number, from: number, to: number): number {
  if (index === from) return to
  if (from < index && index <= to) return index - 1
  return to <= index && index < from ? index + 1 : index
}

/** Trimmed, non-empty lines of pasted text, split into columns at tabs. */
export function pastedLines(text: string): readonly (readonly string[])[] {
  return text
    .split(/\r\n|\r|\n/)
    .map((line) => line.split('\t').map((cell) => cell.trim()))
    .filter((cells) => cells.some((cell) => cell !== ''))
}
