import { fieldValueType } from '@mallwright/contract/voucher/formula'
import type { VoucherField, VoucherTemplate, VoucherValues } from '@mallwright/contract/voucher'

import { plainText } from '../../controls/value-text.ts'
import type { HeadField, LineColumn } from '../../line-table/model/line-column.ts'
import type { CellValues, Companions } from '../../line-table/model/line-row.ts'
import type { RowChange } from '../../line-table/model/line-table.machine.ts'

/** Hidden column of lines: the upstream line that a line pulls from. */
export const UP_LINE = 'cUpRowKey'

/** A field of a template as the column of a table, or as a field of the header. */
export function columnOf(field: VoucherField): LineColumn {
  const { cFieldName, cFieldType, cFieldTypeCode, cDefinedSourceType, cDefinedFormula } = field
  const isCopied = cDefinedSourceType === 'archives' && field.cDefinedSourceTableUuid !== undefined
  return {
    field: cFieldName,
    title: field.cLabelName,
    type: cFieldType,
    typeCode: cFieldTypeCode,
    isShown: field.bShow,
    isRequired: field.bRequired,
    isReadOnly: field.bReadOnly,
    isSummed: field.bSum,
    valueType: fieldValueType(cFieldName, cFieldType),
    ...(field.iPrecision !== undefined && { precision: field.iPrecision }),
    ...(field.iMin !== undefined && { min: String(field.iMin) }),
    ...(field.iMax !== undefined && { max: String(field.iMax) }),
    ...(field.cDefinedDbLength !== undefined && { maxLength: Number(field.cDefinedDbLength) }),
    ...(cDefinedFormula !== undefined && { formula: cDefinedFormula }),
    ...(isCopied && {
      copies: { column: field.cDefinedSourceTableUuid ?? '', member: field.cDefinedSourceFieldUuid ?? '' },
    }),
  }
}

/** The columns of a template's lines, with the hidden one of what they pull from. */
export function lineColumnsOf({ detailList }: VoucherTemplate): readonly LineColumn[] {
  const link: LineColumn = { field: UP_LINE, title: '', type: 'Text', isShown: false, isReadOnly: true }
  return [...detailList.map(columnOf), link]
}

/** The fields around the lines: those of the header, then those of the footer. Their values stand in one record. */
export function aroundLines({ headerList, footerList }: VoucherTemplate): readonly VoucherField[] {
  return [...headerList, ...footerList]
}

/** Header and footer as formulas see them. */
export function headFieldsOf(template: VoucherTemplate): readonly HeadField[] {
  return aroundLines(template).map(({ cFieldName, cFieldType, cDefinedFormula, iPrecision }) => ({
    field: cFieldName,
    valueType: fieldValueType(cFieldName, cFieldType),
    ...(cDefinedFormula !== undefined && { formula: cDefinedFormula }),
    ...(iPrecision !== undefined && { precision: iPrecision }),
  }))
}

/** Values and companions of fields, as the wire has them in one record. Specification 3 §3. */
export function readValues(fields: readonly VoucherField[], sent: VoucherValues): Required<RowChange> {
  const values: Record<string, string> = {}
  const companions: Record<string, Companions[string]> = {}
  for (const { cFieldName, cFieldType } of fields) {
    values[cFieldName] = plainText(sent[cFieldName])
    const companion = sent[`$${cFieldName}`]
    if (cFieldType !== 'Refer' || typeof companion !== 'object' || companion === null) continue
    const value = companion as Readonly<Record<string, unknown>>
    companions[cFieldName] = [{ text: plainText(Object.values(value)[0]), value }]
  }
  return { values, companions }
}

/** What a new voucher begins with: `@today` is the day it is begun. Other marks are the server's to know. Engine 6.5. */
export function defaultsOf(fields: readonly VoucherField[], today: string): CellValues {
  return Object.fromEntries(
    fields.flatMap(({ cFieldName, cDefaultValue }) => {
      const value = defaultText(cDefaultValue)
      if (value === '@today') return [[cFieldName, today]]
      return value === '' || value.startsWith('@') ? [] : [[cFieldName, value]]
    }),
  )
}

function defaultText(json: string): string {
  if (json === '') return ''
  try {
    return plainText((JSON.parse(json) as { readonly value?: unknown }).value)
  } catch {
    return ''
  }
}
