import { fail, Failed } from '../../gateway/failures/failure.ts'
import type { AppContext } from '../../gateway/app-context.ts'
import type { CheckedList } from '../layouts/list-definitions.ts'
import { readViewer } from './list-caller.ts'
import { narrowedRows } from './list-page.ts'
import { readListRequest } from './list-request.ts'
import { mayRead } from './row-scope.ts'

/** All rows of a list that a caller asks for, e.g. for a workbook, with the list and who reads them. */
export async function askedRows(
  context: AppContext,
  list: CheckedList | undefined,
  { caller, body }: { readonly caller: Caller; readonly body: Body },
) {
  const viewer = await readViewer(context, caller, body)
  if (viewer instanceof Failed) return viewer
  if (!list || !(await mayRead(context.database.pool, list, viewer))) return fail('NO_DATA_PERMISSION')
  const request = readListRequest(body, list)
  if (request instanceof Failed) return request
  const narrowed = narrowedRows(list, request, viewer)
  return narrowed instanceof Failed ? narrowed : { list, viewer, where: narrowed.where }
}

type Caller = Parameters<typeof readViewer>[1]
type Body = Parameters<typeof readViewer>[2] & Parameters<typeof readListRequest>[0]
