import { NODE_OPTIONS } from './node-options.ts'
import { isRecord } from '../kit/is-record.ts'

/** Paths of unmapped options; a whole subtree when nothing below it is mapped. List entries are `*`. */
export function unknownOptions(options: unknown, mapped: readonly string[], understood: readonly string[]): string[] {
  const read = new Set([...mapped, ...NODE_OPTIONS].map(anyEntry))
  const within = new Set([...read].flatMap((path) => parentsOf(path)))
  const taken = new Set(understood.map(anyEntry))
  const found = new Set<string>()
  const walk = (value: unknown, path: string): void => {
    // A null in place of options has nothing to preserve.
    if (value === null && within.has(path)) return
    const isDeep = within.has(path) && typeof value === 'object' && value !== null
    if (path !== '' && !isDeep) {
      if (!read.has(path) && !taken.has(path) && !taken.has(path.replace(/\.\*$/, ''))) found.add(path)
      return
    }
    // An object in place of a list is its single entry.
    if (isRecord(value) && within.has(`${path}.*`)) return walk(value, `${path}.*`)
    const entries = Array.isArray(value)
      ? value.map((item) => ['*', item] as const)
      : isRecord(value)
        ? Object.entries(value)
        : []
    for (const [key, inner] of entries) walk(inner, path === '' ? key : `${path}.${key}`)
  }
  walk(options, '')
  return [...found]
}

function anyEntry(path: string): string {
  return path.replaceAll(/\.\d+(?=\.|$)/g, '.*')
}

function parentsOf(path: string): string[] {
  const parts = path.split('.')
  return parts.slice(1).map((_, index) => parts.slice(0, index + 1).join('.'))
}
