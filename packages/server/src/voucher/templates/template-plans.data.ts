import { VOUCHER_TYPE_CODES, VOUCHER_TYPES } from '@mallwright/contract/voucher'
import type { VoucherType } from '@mallwright/contract/voucher'

import type { StoredField } from '../../db/tables/voucher/voucher-template.table.ts'

/** A template as it is installed. */
export interface TemplatePlan {
  readonly type: VoucherType
  readonly name: { readonly zh: string; readonly en: string }
  readonly isDefault: boolean
  readonly useAttachment: boolean
  /** Whether codes of materials are scanned into it. */
  readonly useScan: boolean
  readonly header: readonly StoredField[]
  readonly detail: readonly StoredField[]
}

/** Members of the header: six that are always seen, then those that are unfolded. Engine 9.3. */
function header(code: VoucherType): readonly StoredField[] {
  const { side } = VOUCHER_TYPES[code]
  // A request has no supplier yet.
  const isRequired = code !== 'PUR_REQUEST'
  const partner =
    side === 'up'
      ? { label: { zh: '供应商', en: 'Supplier' }, code: 'REF_SUPPLIER' }
      : { label: { zh: '客户', en: 'Customer' }, code: 'REF_CUSTOMER' }
  return [
    { name: 'cVoucherNo', type: 'Text', label: { zh: '单据编号', en: 'Number' }, isReadOnly: true, span: 12 },
    {
      name: 'dVoucherDate',
      type: 'Date',
      label: { zh: '单据日期', en: 'Date' },
      code: 'date',
      isRequired: true,
      defaultValue: '@today',
      span: 12,
    },
    { name: 'cPartner', type: 'Refer', ...partner, isRequired },
    { name: 'cDepartment', type: 'Refer', label: { zh: '部门', en: 'Department' }, code: 'REF_DEPARTMENT', span: 12 },
    { name: 'cPerson', type: 'Refer', label: { zh: '业务员', en: 'Person in charge' }, code: 'REF_PERSON', span: 12 },
    { name: 'cPayTerm', type: 'Select', label: { zh: '付款条件', en: 'Terms' }, code: 'PAY_TERM', span: 12 },
    { name: 'cProject', type: 'Refer', label: { zh: '项目', en: 'Project' }, code: 'REF_PROJECT', span: 12 },
    { name: 'cAddress', type: 'Text', label: { zh: '地址', en: 'Address' }, code: 'location', length: 200 },
    {
      name: 'cUrgency',
      type: 'Select',
      label: { zh: '紧急程度', en: 'Urgency' },
      code: 'URGENCY',
      defaultValue: '1',
      span: 12,
    },
    { name: 'dNeed', type: 'Date', label: { zh: '需求日期', en: 'Needed on' }, code: 'date', span: 12 },
    {
      name: 'iTotal',
      type: 'Number',
      label: { zh: '合计金额', en: 'Total' },
      precision: 2,
      formula: 'SUM(iAmount)',
    },
    { name: 'cRemark', type: 'TextArea', label: { zh: '备注', en: 'Note' }, length: 200 },
  ]
}

const UP_NO: StoredField = {
  name: 'cUpNo',
  type: 'Text',
  label: { zh: '来源单号', en: 'From' },
  isReadOnly: true,
  isUpstream: true,
  length: 50,
}

const REMARK: StoredField = { name: 'cRemark', type: 'TextArea', label: { zh: '备注', en: 'Note' }, length: 200 }

/** Price and tax rate: the material's own, until somebody types others. */
const PRICED: readonly StoredField[] = [
  {
    name: 'iPrice',
    type: 'Number',
    label: { zh: '单价', en: 'Price' },
    precision: 6,
    min: 0,
    copies: { field: 'cMaterial', member: 'iPrice' },
  },
  {
    name: 'iTaxRate',
    type: 'Select',
    label: { zh: '税率', en: 'Tax rate' },
    code: 'TAX_RATE',
    copies: { field: 'cMaterial', member: 'iTaxRate' },
  },
]

