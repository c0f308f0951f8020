import type { CompiledPage } from '@mallwright/contract/document'
import { upgradeCompiledPage, SITE_PARTS } from '@mallwright/modules/definitions'
import { LRUCache } from 'lru-cache'

import type { Database } from '../../db/database.ts'
import { currentNumber, readOutline, readPageJson } from './release.store.ts'
import type { ReleaseContent, ReleaseOutline } from './release.store.ts'

/** The current release of a site; its pages are read one by one. */
export interface CurrentRelease extends ReleaseOutline {
  /** A compiled page, upgraded to this build's modules; `undefined` when the release has no such page. */
  readonly page: (code: string) => Promise<CompiledPage | undefined>
  /** The site parts (theme, top bar, tab bar) that the release contains. */
  readonly parts: () => Promise<ReleaseContent>
}

/** Reads current releases. */
export interface Releases {
  /** `undefined` before the first release. */
  current(siteId: string): Promise<CurrentRelease | undefined>
}

/** Cached page JSON, in characters (UTF-16): about 3 bytes of heap each after parsing. */
const MAX_PAGE_CHARACTERS = 32_000_000

/** Cached outlines: a few kB each. */
const MAX_OUTLINES = 500

interface PageKey {
  readonly siteId: string
  readonly number: number
  readonly code: string
}

interface CachedPage {
  readonly page: CompiledPage
  readonly size: number
}

/** Creates the reader of a server process. Releases never change, so only the current number is read at every call. */
export function createReleases({ pool }: Pick<Database, 'pool'>): Releases {
  const outlines = new LRUCache<string, ReleaseOutline, Omit<PageKey, 'code'>>({
    max: MAX_OUTLINES,
    // Releases never change: a read that outlives its eviction is still right.
    ignoreFetchAbort: true,
    fetchMethod: (_key, _stale, { context: { siteId, number } }) => readOutline(pool, siteId, number),
  })
  const pages = new LRUCache<string, CachedPage, PageKey>({
    maxSize: MAX_PAGE_CHARACTERS,
    ignoreFetchAbort: true,
    sizeCalculation: ({ size }) => size,
    fetchMethod: async (_key, _stale, { context: { siteId, ...page } }) => {
      const json = await readPageJson(pool, siteId, page)
      // Compiled by this server at the publish.
      return json === undefined
        ? undefined
        : { page: upgradeCompiledPage(JSON.parse(json) as CompiledPage), size: json.length }
    },
  })
  const readPage = async (outline: ReleaseOutline, siteId: string, code: string) => {
    if (!outline.pages.some((page) => page.code === code)) return undefined
    const key = { siteId, number: outline.number, code }
    return (await pages.fetch(`${siteId} ${outline.number} ${code}`, { context: key }))?.page
  }
  return {
    async current(siteId) {
      const number = await currentNumber(pool, siteId)
      const outline =
        number === 0 ? undefined : await outlines.fetch(`${siteId} ${number}`, { context: { siteId, number } })
      if (!outline) return undefined
      const page = (code: string) => readPage(outline, siteId, code)
      const parts = async () => {
        const codes = outline.pages.map(({ code }) => code).filter((code) => Object.hasOwn(SITE_PARTS, code))
        const entries = await Promise.all(codes.map(async (code) => [code, await page(code)] as const))
        return Object.fromEntries(entries.flatMap(([code, content]) => (content ? [[code, content]] : [])))
      }
      return { ...outline, page, parts }
    },
  }
}
