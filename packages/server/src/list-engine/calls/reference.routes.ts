import { DATA_SCOPES, LIST_LIMITS, parseFilter } from '@mallwright/contract/list-engine'
import type { Reference } from '@mallwright/contract/list-engine'
import { ENDPOINTS } from '@mallwright/contract/registry'
import { and } from 'drizzle-orm'

import type { AppContext } from '../../gateway/app-context.ts'
import { fail, Failed } from '../../gateway/failures/failure.ts'
import { handle } from '../../gateway/handle.ts'
import { refuseFilter } from '../conditions.ts'
import { filterSql } from '../filter-sql.ts'
import type { ListCaller, Source } from '../define-source.ts'
import type { DefinitionReader } from '../layouts/list-definitions.ts'
import { wireOption } from '../layouts/definition.store.ts'
import { ROW_KEY } from '../list-rows.ts'
import { readPage } from '../page-rows.ts'
import { readViewer } from './list-caller.ts'
import { withinTime } from './list.routes.ts'

const endpoints = ENDPOINTS.listEngine

/** Registers the handlers of references, enumerations and defined data sources. */
export function referenceRoutes(context: AppContext, reader: DefinitionReader): void {
  handle(context, endpoints.getReferByCode, async ({ params }) => {
    const found = (await reader.read()).references.get(params.referCode)
    if (!found) return fail('NOT_FOUND')
    return {
      cReferType: found.kind as Reference['cReferType'],
      cBaseTreeCode: found.treeCode,
      cBaseQueryCode: found.queryCode,
      cBaseListCode: found.listCode,
      cReferDataKey: found.dataKey,
      cListJoinField: found.listJoin,
      cTreeJoinField: found.treeJoin,
      cTreeDataScopeType: found.treeScope,
      cListDataScopeType: found.listScope,
      cSaveField: found.saveFields,
      cShowField: found.showField,
    }
  })
  handle(context, endpoints.getOneEnumByCode, async ({ params, locale }) => {
    const options = (await reader.read()).options.get(params.enumCode)
    return options ? { optionList: options.map((option) => wireOption(option, locale)) } : fail('NOT_FOUND')
  })
  definedSourceRoutes(context, reader)
}

/** The widest scope that a source offers a caller. */
function widestScope({ scopes }: Source, caller: ListCaller) {
  return DATA_SCOPES.toReversed()
    .map((scope) => scopes[scope]?.(caller))
    .find((rows) => rows !== undefined)
}

function definedSourceRoutes(context: AppContext, reader: DefinitionReader): void {
  handle(context, endpoints.queryDefinedDataPage, async ({ body, caller }) => {
    const { definedSources, sources } = await reader.read()
    const pair = definedSources.find(
      ({ tableUuid, fieldUuid }) => tableUuid === body.cTableUuid && fieldUuid === body.cFieldUuid,
    )
    const source = sources.get(pair?.source ?? '')
    if (!pair || !source) return fail('NOT_FOUND')
    const viewer = await readViewer(context, caller, body)
    if (viewer instanceof Failed) return viewer
    const scoped = widestScope(source, viewer)
    if (!scoped) return fail('NO_DATA_PERMISSION')
    const number = pageMember(body.pageNumber, 1)
    const size = pageMember(body.pageSize, LIST_LIMITS.maxPageSize)
    if (number === undefined || number > LIST_LIMITS.maxPageNumber) return invalid('pageNumber')
    if (size === undefined) return invalid('pageSize')
    if (typeof (body.cWhere ?? '') !== 'string') return invalid('cWhere')
    const parsed = parseFilter(body.cWhere ?? `ORDER BY ${pair.showField}`, source.filterFields)
    if (!parsed.ok) return refuseFilter('cWhere', parsed.reason, parsed.position)
    const where = and(scoped, parsed.condition && filterSql(parsed.condition, source)) ?? scoped
    const limit = Math.min(size, LIST_LIMITS.maxPageSize)
    const columns = [...new Set([pair.keyField, pair.showField])]
    const query = { source, columns, where, order: parsed.order, limit, offset: (number - 1) * limit }
    return withinTime(async () => {
      const { rows, total } = await readPage(context.lists.pool, { ...query, summed: [] })
      const pageData = rows.map((row) => ({
        cKey: String(row[pair.keyField]),
        cShow: String(row[pair.showField]),
        cRowKey: row[ROW_KEY],
      }))
      return { pageData, iTotleSize: total.count }
    })
  })
}

function invalid(cField: string) {
  return fail('FIELD_INVALID', { cField, cReason: '' })
}

/** A positive integer, or digits of one; `undefined` for anything else. */
function pageMember(value: number | string | undefined, absent: number): number | undefined {
  const number = value === undefined || value === null ? absent : /^\d{1,9}$/.test(String(value)) ? Number(value) : 0
  return number >= 1 ? number : undefined
}
