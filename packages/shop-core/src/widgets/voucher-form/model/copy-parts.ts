import type { Voucher, VoucherField, VoucherTemplate, VoucherValues } from '@mallwright/contract/voucher'

import { isStaleValue, plainText } from '../../controls/value-text.ts'
import { aroundLines } from './form-fields.ts'

/**
 * What a copy of a voucher begins with. Left out: what the server or the day gives, what came from upstream, and references that may not be
 * chosen any more. Engine 3.1, 9.2.
 */
export function copyParts(
  template: VoucherTemplate,
  { headData, lines }: Voucher,
): { readonly head: VoucherValues; readonly lines: Voucher['lines'] } {
  return {
    head: copyValues(aroundLines(template), headData),
    lines: lines.map(({ cRowKey, values }) => ({ cRowKey, values: copyValues(template.detailList, values) })),
  }
}

function copyValues(fields: readonly VoucherField[], values: VoucherValues): VoucherValues {
  const copied = fields.filter((field) => {
    const isGiven = field.bReadOnly && field.cDefinedSourceType === 'input'
    const companion = values[`$${field.cFieldName}`] ?? {}
    return !isGiven && field.cDefinedSourceType !== 'voucher' && !isToday(field) && !isStaleValue(companion)
  })
  return Object.fromEntries(
    copied.flatMap((field) => {
      const { cFieldName } = field
      if (follows(field)) return [[cFieldName, followedValue(field, values)] as const]
      return [cFieldName, `$${cFieldName}`].flatMap((name) => (name in values ? [[name, values[name]] as const] : []))
    }),
  )
}

/** A field that nobody types says what its reference says now, not what it said then. */
const follows = ({ bReadOnly, cDefinedSourceType }: VoucherField) => bReadOnly && cDefinedSourceType === 'archives'

function followedValue(
  { cDefinedSourceTableUuid = '', cDefinedSourceFieldUuid = '' }: VoucherField,
  values: VoucherValues,
): string {
  const chosen = values[`$${cDefinedSourceTableUuid}`] ?? {}
  return plainText(Object.entries(chosen).find(([name]) => name === cDefinedSourceFieldUuid)?.[1])
}

const isToday = ({ cDefaultValue }: VoucherField) => cDefaultValue.includes('"@today"')
