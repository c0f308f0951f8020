import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/** Assets of the built shop. */
export interface ShopBuild {
  /** URL of the entry script. */
  readonly script: string
  readonly styles: readonly string[]
  /** URL of the hydration loader. */
  readonly hydrateLoader: string
}

interface ManifestEntry {
  readonly file: string
  readonly css?: readonly string[]
  readonly imports?: readonly string[]
}

/** URL prefix of the built shop. */
export const SHOP_ASSETS = '/shop-assets/'

const ENTRY = 'src/shop/app/main.tsx'
const HYDRATE_LOADER = 'src/runtime/bootstrap/hydrate-loader.ts'

const NOT_BUILT: ShopBuild = {
  script: `${SHOP_ASSETS}not-built.js`,
  styles: [],
  hydrateLoader: `${SHOP_ASSETS}not-built.js`,
}

/** Reads the build manifest of the shop; without a build, documents still contain the page. */
export function readShopBuild(folder: string): ShopBuild {
  const path = join(folder, '.vite', 'manifest.json')
  if (!existsSync(path)) return NOT_BUILT
  const manifest = JSON.parse(readFileSync(path, 'utf8')) as Readonly<Record<string, ManifestEntry>>
  const entry = manifest[ENTRY]
  const loader = manifest[HYDRATE_LOADER]
  if (!entry || !loader) return NOT_BUILT
  return {
    script: SHOP_ASSETS + entry.file,
    styles: stylesOf(manifest, ENTRY).map((file) => SHOP_ASSETS + file),
    hydrateLoader: SHOP_ASSETS + loader.file,
  }
}

function stylesOf(manifest: Readonly<Record<string, ManifestEntry>>, first: string): string[] {
  const visited = new Set<string>()
  const styles = new Set<string>()
  const visit = (name: string) => {
    if (visited.has(name)) return
    visited.add(name)
    for (const imported of manifest[name]?.imports ?? []) visit(imported)
    for (const file of manifest[name]?.css ?? []) styles.add(file)
  }
  visit(first)
  return [...styles]
}
