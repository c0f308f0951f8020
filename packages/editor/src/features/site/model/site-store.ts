import { checkDocument } from '@mallwright/contract/document'
import { HOME_COLUMN } from '@mallwright/contract/link'
import type { CompiledPage } from '@mallwright/contract/document'
import type { SiteRecord } from '@mallwright/contract/site'
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

/** Surroundings of the open document: drafts of the site parts, and of the home page while a part is edited. */
export interface SiteState {
  /** Name and logo of the site. */
  readonly record: Pick<SiteRecord, 'siteShortName' | 'cLogoImageUrl'>
  readonly frame: SiteChrome
  /** Initial props of new nodes by module type. */
  readonly defaults: Readonly<Record<string, Readonly<Record<string, unknown>>>>
  /** Draft of the home page; absent while loading or not requested. */
  readonly home: CompiledPage | undefined
}

/** Site around one open document. */
export type SiteStore = StoreApi<SiteState>

/** Whether a document code names a site part, which is edited as a whole. */
export function isSitePart(code: string): boolean {
  return Object.hasOwn(SITE_PARTS, code)
}

/** Creates the state of an uncustomised site. */
export function createSiteStore(): SiteStore {
  return createStore<SiteState>(() => ({
    record: { siteShortName: '', cLogoImageUrl: '' },
    frame: readSiteChrome({}),
    defaults: ownDefaults(readSiteDefaults({})),
    home: undefined,
  }))
}

/** Loads the drafts of all site parts, and of the home page on request. Failures leave the initial values. */
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

/** Props that differ from the module's defaults, so that new nodes stay minimal. */
function ownDefaults(defaults: SiteState['defaults']): SiteState['defaults'] {
  const own = Object.entries(defaults).map(([type, props]) => {
    const fields = definitionOf(type)?.fields ?? {}
    const differing = Object.entries(props).filter(([name, value]) => !isSameJson(fields[name]?.default, value))
    return [type, Object.fromEntries(differing)] as const
  })
  return Object.fromEntries(own)
}
