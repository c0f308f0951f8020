import { NodeId } from '@mallwright/contract/document'
import type { Document } from '@mallwright/contract/document'
import type { Page } from '@playwright/test'

import { startDeployment } from '../deployment.ts'
import { signIn } from '../gateway.ts'
import type { Gateway } from '../gateway.ts'
import { canvasOf, reopenStudio } from '../journeys/studio-page.ts'
import { assertDetects, zeroClaim } from './claim.ts'
import type { Claim, ProofSize } from './claim.ts'
import { newProfile, removeProfile, startBrowser } from './killable-browser.ts'

/** Age of an edit when the browser is killed, in ms. */
const EDIT_AGE_MS = 1000

/** Kills a real browser N times, one second after an edit; odd rounds are offline, even ones during saving. */
export async function run({ count }: ProofSize): Promise<Claim[]> {
  const server = await startDeployment()
  const gateway = await signIn(server.url, { phone: '19900170001', password: 'Mall2025a', terminal: 'mobile' })
  const profile = newProfile()
  const address = `${server.url}/studio/?page=kills`
  const counts = { lost: 0, unannounced: 0, unsaved: 0, restored: 0 }
  assertDetects('lost edits', !hasText(['edit 1'], 'edit 2'))
  try {
    await savePage(gateway)
    for (let round = 1; round <= count; round += 1) {
      const isOffline = round % 2 === 1
      const text = `edit ${round}`
      const first = await startBrowser(profile)
      await reopenStudio(first.page, address)
      await first.page.getByRole('status').filter({ hasText: '已保存' }).waitFor()
      if (isOffline) await first.page.context().setOffline(true)
      await typeText(first.page, text)
      await first.page.waitForTimeout(EDIT_AGE_MS)
      await first.kill()

      const restarted = await startBrowser(profile)
      await reopenStudio(restarted.page, address)
      await restarted.page.getByRole('status').filter({ hasText: '已保存' }).waitFor()
      if (!hasText(await canvasOf(restarted.page).locator('.mw-text').allTextContents(), text)) counts.lost += 1
      const isAnnounced = await isNoticed(restarted.page, isOffline)
      if (isAnnounced) counts.restored += 1
      if (isOffline && !isAnnounced) counts.unannounced += 1
      if (!hasText(await savedTexts(gateway), text)) counts.unsaved += 1
      await restarted.kill()
    }
  } finally {
    removeProfile(profile)
    await server.stop()
  }
  const attempts = `${count} kills of a browser with an edit ${EDIT_AGE_MS} ms old, ${counts.restored} restored from the journal`
  return [
    zeroClaim('edits lost to SIGKILL of the browser', attempts, counts.lost),
    zeroClaim('edits restored without an announcement', attempts, counts.unannounced),
    zeroClaim('restored edits missing on the server', attempts, counts.unsaved),
  ]
}

function hasText(texts: readonly unknown[], text: string): boolean {
  return texts.includes(text)
}

/** Whether the studio tells of restored work. Where it must, the part of the studio that does may load for a while. */
async function isNoticed(page: Page, isDue: boolean): Promise<boolean> {
  const notice = page.getByRole('region', { name: '已恢复的修改' })
  if (!isDue) return notice.isVisible()
  return notice.waitFor().then(
    () => true,
    () => false,
  )
}

async function typeText(page: Page, text: string): Promise<void> {
  await canvasOf(page).locator('.mw-text').first().click()
  await page.getByRole('tab', { name: '内容' }).click()
  await page.getByRole('textbox', { name: '文字内容' }).fill(text)
}

async function savePage(gateway: Gateway): Promise<void> {
  const id = NodeId.parse('only')
  const nodes = { [id]: { id, module: 'text', version: 0, props: { text: 'edit 0' } } }
  const document = { format: 1, title: 'kills', look: { background: '' }, children: [id], nodes }
  const body = { cColumnCode: 'kills', document, iRevision: 0, cRequestUuid: 'kills' }
  const saved = await gateway.saveColumnPage({ body })
  if (!saved.ok) throw new Error(saved.msg)
}

async function savedTexts(gateway: Gateway): Promise<unknown[]> {
  const draft = await gateway.getDraftPage({ body: { cColumnCode: 'kills' } })
  if (!draft.ok) throw new Error(draft.msg)
  return Object.values((draft.data.document as Document).nodes).map(({ props }) => props['text'])
}
