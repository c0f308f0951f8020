import { HOME_COLUMN } from '@mallwright/contract/link'

import type { Transaction } from '../db/database.ts'
import { entityText } from '../db/tables/entity-text.table.ts'
import { lockSite } from '../gateway/site.store.ts'
import { lockDraft, writeDraft } from '../site/drafts/draft.store.ts'
import { publishItems } from '../site/releases/publish.ts'
import type { ProductPlan } from './plans/product-plans.ts'
import { MAIN_SITE_ID, SECOND_SITE_ID } from './seed-sites.ts'
import { CAMPAIGN_COLUMN, campaignPage, CAMPAIGN_TITLE } from './campaign-page.ts'
import { englishTexts } from './english-catalog.ts'
import type { InsertRows } from './plans/write-rows.ts'
import { mainHomePage, secondHomePage } from './home-page.ts'

/** Who the demo's first pages were made by. */
const EDITOR = '装修员小宋'

/** Saves the designed pages and publishes those of each site as release 1, by the same steps as a super user's publish. */
export async function publishPages(
  client: Transaction,
  write: InsertRows,
  products: readonly ProductPlan[],
): Promise<void> {
  const english = englishTexts('site_page', MAIN_SITE_ID, {
    [`title/${HOME_COLUMN}`]: 'Home',
    [`title/${CAMPAIGN_COLUMN}`]: CAMPAIGN_TITLE.en,
  })
  await write(entityText, [
    ...english,
    ...englishTexts('site_page', SECOND_SITE_ID, { [`title/${HOME_COLUMN}`]: 'Home' }),
  ])
  const sites = [
    {
      siteId: MAIN_SITE_ID,
      pages: { [HOME_COLUMN]: mainHomePage(products), [CAMPAIGN_COLUMN]: campaignPage(products) },
    },
    { siteId: SECOND_SITE_ID, pages: { [HOME_COLUMN]: secondHomePage(products) } },
  ]
  for (const { siteId, pages } of sites) {
    await lockSite(client, siteId)
    const items: { readonly code: string; readonly revision: number }[] = []
    for (const [columnCode, document] of Object.entries(pages)) {
      const page = { siteId, columnCode }
      await lockDraft(client, page)
      const { revision } = await writeDraft(client, page, { document, editedBy: EDITOR })
      items.push({ code: columnCode, revision })
    }
    await publishItems(client, siteId, { items, note: '首次发布', publisher: EDITOR })
  }
}
