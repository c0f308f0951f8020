import { checkDocument } from '@mallwright/contract/document'
import type { Document } from '@mallwright/contract/document'
import type { Page } from '@playwright/test'

import type { Gateway } from '../gateway.ts'
import { signInStudio } from '../journeys/studio-page.ts'
import { referenceDocument } from '../reference-page.ts'

/** A draft on the server, checked. */
export interface Draft {
  readonly document: Document
  readonly revision: number
}

/** Reads the draft of the home page. */
export async function homeDraft(gateway: Gateway): Promise<Draft> {
  const answer = await gateway.getDraftPage({ body: { cColumnCode: 'home' } })
  if (!answer.ok) throw new Error(answer.msg)
  const checked = checkDocument(answer.data.document)
  if (!checked.ok) throw new Error(checked.issue.reason)
  return { document: checked.document, revision: answer.data.iRevision }
}

/** Replaces the draft of the home page. */
export async function saveHome(gateway: Gateway, document: Document): Promise<void> {
  const { revision } = await homeDraft(gateway)
  const body = { cColumnCode: 'home', document, iRevision: revision, cRequestUuid: crypto.randomUUID() }
  const stored = await gateway.saveColumnPage({ body })
  if (!stored.ok) throw new Error(stored.msg)
}

/** The reference page with hot zones on its last picture. */
export function zonedReference(): Document {
  const document = referenceDocument()
  const picture = Object.values(document.nodes).findLast(({ module }) => module === 'image')
  if (!picture) throw new Error('the reference page has no picture')
  const props = {
    ...picture.props,
    picture: { url: '/studio/sample-picture.svg', width: 750, height: 750 },
    zones: [
      { name: '左', x: 5, y: 10, width: 40, height: 30 },
      { name: '右', x: 50, y: 50, width: 40, height: 30 },
    ],
  }
  return { ...document, nodes: { ...document.nodes, [picture.id]: { ...picture, props } } }
}

/** Makes the reference page, or another document, the home page, and opens it in the studio with its layers. */
export async function openReferencePage(
  page: Page,
  gateway: Gateway,
  url: string,
  document: Document = referenceDocument(),
): Promise<void> {
  await saveHome(gateway, document)
  await signInStudio(page, url)
  await page.getByRole('navigation', { name: '左侧面板' }).getByRole('button', { name: '图层' }).click()
  await page.locator('.st-layers [data-layer]').first().waitFor()
  await page.waitForLoadState('networkidle')
}
