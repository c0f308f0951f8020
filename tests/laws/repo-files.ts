import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/** The repository's root folder. */
export const ROOT = join(import.meta.dirname, '../..')

/** Every file below a folder, without installed and built ones. */
export function filesBelow(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true })
    .filter(({ name }) => !['node_modules', 'dist', 'migrations', '.vite'].includes(name))
    .flatMap((entry) => (entry.isDirectory() ? filesBelow(join(folder, entry.name)) : [join(folder, entry.name)]))
}

/** Module specifiers that a source file imports or re-exports, types and lazy imports included. */
export function importsOf(file: string): string[] {
  const text = readFileSync(file, 'utf8').replace(/\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm, '')
  const named = [...text.matchAll(/(?:^|\n)\s*(?:import|export)\s[^'"`;]*?from\s*['"]([^'"]+)['"]/g)]
  const sideEffects = [...text.matchAll(/(?:^|\n)\s*import\s*['"]([^'"]+)['"]/g)]
  const lazy = [...text.matchAll(/import\(\s*['"]([^'"]+)['"]\s*\)/g)]
  return [...named, ...sideEffects, ...lazy].map((match) => match[1] ?? '')
}
