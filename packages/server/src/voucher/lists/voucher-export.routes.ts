import { ENDPOINTS } from '@mallwright/contract/registry'
import { EXPORT_ROWS, VOUCHER_TYPES, voucherMenu } from '@mallwright/contract/voucher'
import { fenFromYuan, translate } from '@mallwright/contract/values'
import type { Locale } from '@mallwright/contract/values'
import { and } from 'drizzle-orm'
import type { SQL } from 'drizzle-orm'

import { storeMadeFile } from '../../file/made/store-made-file.ts'
import type { AppContext } from '../../gateway/app-context.ts'
import { fail, Failed } from '../../gateway/failures/failure.ts'
import { handle } from '../../gateway/handle.ts'
import { wireTime } from '../../gateway/wire-time.ts'
import { withCompanions } from '../../list-engine/calls/companions.ts'
import type { CompanionContext } from '../../list-engine/calls/companions.ts'
import { askedRows } from '../../list-engine/calls/asked-rows.ts'
import { withinTime } from '../../list-engine/calls/list.routes.ts'
import { fieldOf } from '../../list-engine/define-source.ts'
import { filterSql } from '../../list-engine/filter-sql.ts'
import type { CheckedList, DefinitionReader } from '../../list-engine/layouts/list-definitions.ts'
import { countRows, eachKeyBatch, readRows, ROW_KEY } from '../../list-engine/list-rows.ts'
import type { SourceRow } from '../../list-engine/list-rows.ts'
import { WORKBOOK_MIME, workbookStream } from '../../spreadsheet/workbook.ts'
import type { Cell, Sheet } from '../../spreadsheet/workbook.ts'

/** Workbooks a minute from one address: each reads a whole list. */
const EXPORTS_PER_MINUTE = 10

/** Width of a column in characters. */
const WIDTH = 20

/** Registers the handler that makes workbooks of vouchers. */
export function voucherExportRoutes(context: AppContext, reader: DefinitionReader): void {
  handle(
    context,
    ENDPOINTS.voucher.exportVoucher,
    async ({ body: { cVouchType, ...body }, caller, locale }) => {
      const definitions = await reader.read()
      const asked = await askedRows(context, definitions.lists.get(voucherMenu(cVouchType)), { caller, body })
      if (asked instanceof Failed) return asked
      const { list, viewer, where } = asked
      return withinTime(async () => {
        const iCount = await countRows(context.lists.pool, { source: list.from, where })
        if (iCount > EXPORT_ROWS) return fail('EXPORT_TOO_LARGE', { iMaxRows: EXPORT_ROWS })
        const name = translate(locale, VOUCHER_TYPES[cVouchType].name)
        const reading = { client: context.lists.pool, definitions, caller: viewer, locale }
        const cOriginName = `${name}-${wireTime(new Date()).slice(0, 10)}.xlsx`
        const sheet = sheetOf(list, { name, where, reading })
        const cDocId = await storeMadeFile(context, {
          ownerAccountId: caller.accountId,
          busiType: 'voucher-export',
          busiName: name,
          originName: cOriginName,
          mime: WORKBOOK_MIME,
          content: workbookStream(sheet),
        })
        return { cDocId, cOriginName, iCount }
      })
    },
    { perMinute: EXPORTS_PER_MINUTE },
  )
}

interface Reading {
  readonly name: string
  readonly where: SQL
  readonly reading: CompanionContext
}

type ListColumn = CheckedList['columns'][number]

/** The columns that the list shows, with their rows. */
function sheetOf(list: CheckedList, of: Reading): Sheet {
  const columns = list.columns.filter(({ isHidden }) => !isHidden)
  const titleOf = ({ titles, title }: ListColumn, locale: Locale) => titles[locale] ?? title
  return {
    name: of.name,
    columns: columns.map((column) => ({ title: titleOf(column, of.reading.locale), width: WIDTH })),
    rows: eachRow(list, columns, of),
  }
}

/** The rows, the greatest number first. */
async function* eachRow(
  list: CheckedList,
  columns: readonly ListColumn[],
  { where, reading }: Reading,
): AsyncGenerator<readonly Cell[]> {
  const { from: source } = list
  for await (const keys of eachKeyBatch(reading.client, { source, where, by: 'cVoucherNo' })) {
    const isOne = filterSql({ op: 'test', field: source.key.field, kind: 'in', values: [...keys] }, source)
    const found = await readRows(reading.client, {
      source,
      columns: columns.map(({ fieldName }) => fieldName),
      where: and(where, isOne) ?? isOne,
      order: [],
      limit: keys.length,
      offset: 0,
    })
    const named = await withCompanions(list, found, reading)
    const byKey = new Map(named.map((row) => [String(row[ROW_KEY]), row]))
    // One that was deleted meanwhile is left out.
    for (const key of keys) {
      const row = byKey.get(key)
      if (row) yield columns.map((column) => cellOf(column, row, list))
    }
  }
}

/** A cell as the list shows it: options by name, days without a time. */
function cellOf({ fieldName, typeCode }: ListColumn, row: SourceRow, { from }: CheckedList): Cell {
  const shown = row[`$${fieldName}`] ?? row[fieldName]
  if (typeof shown === 'number')
    return fieldOf(from, fieldName)?.kind === 'money' ? { money: fenFromYuan(shown) } : shown
  const text = typeof shown === 'string' ? shown : ''
  return typeCode === 'date' ? text.slice(0, 10) : text
}
