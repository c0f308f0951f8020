import { useQueryClient } from '@tanstack/react-query'
import { useMemo } from 'react'

import { CallError } from '../../../query/call-error.ts'
import { askForRows } from '../../data-list/model/rows-call.ts'
import type { RowsHost } from '../../data-list/model/rows-call.ts'
import { plainText } from '../../controls/value-text.ts'
import type { ScanRules } from '../../line-table/line-scan.ts'
import { referChange } from '../../line-table/model/refer-change.ts'
import type { LineTable } from '../../line-table/model/line-table.machine.ts'
import { referenceQuery, valueOfRow } from '../../refer-chooser/model/reference.ts'
import type { Reference } from '../../refer-chooser/model/reference.ts'
import { UP_LINE } from '../model/form-fields.ts'
import { useWidgetHost } from '../../widget-host/widget-host.ts'

/** How scanned codes become lines: a material by its code; material and price alike are one line. Engine 4.1. */
export function useMaterialScan(table: LineTable): ScanRules | undefined {
  const { send, signKey, caller } = useWidgetHost()
  const client = useQueryClient()
  return useMemo(() => {
    const column = table.columns.find(({ type, isReadOnly = false }) => type === 'Refer' && !isReadOnly)
    if (!column?.typeCode) return undefined
    const { field, typeCode } = column
    return {
      // What is pulled from upstream grows by nobody's scan.
      mergeFields: [field, 'iPrice', UP_LINE],
      quantityField: 'iQty',
      resolve: async (code) => {
        const reference = await client.ensureQueryData(referenceQuery({ send, caller }, typeCode))
        const row = await rowOfCode({ send, signKey }, reference, code)
        if (!row) return undefined
        const value = valueOfRow(reference, { key: '', values: row, children: [], childTotal: 0 })
        const change = referChange(field, reference, [value])
        // What is copied stands in the change, too: lines are alike when their prices are.
        const copied = table.columns.flatMap((other) =>
          other.copies?.column === field ? [[other.field, plainText(value[other.copies.member])]] : [],
        )
        return { ...change, values: { ...Object.fromEntries(copied), ...change.values } }
      },
    }
  }, [table, send, signKey, caller, client])
}

/** The row of a reference's list whose code it is. */
async function rowOfCode(host: RowsHost, reference: Reference, code: string) {
  const codeField = reference.saveFields.find((name) => name.endsWith('Code'))
  if (codeField === undefined) return undefined
  const answer = await askForRows(host, {
    cBaseListCode: reference.listCode,
    iPageSize: 1,
    cFilterField: codeField,
    cFilterValue: code,
    cColumns: [...new Set([reference.showField, ...reference.saveFields])].join(','),
  })
  if (!answer.ok) throw new CallError(answer)
  // A comma in a code would ask for several.
  return answer.data.pageData.find((row) => row[codeField] === code)
}
