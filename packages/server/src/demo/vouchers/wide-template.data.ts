import type { StoredField } from '../../db/tables/voucher/voucher-template.table.ts'
import { TEMPLATE_PLANS } from '../../voucher/templates/template-plans.data.ts'
import { demoId, organisationId } from '../plans/demo-id.ts'

/** Columns that E1 asks for beside those of the mall: twenty in all. */
const OWN_COLUMNS: readonly StoredField[] = [
  { name: 'cBrand', type: 'Text', label: { zh: '品牌', en: 'Brand' }, length: 40 },
  { name: 'cUsage', type: 'Text', label: { zh: '用途', en: 'Use' }, length: 60 },
  { name: 'iStock', type: 'Number', label: { zh: '现存量', en: 'In stock' }, precision: 3, min: 0 },
  {
    name: 'iShort',
    type: 'Number',
    label: { zh: '缺口', en: 'Missing' },
    precision: 3,
    formula: 'IF(iQty>iStock,iQty-iStock,0)',
  },
  { name: 'bUrgent', type: 'Checkbox', label: { zh: '加急', en: 'Urgent' } },
]

const standard = TEMPLATE_PLANS.find(({ type, isDefault }) => type === 'PUR_REQUEST' && isDefault)

/** The form of E1's yearly requests: twenty columns a line. Engine 10. */
export const WIDE_TEMPLATE = {
  id: demoId('voucher-template/E1/wide'),
  type: 'PUR_REQUEST',
  organisationId: organisationId('E1'),
  name: '年度集采',
  nameEn: 'Yearly request',
  isDefault: false,
  useAttachment: true,
  header: standard?.header ?? [],
  detail: [...(standard?.detail ?? []), ...OWN_COLUMNS],
  footer: [],
}
