import type { Voucher, VoucherTemplate } from '@mallwright/contract/voucher'

import {
  AMOUNT,
  testField,
  testVoucher,
  TWO_PLACES,
} from '../../../../packages/shop-core/src/widgets/voucher-form/model/test-voucher.ts'

/** Fields of the header: mostly texts, as they are typed. */
const HEADER = 60
/** Lines of the voucher. */
const LINES = 500

const DATE = { cFieldType: 'Date', cFieldTypeCode: 'date' } as const

/** A header of 40 texts, 10 numbers, 10 dates; lines of a text, two numbers and their product. */
export const TEMPLATE: VoucherTemplate = {
  cTemplateUuid: 't',
  cVoucherUuid: 'PUR_ORDER',
  cTemplateName: '标准',
  bUseAttachment: false,
  bUseScanCode: false,
  cUpstreamVoucherUuids: '',
  iRevision: 1,
  headerList: Array.from({ length: HEADER }, (_, index) =>
    testField(`c${index}`, `字段 ${index + 1}`, index < 40 ? {} : index < 50 ? TWO_PLACES : DATE),
  ),
  footerList: [],
  detailList: [
    testField('cName', '名称'),
    testField('iQty', '数量', { ...TWO_PLACES, bSum: true }),
    testField('iPrice', '单价', TWO_PLACES),
    AMOUNT,
  ],
  upstreamList: [],
  showTemplatePcList: [{ cTemplateUuid: 't', cTemplateName: '标准' }],
}

/** The voucher that both forms open. */
export const VOUCHER: Voucher = testVoucher('v', {
  cVouchType: 'PUR_ORDER',
  cVoucherNo: 'PO2611-00001',
  cTemplateUuid: 't',
  headData: Object.fromEntries(
    Array.from({ length: HEADER }, (_, index) => [
      `c${index}`,
      index < 40 ? `内容 ${index}` : index < 50 ? '12.5' : '2026-11-26',
    ]),
  ),
  lines: Array.from({ length: LINES }, (_, index) => ({
    cRowKey: `l${index}`,
    values: { cName: `深沟球轴承 ${index}`, iQty: '2', iPrice: '18.5', iAmount: '37' },
  })),
})
