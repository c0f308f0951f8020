import { HEARTBEAT_TIMEOUT_MS } from '@mallwright/contract/site'
import type { HeartbeatFrame, PresentEditor } from '@mallwright/contract/site'
import { eq } from 'drizzle-orm'
import * as z from 'zod/mini'

import { inTransaction } from '../db/database.ts'
import type { Database } from '../db/database.ts'
import { notify } from '../db/pub-sub.ts'
import { command, orm, rows } from '../db/query.ts'
import { pageEditor } from '../db/tables/presence.table.ts'
import type { PageKey } from '../site/drafts/draft.store.ts'

/** An editor's socket. */
export interface EditorSocket {
  readonly id: string
  readonly siteId: string
  readonly sessionId: string
}

/** Maximum number of editors listed for a page. */
const MAX_EDITORS = 50

const LOCK_PAGE = command('select pg_advisory_xact_lock(hashtextextended($1, 0))')

const DELETE_SILENT = command(
  `delete from page_editor where site_id = $1 and column_code = $2 and seen_at < now() - make_interval(secs => $3)`,
)

const RELEASE_HOLDER = command(
  `update page_editor set editing = false where site_id = $1 and column_code = $2 and node_id = $3 and id <> $4`,
)

/** Identity and permission come from the session on every frame, never from the client. Affects no row without permission. */
const UPSERT_EDITOR = command(
  `insert into page_editor (id, site_id, column_code, account_id, name, node_id, editing)
   select $1, $2, $3, a.id,
     coalesce(nullif(a.nickname, ''), left(a.mobile_phone, 3) || '****' || right(a.mobile_phone, 4)),
     $5, $6 and $5 <> '' and not exists (
       select 1 from page_editor e
       where e.site_id = $2 and e.column_code = $3 and e.node_id = $5 and e.editing and e.id <> $1)
   from login_session s join account a on a.id = s.account_id
   where s.id = $4 and s.revoked_at is null and s.expires_at > now()
     and a.is_super = 1 and not a.stopped and not a.init_pwd and (a.editor_site_id is null or a.editor_site_id = $2)
   on conflict (id) do update set site_id = excluded.site_id, column_code = excluded.column_code,
     account_id = excluded.account_id, name = excluded.name, node_id = excluded.node_id, editing = excluded.editing,
     seen_at = now()`,
)

/** Stores an editor's position and notifies the page. Returns false when the account may not edit the site. */
export async function enterPage(database: Database, socket: EditorSocket, frame: HeartbeatFrame): Promise<boolean> {
  const page = [socket.siteId, frame.cColumnCode]
  return inTransaction(database, async (client) => {
    // Serialised by page, so that a node has one holder.
    await LOCK_PAGE.run(client, [page.join('/')])
    await DELETE_SILENT.run(client, [...page, HEARTBEAT_TIMEOUT_MS / 1000])
    const values = [socket.id, ...page, socket.sessionId, frame.cNodeId, frame.bEditing]
    const upsert = async () => (await UPSERT_EDITOR.run(client, values)) > 0
    let isAllowed = await upsert()
    if (isAllowed && frame.bTakeOver) {
      // Taking over requires permission, which is known only now.
      await RELEASE_HOLDER.run(client, [...page, frame.cNodeId, socket.id])
      isAllowed = await upsert()
    }
    if (!isAllowed) await orm(client).delete(pageEditor).where(eq(pageEditor.id, socket.id))
    await notify(client, { kind: 'presence', siteId: socket.siteId, columnCode: frame.cColumnCode })
    return isAllowed
  })
}

/** Removes a socket's row and notifies the page. */
export async function leavePage({ pool }: Database, socket: EditorSocket): Promise<void> {
  const left = await orm(pool)
    .delete(pageEditor)
    .where(eq(pageEditor.id, socket.id))
    .returning({ columnCode: pageEditor.columnCode })
  for (const { columnCode } of left) await notify(pool, { kind: 'presence', siteId: socket.siteId, columnCode })
}

const EDITORS = rows(
  { id: z.string(), accountId: z.string(), name: z.string(), nodeId: z.string(), isEditing: z.boolean() },
  `select id, account_id as "accountId", name, node_id as "nodeId", editing as "isEditing"
   from page_editor
   where site_id = $1 and column_code = $2 and seen_at >= now() - make_interval(secs => $3)
   order by name, id limit ${MAX_EDITORS}`,
)

/** Editors of a page by name. */
export async function editorsOf({ pool }: Database, page: PageKey): Promise<PresentEditor[]> {
  const editors = await EDITORS.all(pool, [page.siteId, page.columnCode, HEARTBEAT_TIMEOUT_MS / 1000])
  return editors.map(({ id, accountId, name, nodeId, isEditing }) => ({
    cEditorUuid: id,
    cAccUuid: accountId,
    cEditorName: name,
    cNodeId: nodeId,
    bEditing: isEditing,
  }))
}
