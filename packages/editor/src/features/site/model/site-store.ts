import { checkDocument } from '@mallwright/contract/document'
import { HOME_COLUMN } from '@mallwright/contract/link'
import type { CompiledPage } from '@mallwright/contract/document'
import type { DraftItem, SiteRecord } from '@mallwright/contract/site'
import {
  compilePage,
  definitionOf,
  readSiteDefaults,
  readSiteChrome,
  SITE_PARTS,
} from '@mallwright/modules/definitions'
import type { SiteChrome } from '@mallwright/modules/definitions'
import { createStore } from 'zustand/vanilla'
import type { StoreApi } from 'zustand/vanilla'

import { isSameJson } from '../../../document-store/same-json.ts'
import type { StudioApi } from '../../../gateway/studio-operations.ts'

/** What surrounds the open document: the drafts of the parts of the site, and of the home page where a part is edited. */
export interface SiteState {
  /** Name and logo of the site. */
  readonly record: Pick<SiteRecord, 'siteShortName' | 'cLogoImageUrl'>
  readonly frame: SiteChrome
  /** Props that new nodes start with, by module type. */
  readonly defaults: Readonly<Record<string, Readonly<Record<string, unknown>>>>
  /** The home page's draft; absent while it loads, or when it was not asked for. */
  readonly home: CompiledPage | undefined
  readonly pages: readonly DraftItem[] | 'loading' | 'failed'
}

/** The site around one open document. */
export type SiteStore = StoreApi<SiteState>

/** Whether a code names a part of the site, which is edited as a whole, and no page. */
export function isSitePart(code: string): boolean {
  return Object.hasOwn(SITE_PARTS, code)
}

/** Makes the surroundings of a site that has changed nothing yet. */
export function createSiteStore(): SiteStore {
  return createStore<SiteState>(() => ({
    record: { siteShortName: '', cLogoImageUrl: '' },
    frame: readSiteChrome({}),
    defaults: readSiteDefaults({}),
    home: undefined,
    pages: 'loading',
  }))
}

/** Asks for the drafts of all parts, and of the home page if it is wanted. What cannot be had stays as it starts. */
export async function loadSite(api: StudioApi, store: SiteStore, wants: { readonly home: boolean }): Promise<void> {
  const codes = [...Object.keys(SITE_PARTS), ...(wants.home ? [HOME_COLUMN] : [])]
  const read = await Promise.all(codes.map(async (code) => [code, await draftOf(api, code)] as const))
  const content = Object.fromEntries(read.flatMap(([code, page]) => (page ? [[code, page] as const] : [])))
  store.setState({
    frame: readSiteChrome(content),
    defaults: ownDefaults(readSiteDefaults(content)),
    home: content[HOME_COLUMN],
  })
}

async function draftOf(api: StudioApi, code: string): Promise<CompiledPage | undefined> {
  const answer = await api.getDraftPage({ body: { cColumnCode: code } })
  const checked = answer.ok && checkDocument(answer.data.document)
  return checked && checked.ok ? compilePage(checked.document, code) : undefined
}

/** The props that differ from their module's own defaults, so that a new node says only what it must. */
function ownDefaults(defaults: SiteState['defaults']): SiteState['defaults'] {
  const own = Object.entries(defaults).map(([type, props]) => {
    const fields = definitionOf(type)?.fields ?? {}
    const differing = Object.entries(props).filter(([name, value]) => !isSameJson(fields[name]?.default, value))
    return [type, Object.fromEntries(differing)] as const
  })
  return Object.fromEntries(own)
}
