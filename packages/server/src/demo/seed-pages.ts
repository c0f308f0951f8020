import type { Document } from '@mallwright/contract/document'
import { HOME_COLUMN } from '@mallwright/contract/link'
import { initialPartDocument } from '@mallwright/modules/definitions'

import type { Transaction } from '../db/database.ts'
import { entityText } from '../db/tables/entity-text.table.ts'
import { lockSite } from '../gateway/site.store.ts'
import { lockDraft, writeDraft } from '../site/drafts/draft.store.ts'
import { publishItems } from '../site/releases/publish.ts'
import { englishTexts } from './english/english-texts.ts'
import { CAMPAIGN_COLUMN, campaignPage, CAMPAIGN_TITLE } from './pages/campaign-page.ts'
import { RED } from './pages/home-modules.ts'
import { mainHomePage } from './pages/home-page.ts'
import { BLUE, secondHomePage } from './pages/second-home.ts'
import { templatePage, TEMPLATE_PAGES } from './pages/template-pages.ts'
import type { ProductPlan } from './plans/product-plans.ts'
import type { InsertRows } from './plans/write-rows.ts'
import { MAIN_SITE_ID, SECOND_SITE_ID } from './seed-sites.ts'

/** Who the demo's first pages and blocks were made by. */
export const EDITOR = '装修员小宋'

/** Saves the designed pages and publishes those of each site as release 1, by the same steps as a super user's publish. */
export async function publishPages(
  client: Transaction,
  write: InsertRows,
  products: readonly ProductPlan[],
): Promise<void> {
  const titles = [{ column: CAMPAIGN_COLUMN, title: CAMPAIGN_TITLE }, ...TEMPLATE_PAGES]
  const english = englishTexts('site_page', MAIN_SITE_ID, {
    [`title/${HOME_COLUMN}`]: 'Home',
    ...Object.fromEntries(titles.map(({ column, title }) => [`title/${column}`, title.en])),
  })
  await write(entityText, [
    ...english,
    ...englishTexts('site_page', SECOND_SITE_ID, { [`title/${HOME_COLUMN}`]: 'Home' }),
  ])
  const sites = [
    {
      siteId: MAIN_SITE_ID,
      documents: {
        [HOME_COLUMN]: mainHomePage(products),
        [CAMPAIGN_COLUMN]: campaignPage(products),
        ...Object.fromEntries(TEMPLATE_PAGES.map((plan) => [plan.column, templatePage(plan)])),
        'top-bar': partOf('top-bar', { background: RED }),
      },
    },
    {
      siteId: SECOND_SITE_ID,
      documents: {
        [HOME_COLUMN]: secondHomePage(products),
        'top-bar': partOf('top-bar', { background: BLUE }),
        'site-look': partOf('site-look', { primary: BLUE }),
      },
    },
  ]
  for (const { siteId, documents } of sites) {
    await lockSite(client, siteId)
    const items: { readonly code: string; readonly revision: number }[] = []
    for (const [columnCode, document] of Object.entries(documents)) {
      const page = { siteId, columnCode }
      await lockDraft(client, page)
      const { revision } = await writeDraft(client, page, { document, editedBy: EDITOR })
      items.push({ code: columnCode, revision })
    }
    await publishItems(client, siteId, { items, note: '首次发布', publisher: EDITOR })
  }
}

/** A site part with some of its props. */
function partOf(code: string, props: Readonly<Record<string, unknown>>): Document {
  const document = initialPartDocument(code)
  if (!document) throw new Error(`there is no site part ${code}`)
  const nodes = Object.entries(document.nodes).map(([id, node]) => [id, { ...node, props }] as const)
  return { ...document, nodes: Object.fromEntries(nodes) }
}
