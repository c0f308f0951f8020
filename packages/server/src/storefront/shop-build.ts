import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

import type { HydrationAssets } from '@mallwright/viewer/prerender'

/** Assets of the built shop. */
export interface ShopBuild {
  /** What a document with this screen and modules of these types needs. */
  readonly assetsOf: (shown: {
    readonly screen?: string | undefined
    readonly modules: readonly string[]
  }) => HydrationAssets
  /** URL of the hydration loader. */
  readonly hydrateLoader: string
}

/** Files that a part of the shop needs, in the order of their evaluation. */
interface PartFiles {
  readonly scripts: readonly string[]
  readonly styles: readonly string[]
}

/** What the build of the shop says about its files. */
interface BuiltParts {
  readonly loader: string
  /** The shop itself; the others are what comes on top of it. */
  readonly shop: PartFiles
  /** By the name of the route. */
  readonly screens: Readonly<Record<string, PartFiles>>
  /** By module type. */
  readonly modules: Readonly<Record<string, PartFiles>>
}

/** URL prefix of the built shop. */
export const SHOP_ASSETS = '/shop-assets/'

const NOT_BUILT: BuiltParts = {
  loader: 'not-built.js',
  shop: { scripts: ['not-built.js'], styles: [] },
  screens: {},
  modules: {},
}

/** Reads which files the build of the shop has; without a build, documents still contain the page. */
export function readShopBuild(folder: string): ShopBuild {
  const path = join(folder, '.vite', 'parts.json')
  const built = existsSync(path) ? (JSON.parse(readFileSync(path, 'utf8')) as BuiltParts) : NOT_BUILT
  const { loader, shop, screens, modules } = built
  return {
    hydrateLoader: SHOP_ASSETS + loader,
    assetsOf({ screen, modules: types }) {
      const parts = [partOf(screens, screen), ...types.map((type) => partOf(modules, type))]
      return {
        scripts: urlsOf(shop.scripts),
        imports: urlsOf(parts.flatMap(({ scripts }) => scripts)),
        styles: urlsOf([shop, ...parts].flatMap(({ styles }) => styles)),
      }
    },
  }
}

const NO_FILES: PartFiles = { scripts: [], styles: [] }

function partOf(parts: BuiltParts['screens'], name = ''): PartFiles {
  return (Object.hasOwn(parts, name) ? parts[name] : undefined) ?? NO_FILES
}

function urlsOf(files: readonly string[]): string[] {
  return [...new Set(files)].map((file) => SHOP_ASSETS + file)
}
