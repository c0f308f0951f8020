import { HOME_COLUMN } from '@mallwright/contract/link'

import type { Transaction } from '../db/database.ts'
import { lockDraft, writeDraft } from '../site/drafts/draft.store.ts'
import { publishItems } from '../site/releases/publish.ts'
import { lockSite } from '../gateway/site.store.ts'
import { mainHomePage, secondHomePage } from './home-page.ts'
import type { ProductPlan } from './product-plans.ts'
import { MAIN_SITE_ID, SECOND_SITE_ID } from './seed-sites.ts'

/** Who the demo's first pages were made by. */
const EDITOR = '装修员小宋'

/** Saves the two designed home pages and publishes each as release 1, by the same steps as a super user's publish. */
export async function publishHomePages(client: Transaction, products: readonly ProductPlan[]): Promise<void> {
  const pages = [
    { siteId: MAIN_SITE_ID, document: mainHomePage(products) },
    { siteId: SECOND_SITE_ID, document: secondHomePage(products) },
  ]
  for (const { siteId, document } of pages) {
    const page = { siteId, columnCode: HOME_COLUMN }
    await lockSite(client, siteId)
    await lockDraft(client, page)
    const { revision } = await writeDraft(client, page, { document, editedBy: EDITOR })
    const items = [{ code: HOME_COLUMN, revision }]
    await publishItems(client, siteId, { items, note: '首次发布', publisher: EDITOR })
  }
}
