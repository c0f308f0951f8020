import type { VoucherField } from '@mallwright/contract/voucher'

/** A field of a template: a text that may be left out. */
export function testField(cFieldName: string, cLabelName: string, more: Partial<VoucherField> = {}): VoucherField {
  return {
    cFieldName,
    cFieldType: 'Text',
    cLabelName,
    bRequired: false,
    bReadOnly: false,
    bShow: true,
    iSpan: 24,
    cFieldTypeCode: '',
    cDefaultValue: '',
    bDefined: true,
    cDefinedSourceType: 'input',
    bSum: false,
    ...more,
  }
}

/** A number of two places. */
export const TWO_PLACES = { cFieldType: 'Number', iPrecision: 2 } as const

/** The product of quantity and price of a line. */
export const AMOUNT = testField('iAmount', '金额', {
  ...TWO_PLACES,
  bReadOnly: true,
  cDefinedSourceType: 'formula',
  cDefinedFormula: 'ROUND(iQty*iPrice,2)',
  bSum: true,
})
