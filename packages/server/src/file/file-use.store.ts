import { blockCode, nodesOf } from '@mallwright/contract/document'
import type { CompiledPage, Document } from '@mallwright/contract/document'
import { filesIn } from '@mallwright/contract/file'
import type { FileUse } from '@mallwright/contract/file'
import * as z from 'zod/mini'

import { rows } from '../db/query.ts'
import type { Queryable } from '../db/query.ts'
import { fileUseItem } from './file.wire.ts'

const LOCATION = {
  siteId: z.string(),
  columnCode: z.string(),
  title: z.nullable(z.string()),
  isReleased: z.boolean(),
  content: z.unknown(),
}

type UseLocation = z.infer<z.ZodMiniObject<typeof LOCATION>>

/** Documents of any site that refer to a file ($1), by the table of uses. */
const LOCATIONS = rows(
  LOCATION,
  `select p.site_id as "siteId", p.column_code as "columnCode", readable_json(p.document)->>'title' as title, false as "isReleased",
     p.document as content
   from document_use u join site_page p on p.site_id = u.site_id and p.column_code = u.code and p.revision > 0
   where u.target_kind = 'file' and u.target_id = $1 and u.source = 'draft'
   union all
   select b.site_id, $2::text || b.id, b.name, false, b.document
   from document_use u join saved_block b on b.site_id = u.site_id and b.id = u.code::uuid
   where u.target_kind = 'file' and u.target_id = $1 and u.source = 'block'
   union all
   select s.id, u.code, readable_json(r.content)->u.code->>'title', true, readable_json(r.content)->u.code
   from document_use u join site s on s.id = u.site_id
     join release r on r.site_id = s.id and r.number = s.current_release
   where u.target_kind = 'file' and u.target_id = $1 and u.source = 'release'
   order by 4, 2`,
)

/** Uses of a file: by the site's own pages and blocks, and the number of documents of other sites. */
export interface FileUses {
  readonly own: readonly FileUse[]
  readonly elsewhere: number
}

/** The modules that show a file, those of blocks and drafts first. */
export async function findUses(client: Queryable, siteId: string, fileId: string): Promise<FileUses> {
  const locations = await LOCATIONS.all(client, [fileId, blockCode('')])
  const uses = locations.map((location) => ({ location, nodes: usesIn(location, fileId) }))
  return {
    own: uses.flatMap(({ location, nodes }) => (location.siteId === siteId ? nodes : [])),
    elsewhere: uses.filter(({ location, nodes }) => location.siteId !== siteId && nodes.length > 0).length,
  }
}

function usesIn({ columnCode, title, isReleased, content }: UseLocation, fileId: string): FileUse[] {
  return nodesIn(content, isReleased).flatMap(({ id, module, props, name = '' }) => {
    const count = filesIn(props).filter((shown) => shown === fileId).length
    if (count === 0) return []
    return [fileUseItem({ columnCode, title: title ?? '', nodeId: id, module, nodeName: name, count, isReleased })]
  })
}

interface NodeWithProps {
  readonly id: string
  readonly module: string
  readonly props: unknown
  readonly name?: string | undefined
}

/** The nodes of a stored document or compiled page: both were checked when they were written. */
function nodesIn(content: unknown, isReleased: boolean): readonly NodeWithProps[] {
  return isReleased ? nodesOf((content as CompiledPage).nodes) : Object.values((content as Document).nodes)
}
