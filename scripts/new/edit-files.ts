import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'

const ROOT = join(import.meta.dirname, '../..')

/** The forms of a name: `price-tag`, `priceTag`, `PriceTag`. */
export interface Name {
  readonly kebab: string
  readonly camel: string
  readonly pascal: string
}

/** A name that users see. */
export interface Label {
  readonly zh: string
  readonly en: string
}

/** A label as source text. */
export const labelText = ({ zh, en }: Label): string => `{ zh: '${zh}', en: '${en}' }`

/** The forms of a name that is written in any of them, or as `noun.verb`. */
export function nameOf(text: string): Name {
  const words = text
    .replace(/([a-z])([A-Z])/g, '$1-$2')
    .split(/[-.]/)
    .map((word) => word.toLowerCase())
  const pascal = words.map((word) => (word[0] ?? '').toUpperCase() + word.slice(1)).join('')
  return { kebab: words.join('-'), camel: (pascal[0] ?? '').toLowerCase() + pascal.slice(1), pascal }
}

/** Ends the process with one sentence and code 1. */
export function refuse(sentence: string): never {
  console.error(sentence)
  process.exit(1)
}

/** Whether a file of the repository exists. */
export function exists(path: string): boolean {
  return existsSync(join(ROOT, path))
}

/** The text of a file of the repository. */
export function read(path: string): string {
  return readFileSync(join(ROOT, path), 'utf8')
}

/** Writes a new file; an existing one is refused. */
export function write(path: string, text: string): void {
  if (exists(path)) refuse(`${path} is already there.`)
  mkdirSync(dirname(join(ROOT, path)), { recursive: true })
  writeFileSync(join(ROOT, path), text)
  console.log(`wrote ${path}`)
}

/** Appends text to a file. */
export function append(path: string, text: string): void {
  writeFileSync(join(ROOT, path), read(path) + text)
  console.log(`registered in ${path}`)
}

/** Inserts text before the last match of a pattern. */
export function insertBefore(path: string, pattern: RegExp, text: string): void {
  const before = read(path)
  const at = [...before.matchAll(new RegExp(pattern.source, 'gm'))].at(-1)?.index
  if (at === undefined) refuse(`${path} has changed its shape: no position found for the new entry.`)
  writeFileSync(join(ROOT, path), before.slice(0, at) + text + before.slice(at))
  console.log(`registered in ${path}`)
}

/** Inserts text after the first match of a pattern. */
export function insertAfter(path: string, pattern: RegExp, text: string): void {
  const before = read(path)
  const match = pattern.exec(before)
  if (!match) refuse(`${path} has changed its shape: no position found for the new entry.`)
  const at = match.index + match[0].length
  writeFileSync(join(ROOT, path), before.slice(0, at) + text + before.slice(at))
  console.log(`registered in ${path}`)
}

/** Inserts an import after the last one of a file. */
export function addImport(path: string, line: string): void {
  const text = read(path)
  const last = [...text.matchAll(/^import [\s\S]*?from '[^']+'\n/gm)].at(-1)
  const at = last ? last.index + last[0].length : 0
  writeFileSync(join(ROOT, path), `${text.slice(0, at)}${line}\n${text.slice(at)}`)
}
