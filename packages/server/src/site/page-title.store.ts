import type { CompiledPage } from '@mallwright/contract/document'
import type { Locale } from '@mallwright/contract/values'
import * as z from 'zod/mini'

import { inEachLocale, OWN_LOCALE } from '../db/entity-text.ts'
import { rows } from '../db/query.ts'
import type { Queryable } from '../db/query.ts'

const TITLE = inEachLocale((text, suffix) =>
  rows(
    { title: z.string() },
    `select ${text({ entity: 'site_page', id: 'page.site_id', field: `'title/' || page.code`, column: 'page.title' })} as title
     from (values ($1::uuid, $2::text, $3::text)) as page (site_id, code, title)`,
    `page-title${suffix}`,
  ),
)

/** A published page of a site with its title in a language. */
export async function pageInLanguage(
  client: Queryable,
  { siteId, locale }: { readonly siteId: string; readonly locale: Locale },
  page: CompiledPage,
): Promise<CompiledPage> {
  if (locale === OWN_LOCALE) return page
  const { title } = await TITLE[locale].one(client, [siteId, page.columnCode, page.title])
  return title === page.title ? page : { ...page, title }
}
