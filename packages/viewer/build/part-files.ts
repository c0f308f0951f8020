import { readdirSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'

import type { Plugin, Rolldown } from 'vite'

const SCREENS = join(import.meta.dirname, '../src/shop/screens')

/** Files of the screens by the names of their routes, as the tables of routes state both. */
function screenFiles(): (readonly [string, string])[] {
  const tables = readdirSync(SCREENS).filter((file) => file.endsWith('.routes.ts'))
  const route = /^ {4}name: '([^']+)',$.*?\bimport\('([^']+)'\)/gms
  return tables.flatMap((file) =>
    [...readFileSync(join(SCREENS, file), 'utf8').matchAll(route)].map(
      ([, name = '', path = '']) => [name, join(SCREENS, path)] as const,
    ),
  )
}

/** Script and style files of a chunk and of all that it imports, those first that are evaluated first. */
function filesOfChunk(entry: Rolldown.OutputChunk, bundle: Rolldown.OutputBundle) {
  const chunks = new Set<Rolldown.OutputChunk>()
  const add = (chunk: Rolldown.OutputChunk) => {
    if (chunks.has(chunk)) return
    for (const file of chunk.imports) {
      const imported = bundle[file]
      if (imported?.type === 'chunk') add(imported)
    }
    chunks.add(chunk)
  }
  add(entry)
  const scripts = [...chunks].map(({ fileName }) => fileName)
  return { scripts, styles: [...chunks].flatMap(({ viteMetadata }) => [...(viteMetadata?.importedCss ?? [])]) }
}

/** Writes which files the shop, each screen and each module need, so that a document names them all at once. Decision 0140. */
export const partFiles: Plugin = {
  name: 'shop-part-files',
  apply: 'build',
  // Chunks of style sheets alone are removed before.
  enforce: 'post',
  generateBundle(_, bundle) {
    const chunks = Object.values(bundle).filter((file) => file.type === 'chunk')
    const chunkOf = (isIt: (chunk: Rolldown.OutputChunk) => boolean, name: string) => {
      const chunk = chunks.find(isIt)
      if (!chunk) throw new Error(`the build has no ${name}`)
      return chunk
    }
    const entryOf = (name: string) => chunkOf((chunk) => chunk.isEntry && chunk.name === name, name)
    const shop = filesOfChunk(entryOf('shop'), bundle)
    const partOf = (path: string) => {
      const { scripts, styles } = filesOfChunk(
        chunkOf(({ moduleIds }) => moduleIds.includes(path), path),
        bundle,
      )
      const isOwn = (file: string) => !shop.scripts.includes(file) && !shop.styles.includes(file)
      return { scripts: scripts.filter(isOwn), styles: styles.filter(isOwn) }
    }
    const views = chunks.flatMap(({ moduleIds }) => moduleIds).filter((id) => id.endsWith('.view.tsx'))
    const parts = {
      loader: entryOf('hydrate-loader').fileName,
      shop,
      screens: Object.fromEntries(screenFiles().map(([name, path]) => [name, partOf(path)])),
      modules: Object.fromEntries(views.map((id) => [basename(id, '.view.tsx'), partOf(id)])),
    }
    this.emitFile({ type: 'asset', fileName: '.vite/parts.json', source: JSON.stringify(parts) })
  },
}
