import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'

/** One entry of Vite's manifest. */
interface Chunk {
  readonly file: string
  readonly name?: string
  readonly imports?: readonly string[]
  readonly dynamicImports?: readonly string[]
  readonly css?: readonly string[]
}

/** Build output of one app: sizes along the import graph. */
export interface BuiltApp {
  /** Files (script and style) that a source module needs before it runs, without dynamic imports. */
  readonly filesOf: (source: string) => ReadonlySet<string>
  /** Sum of the files' gzip sizes in kB (1,000 bytes). */
  readonly kB: (files: Iterable<string>) => number
  readonly sources: readonly string[]
  /** Manifest keys of the files that gather several modules, by name. */
  readonly groupOf: (name: string) => string
}

/** Reads the manifest of a built package. */
export function readBuiltApp(name: string): BuiltApp {
  const dist = join(import.meta.dirname, '../../packages', name, 'dist')
  const manifest = JSON.parse(readFileSync(join(dist, '.vite/manifest.json'), 'utf8')) as Record<string, Chunk>
  const sizes = new Map<string, number>()
  const sizeOf = (file: string) => {
    const known = sizes.get(file) ?? gzipSync(readFileSync(join(dist, file)), { level: 9 }).length
    sizes.set(file, known)
    return known
  }
  const filesOf = (source: string): Set<string> => {
    const files = new Set<string>()
    const visited = new Set<string>()
    const queue = [source]
    for (let next = queue.pop(); next !== undefined; next = queue.pop()) {
      const chunk = manifest[next]
      if (!chunk || visited.has(next)) continue
      visited.add(next)
      for (const file of [chunk.file, ...(chunk.css ?? [])]) files.add(file)
      queue.push(...(chunk.imports ?? []))
    }
    if (files.size === 0) throw new Error(`${name} has no built ${source}`)
    return files
  }
  return {
    filesOf,
    kB: (files) => [...files].reduce((sum, file) => sum + sizeOf(file), 0) / 1000,
    sources: Object.keys(manifest),
    groupOf: (group) => {
      const key = Object.keys(manifest).find((source) => manifest[source]?.name === group)
      if (key === undefined) throw new Error(`${name} has no built ${group}`)
      return key
    },
  }
}

/** Module types on the demo mall's home page. */
function modulesOfDemoHome(): string[] {
  const source = readFileSync(join(import.meta.dirname, '../../packages/server/src/demo/pages/home-page.ts'), 'utf8')
  return [...new Set([...source.matchAll(/(?:add\(|module: )'([\w-]+)'/g)].map(([, type]) => type ?? ''))]
}

/** What a visitor of the home page has loaded, by parts. */
export function homeShellOf(shop: BuiltApp) {
  // Views have a file of their own or share one; a shared one is not named after a source.
  const groups = ['module-basics', 'module-lists'].map(shop.groupOf)
  const views = shop.sources.filter((source) => /modules\/src\/[^/]+\/[^/]+\.view\.tsx$/.test(source))
  const shell = new Set([
    ...shop.filesOf('src/shop/app/main.tsx'),
    ...shop.filesOf('src/shop/screens/home/tab-home/tab-home.tsx'),
  ])
  // Buyers load only the modules of a page: the demo mall's home page represents a full one.
  const used = modulesOfDemoHome()
  const home = new Set([
    ...shell,
    ...groups.flatMap((source) => [...shop.filesOf(source)]),
    ...views
      .filter((source) => used.some((type) => source.endsWith(`/${type}.view.tsx`)))
      .flatMap((source) => [...shop.filesOf(source)]),
  ])
  return { shell, views, groups, used, home }
}

/** The screens that load by themselves. */
export function screensOf(shop: BuiltApp): string[] {
  return shop.sources.filter((source) => /src\/shop\/screens\//.test(source) && !source.includes('tab-home'))
}
