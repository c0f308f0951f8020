import { NodeId } from '@mallwright/contract/document'
import type { Document } from '@mallwright/contract/document'
import type { Page } from '@playwright/test'

import { startDeployment } from '../deployment.ts'
import { signIn } from '../gateway.ts'
import type { Gateway } from '../gateway.ts'
import { canvasOf, reopenStudio } from '../journeys/studio-page.ts'
import { mustCatch, neverClaim } from './claim.ts'
import type { Claim, ProofSize } from './claim.ts'
import { newProfile, removeProfile, startBrowser } from './killable-browser.ts'

/** Age of an edit when the browser is killed, in ms. */
const AGE_MS = 1000

/** Kills a real browser N times, one second after an edit; odd rounds are offline, even ones during saving. */
export async function run({ count }: ProofSize): Promise<Claim[]> {
  const server = await startDeployment()
  const gateway = await signIn(server.url, { phone: '19900170001', password: 'Mall2025a', terminal: 'mobile' })
  const profile = newProfile()
  const address = `${server.url}/studio/?page=kills`
  const counts = { lost: 0, unannounced: 0, unsaved: 0, restored: 0 }
  mustCatch('lost edits', !isShown(['edit 1'], 'edit 2'))
  try {
    await savePage(gateway)
    for (let round = 1; round <= count; round += 1) {
      const isOffline = round % 2 === 1
      const words = `edit ${round}`
      const first = await startBrowser(profile)
      await reopenStudio(first.page, address)
      await first.page.getByRole('status').filter({ hasText: '已保存' }).waitFor()
      if (isOffline) await first.page.context().setOffline(true)
      await write(first.page, words)
      await first.page.waitForTimeout(AGE_MS)
      await first.kill()

      const again = await startBrowser(profile)
      await reopenStudio(again.page, address)
      await again.page.getByRole('status').filter({ hasText: '已保存' }).waitFor()
      if (!isShown(await canvasOf(again.page).locator('.mw-text').allTextContents(), words)) counts.lost += 1
      const isAnnounced = await again.page.getByRole('region', { name: '已恢复的修改' }).isVisible()
      if (isAnnounced) counts.restored += 1
      if (isOffline && !isAnnounced) counts.unannounced += 1
      if (!isShown(await savedWords(gateway), words)) counts.unsaved += 1
      await again.kill()
    }
  } finally {
    removeProfile(profile)
    await server.stop()
  }
  const tried = `${count} kills of a browser with an edit ${AGE_MS} ms old, ${counts.restored} put back from the journal`
  return [
    neverClaim('edits lost to SIGKILL of the browser', tried, counts.lost),
    neverClaim('edits that came back without a word', tried, counts.unannounced),
    neverClaim('edits that the server did not get afterwards', tried, counts.unsaved),
  ]
}

function isShown(texts: readonly unknown[], words: string): boolean {
  return texts.includes(words)
}

async function write(page: Page, words: string): Promise<void> {
  await canvasOf(page).locator('.mw-text').first().click()
  await page.getByRole('tab', { name: '内容' }).click()
  await page.getByRole('textbox', { name: '文字内容' }).fill(words)
}

async function savePage(gateway: Gateway): Promise<void> {
  const id = NodeId.parse('only')
  const nodes = { [id]: { id, module: 'text', version: 0, props: { text: 'edit 0' } } }
  const document = { format: 1, title: 'kills', look: { background: '' }, children: [id], nodes }
  const body = { cColumnCode: 'kills', document, iRevision: 0, cRequestUuid: 'kills' }
  const saved = await gateway.saveColumnPage({ body })
  if (!saved.ok) throw new Error(saved.msg)
}

async function savedWords(gateway: Gateway): Promise<unknown[]> {
  const draft = await gateway.getDraftPage({ body: { cColumnCode: 'kills' } })
  if (!draft.ok) throw new Error(draft.msg)
  return Object.values((draft.data.document as Document).nodes).map(({ props }) => props['text'])
}