/** Lines of goods. Engine 9.3. */
function goodsDetail(hasWarehouse: boolean): readonly StoredField[] {
  return [
    { name: 'cMaterial', type: 'Refer', label: { zh: '物料', en: 'Material' }, code: 'REF_MATERIAL', isRequired: true },
    {
      name: 'iQty',
      type: 'Number',
      label: { zh: '数量', en: 'Quantity' },
      precision: 3,
      min: 0.001,
      isRequired: true,
      isSummed: true,
    },
    copied('cSpec', { zh: '规格', en: 'Specification' }, 'cSpec'),
    copied('cUnit', { zh: '单位', en: 'Unit' }, 'cUnit'),
    ...PRICED,
    {
      name: 'iAmount',
      type: 'Number',
      label: { zh: '金额', en: 'Amount' },
      precision: 2,
      formula: 'ROUND(iQty*iPrice,2)',
      isSummed: true,
    },
    {
      name: 'iTax',
      type: 'Number',
      label: { zh: '税额', en: 'Tax' },
      precision: 2,
      formula: 'ROUND(iAmount-iAmount/(1+iTaxRate),2)',
      isSummed: true,
    },
    {
      name: 'iNet',
      type: 'Number',
      label: { zh: '不含税金额', en: 'Net' },
      precision: 2,
      // Without a rate there is no tax.
      formula: 'iAmount-NVL(iTax,0)',
      isSummed: true,
    },
    { name: 'dNeed', type: 'Date', label: { zh: '需求日期', en: 'Needed on' }, code: 'date' },
    ...(hasWarehouse
      ? [{ name: 'cWarehouse', type: 'Refer', label: { zh: '仓库', en: 'Warehouse' }, code: 'REF_WAREHOUSE' } as const]
      : []),
    { name: 'cProject', type: 'Refer', label: { zh: '项目', en: 'Project' }, code: 'REF_PROJECT' },
    { name: 'cCostCentre', type: 'Refer', label: { zh: '成本中心', en: 'Cost centre' }, code: 'REF_COST_CENTRE' },
    UP_NO,
    REMARK,
  ]
}

function copied(name: string, label: StoredField['label'], member: string): StoredField {
  return { name, type: 'Text', label, isReadOnly: true, copies: { field: 'cMaterial', member }, length: 100 }
}

/** Lines of amounts: what is to be paid of which voucher. */
const AMOUNT_DETAIL: readonly StoredField[] = [
  UP_NO,
  {
    name: 'iAmount',
    type: 'Number',
    label: { zh: '金额', en: 'Amount' },
    precision: 2,
    min: 0.01,
    isRequired: true,
    isSummed: true,
  },
  { name: 'cCostCentre', type: 'Refer', label: { zh: '成本中心', en: 'Cost centre' }, code: 'REF_COST_CENTRE' },
  REMARK,
]

const standard = (type: VoucherType): TemplatePlan => ({
  type,
  name: { zh: '标准', en: 'Standard' },
  isDefault: true,
  useAttachment: true,
  useScan: VOUCHER_TYPES[type].lines === 'goods',
  header: header(type),
  detail: VOUCHER_TYPES[type].lines === 'amounts' ? AMOUNT_DETAIL : goodsDetail(true),
})

/** Members that a short form has. */
const SHORT_HEADER = ['cVoucherNo', 'dVoucherDate', 'cPartner', 'iTotal', 'cRemark']
const SHORT_DETAIL = ['cMaterial', 'iQty', 'cSpec', 'cUnit', 'iPrice', 'iTaxRate', 'iAmount', 'iTax', 'iNet', 'cUpNo']

/** The templates of every mall: 标准 of each type, and two more of purchase orders. Engine 9.3. */
export const TEMPLATE_PLANS: readonly TemplatePlan[] = [
  ...VOUCHER_TYPE_CODES.map(standard),
  {
    type: 'PUR_ORDER',
    name: { zh: '简易', en: 'Short' },
    isDefault: false,
    useAttachment: false,
    useScan: true,
    header: header('PUR_ORDER').filter(({ name }) => SHORT_HEADER.includes(name)),
    detail: goodsDetail(true).filter(({ name }) => SHORT_DETAIL.includes(name)),
  },
  {
    type: 'PUR_ORDER',
    name: { zh: '服务采购', en: 'Services' },
    isDefault: false,
    useAttachment: true,
    useScan: true,
    header: header('PUR_ORDER'),
    detail: goodsDetail(false),
  },
]
