import { emptyDocument } from '@mallwright/contract/document'
import type { Document } from '@mallwright/contract/document'

import { startDeployment } from '../deployment.ts'
import { openBrowser } from '../bench/browser.ts'
import { signIn } from '../gateway.ts'
import { canvasOf, signInStudio } from '../journeys/studio-page.ts'
import { assertDetects, zeroClaim } from './claim.ts'
import type { Claim, ProofSize } from './claim.ts'

/** Interval of edits: 200 of them are ten minutes offline. */
const EDIT_EVERY_MS = 3000

/** Number of edits from which the offline time is real; fewer are made without waiting. */
const REAL_TIME_FROM = 200

/** Makes N edits offline and counts those on the server after reconnection. */
export async function run({ count }: ProofSize): Promise<Claim[]> {
  const server = await startDeployment()
  const gateway = await signIn(server.url, { phone: '19900170001', password: 'Mall2025a', terminal: 'mobile' })
  const browser = await openBrowser()
  const pause = count >= REAL_TIME_FROM ? EDIT_EVERY_MS : 0
  try {
    const body = { cColumnCode: 'offline', document: emptyDocument('offline'), iRevision: 0, cRequestUuid: 'offline' }
    await gateway.saveColumnPage({ body })
    const context = await browser.newContext({ viewport: { width: 1440, height: 900 }, locale: 'zh-CN' })
    const page = await context.newPage()
    await signInStudio(page, server.url)
    await page.goto(`${server.url}/studio/?page=offline`)
    await canvasOf(page).waitFor()
    const insert = page.getByRole('complementary', { name: '模块' }).getByRole('button', { name: '文本', exact: true })
    await insert.waitFor()
    const saved = page.getByRole('status').filter({ hasText: '已保存' })
    await saved.waitFor()
    const began = performance.now()
    await context.setOffline(true)
    for (let edit = 0; edit < count; edit += 1) {
      await insert.click()
      await page.waitForTimeout(pause)
    }
    const countSavedNodes = async () => {
      const draft = await gateway.getDraftPage({ body: { cColumnCode: 'offline' } })
      return draft.ok ? Object.keys((draft.data.document as Document).nodes).length : 0
    }
    assertDetects('edits missing on the server', (await countSavedNodes()) < count)
    const offlineS = Math.round((performance.now() - began) / 1000)
    await context.setOffline(false)
    await saved.waitFor({ timeout: 60_000 })
    return [
      zeroClaim(
        'edits missing on the server',
        `${count} edits in ${offlineS} s offline`,
        count - (await countSavedNodes()),
      ),
    ]
  } finally {
    await browser.close()
    await server.stop()
  }
}
