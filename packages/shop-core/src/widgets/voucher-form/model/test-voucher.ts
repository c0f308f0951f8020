import type { Voucher, VoucherField, VoucherTemplate } from '@mallwright/contract/voucher'

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

/** A template with a title, and a name in each line. */
export function testTemplate(more: Partial<VoucherTemplate> = {}): VoucherTemplate {
  return {
    cTemplateUuid: 't1',
    cVoucherUuid: 'PUR_REQUEST',
    cTemplateName: '标准',
    bUseAttachment: false,
    bUseScanCode: false,
    cUpstreamVoucherUuids: '',
    iRevision: 1,
    headerList: [testField('cTitle', '主题')],
    footerList: [],
    detailList: [testField('cName', '名称')],
    upstreamList: [],
    showTemplatePcList: [],
    ...more,
  }
}

/** A draft of that template without lines. */
export function testVoucher(cUuid: string, more: Partial<Voucher> = {}): Voucher {
  return {
    cVouchType: 'PUR_REQUEST',
    cUuid,
    cVoucherNo: cUuid,
    cTemplateUuid: 't1',
    iTemplateRevision: 1,
    iVoucherState: 10,
    iExecState: 0,
    iPaymentStatus: 0,
    iVersion: 1,
    bMall: false,
    headData: {},
    lines: [],
    docIds: [],
    opList: ['SAVE'],
    ...more,
  }
}
