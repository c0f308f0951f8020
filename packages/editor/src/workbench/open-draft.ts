import { checkDocument, DOCUMENT_FORMAT } from '@mallwright/contract'
import type { Label } from '@mallwright/contract'

import type { StudioTerminal } from '../sign-in/studio-terminal.ts'
import type { Studio } from '../studio/studio.ts'
import { loadFirstViews, openStudio } from './open-studio.ts'

const TEXTS = {
  failed: { zh: '页面打不开', en: 'The page cannot be opened' },
  newer: { zh: '此页面由更新的版本保存', en: 'This page was saved by a newer version' },
  broken: { zh: '草稿已损坏', en: 'The draft is damaged' },
} satisfies Record<string, Label>

/** How opening a page stands. */
export type Opening =
  | { readonly kind: 'loading' }
  | { readonly kind: 'open'; readonly studio: Studio }
  | { readonly kind: 'notAllowed' }
  | { readonly kind: 'failed'; readonly title: Label; readonly hint: string }

/** Asks for the draft of a page and opens it. */
export async function openDraft(terminal: StudioTerminal, column: string): Promise<Opening> {
  const asked = Promise.all([terminal.loadSite(), terminal.api.getDraftPage({ body: { cColumnCode: column } })])
  // Loaded while the page is; what fails is asked for again when the page is known.
  loadFirstViews().catch(() => undefined)
  const [site, draft] = await asked
  if (!draft.ok) {
    const isRefused = draft.failure === 'EMPTY' || draft.failure === 'GATE_CLOSED'
    return isRefused ? { kind: 'notAllowed' } : { kind: 'failed', title: TEXTS.failed, hint: draft.msg }
  }
  const checked = checkDocument(draft.data.document)
  if (!checked.ok) {
    return { kind: 'failed', title: TEXTS.broken, hint: `${checked.fault.path} ${checked.fault.reason}` }
  }
  if (checked.document.format > DOCUMENT_FORMAT) return { kind: 'failed', title: TEXTS.newer, hint: '' }
  const views = await loadFirstViews(checked.document).catch(() => undefined)
  if (!site || !views) return { kind: 'failed', title: TEXTS.failed, hint: '' }
  const { document } = checked
  const revision = draft.data.iRevision
  const studio = openStudio({ api: terminal.api, column, stUuid: site.stUuid, document, revision }, views)
  studio.site.setState({ record: site })
  return { kind: 'open', studio: { ...studio, theme: terminal.theme } }
}
