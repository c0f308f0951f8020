import { newUuid } from '@mallwright/contract/values'
import type { Document } from '@mallwright/contract/document'
import type { SitePage } from './pages.queries.ts'
import { SITE_PARTS } from '@mallwright/modules/definitions'

import { openDocument } from '../../saving/model/open-document.ts'
import type { Studio } from '../../../studio/studio.ts'
import type { PAGES_TEXTS } from './pages.texts.ts'

/** Issue of a page address. */
export type AddressIssue = 'addressBad' | 'addressTaken'

/** Outcome of an action on a page. */
export type PageOutcome = 'done' | keyof Pick<typeof PAGES_TEXTS, 'failed' | 'moved' | 'addressTaken' | 'notSaved'>

/** Allowed page codes; equal to the server's. */
const ADDRESS = /^[a-z0-9][a-z0-9-]{0,39}$/

/** Issue of an address; `undefined` when it is valid and free. */
export function addressIssue(code: string, pages: readonly SitePage[]): AddressIssue | undefined {
  if (!ADDRESS.test(code)) return 'addressBad'
  const isTaken = Object.hasOwn(SITE_PARTS, code) || pages.some((page) => page.code === code)
  return isTaken ? 'addressTaken' : undefined
}

/** A free address: `base`, or `base` with the first free number. */
export function freeAddress(base: string, pages: readonly SitePage[]): string {
  const isFree = (code: string) => addressIssue(code, pages) === undefined
  if (isFree(base)) return base
  let number = 2
  while (!isFree(`${base.slice(0, 36)}-${number}`)) number += 1
  return `${base.slice(0, 36)}-${number}`
}

/** A title that no other page has: with a number where it is taken. */
export function freeTitle(base: string, pages: readonly Pick<SitePage, 'title'>[]): string {
  const isTaken = (title: string) => pages.some((page) => page.title === title)
  let title = base
  for (let number = 2; isTaken(title); number += 1) title = `${base} ${number}`
  return title
}

/** Creates a page; never overwrites one. */
export async function createPage({ api }: Studio, code: string, document: Document): Promise<PageOutcome> {
  const body = { cColumnCode: code, document, iRevision: 0, cRequestUuid: newUuid() }
  const answer = await api.saveColumnPage({ body })
  if (answer.ok) return 'done'
  return answer.failure === 'REVISION_CONFLICT' ? 'addressTaken' : 'failed'
}

/** Creates a copy of a page's last saved draft. */
export async function copyPage(
  studio: Studio,
  page: SitePage,
  copy: { readonly code: string; readonly title: string },
): Promise<PageOutcome> {
  const draft = await studio.api.getDraftPage({ body: { cColumnCode: page.code } })
  if (!draft.ok) return 'failed'
  return createPage(studio, copy.code, { ...(draft.data.document as Document), title: copy.title })
}

/** Removes a page in its listed revision. */
export async function removePage({ api }: Studio, { code, revision }: SitePage): Promise<PageOutcome> {
  const answer = await api.removeColumnPage({
    body: { cColumnCode: code, iRevision: revision, cRequestUuid: newUuid() },
  })
  if (answer.ok) return 'done'
  return answer.failure === 'REVISION_CONFLICT' ? 'moved' : 'failed'
}

/** Opens another page after saving. */
export async function openPageOf(studio: Studio, code: string): Promise<PageOutcome> {
  return (await openDocument(studio, code)) ? 'done' : 'notSaved'
}
