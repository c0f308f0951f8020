import { getPageData4List } from '@mallwright/contract/list-engine'
import { createApi } from '@mallwright/contract/rpc'
import type { Answer, InputOf } from '@mallwright/contract/rpc'

import { loadEncoding } from '../../widget-host/load-encoding.ts'
import type { WidgetHost } from '../../widget-host/widget-host.ts'

type RowsBody = InputOf<typeof getPageData4List>['body']

/** What calls for rows need of the app. */
export type RowsHost = Pick<WidgetHost, 'send' | 'signKey'>

/** Asks for a page of a list, its texts encoded. Specification 2 §7; engine 1.5. */
export async function askForRows(
  { send, signKey }: RowsHost,
  body: RowsBody,
): Promise<Answer<typeof getPageData4List>> {
  const { ENCODED_MEMBERS, encodeMembers } = await loadEncoding()
  const { path } = getPageData4List
  const encoded = encodeMembers(body, { signKey: signKey(), path, names: ENCODED_MEMBERS.list })
  return createApi({ getPageData4List }, send).getPageData4List({ body: encoded })
}
