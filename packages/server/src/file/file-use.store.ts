import { blockCode, nodesOf } from '@mallwright/contract/document'
import { filesIn } from '@mallwright/contract/file'
import type { CompiledPage, Document } from '@mallwright/contract/document'
import type { FileUse } from '@mallwright/contract/file'

import type { Transaction } from '../db/database.ts'

type Client = Pick<Transaction, 'query'>

interface UseLocation {
  readonly siteId: string
  readonly columnCode: string
  readonly title: string
  readonly isReleased: boolean
  readonly content: unknown
}

/**
 * Saved drafts, blocks and pages of current releases, of any site, whose text contains the id; whether they show the file
 * is decided by their values.
 */
const LOCATIONS = `select site_id as "siteId", column_code as "columnCode", document->>'title' as title,
      false as "isReleased", document as content
    from site_page where revision > 0 and strpos(document::text, $1) > 0
  union all
  select site_id, $2::text || id, name, false, document from saved_block where strpos(document::text, $1) > 0
  union all
  select s.id, page.key, page.value->>'title', true, page.value from site s
    join release r on r.site_id = s.id and r.number = s.current_release
    cross join lateral json_each(r.content) as page
    where strpos(page.value::text, $1) > 0
  order by 4, 2`

/** Where a file is shown: by the site's own pages and blocks, and how many of other sites show it too. */
export interface FileUses {
  readonly own: readonly FileUse[]
  readonly elsewhere: number
}

/** Which modules show a file, in blocks and drafts first. */
export async function findUses(client: Client, siteId: string, fileId: string): Promise<FileUses> {
  const { rows } = await client.query<UseLocation>(LOCATIONS, [fileId, blockCode('')])
  const uses = rows.map((place) => ({ place, found: usesIn(place, fileId) }))
  return {
    own: uses.flatMap(({ place, found }) => (place.siteId === siteId ? found : [])),
    elsewhere: uses.filter(({ place, found }) => place.siteId !== siteId && found.length > 0).length,
  }
}

function usesIn({ columnCode, title, isReleased, content }: UseLocation, fileId: string): FileUse[] {
  return nodesIn(content, isReleased).flatMap(({ id, module, props, name = '' }) => {
    const count = filesIn(props).filter((one) => one === fileId).length
    if (count === 0) return []
    return [
      {
        cColumnCode: columnCode,
        cColumnName: title,
        cNodeId: id,
        cModule: module,
        cNodeName: name,
        iCount: count,
        bReleased: isReleased,
      },
    ]
  })
}

interface NodeWithProps {
  readonly id: string
  readonly module: string
  readonly props: unknown
  readonly name?: string | undefined
}

function nodesIn(content: unknown, isReleased: boolean): readonly NodeWithProps[] {
  return isReleased ? nodesOf((content as CompiledPage).nodes) : Object.values((content as Document).nodes)
}
