import {
  EXECUTION_NAMES,
  openListCode,
  VOUCHER_STATE_NAMES,
  VOUCHER_TYPE_CODES,
  VOUCHER_TYPES,
  VOUCHER_UPSTREAM,
  voucherMenu,
} from '@mallwright/contract/voucher'
import type { VoucherType, VoucherUpstream } from '@mallwright/contract/voucher'

import { openSourceName } from '../../voucher/lists/open-vouchers.source.ts'
import type { ColumnPlan, EnumPlan, ListPlanData, QueryItemPlan } from './definition-plan.ts'

const NUMBER = { zh: '单据编号', en: 'Number' }
const PARTNER = { zh: '往来单位', en: 'Partner' }
const DATE = { zh: '单据日期', en: 'Date' }
const AMOUNT = { zh: '金额', en: 'Amount' }
const MATERIAL = { zh: '物料名称', en: 'Material' }

/** The reference of a type's partner: buyers have suppliers, sellers customers. */
export function partnerReference(code: VoucherType): 'REF_SUPPLIER' | 'REF_CUSTOMER' {
  return VOUCHER_TYPES[code].side === 'up' ? 'REF_SUPPLIER' : 'REF_CUSTOMER'
}

function voucherList(code: VoucherType): ListPlanData {
  return {
    code: voucherMenu(code),
    name: VOUCHER_TYPES[code].name.zh,
    source: 'vouchers',
    handle: `voucher_${code.toLowerCase()}`,
    menu: voucherMenu(code),
    scope: 'institution',
    order: 'dVoucherDate desc, cVoucherNo desc',
    pageRowSize: 10,
    fixed: { field: 'cVouchType', value: code },
    columns: [
      { field: 'cVoucherNo', title: NUMBER, type: 'Text', isRequired: true },
      { field: 'cPartnerName', title: PARTNER, type: 'Text' },
      { field: 'iVoucherState', title: { zh: '单据状态', en: 'State' }, type: 'Select', code: 'VOUCHER_STATE' },
      { field: 'iAmount', title: AMOUNT, type: 'Number', precision: 2, isSummed: true },
      { field: 'dVoucherDate', title: DATE, type: 'Date', code: 'date' },
      { field: 'iExecState', title: { zh: '执行情况', en: 'Execution' }, type: 'Select', code: 'VOUCHER_EXEC' },
      { field: 'cPersonName', title: { zh: '制单人', en: 'Made by' }, type: 'Text' },
      { field: 'cVoucherUuid', title: { zh: '单据标识', en: 'Key' }, type: 'Text', isHidden: true },
    ],
    queries: [
      { field: 'cVoucherNo', label: NUMBER, type: 'Text' },
      { field: 'cPartnerName', label: { zh: '往来单位名称', en: 'Partner’s name' }, type: 'Text' },
      { field: 'cMaterialName', label: MATERIAL, type: 'Text' },
      { field: 'dVoucherDate', label: DATE, type: 'Date', code: 'date' },
      { field: 'iVoucherState', label: { zh: '单据状态', en: 'State' }, type: 'Select', code: 'VOUCHER_STATE' },
      { field: 'cPartner', label: PARTNER, type: 'Refer', code: partnerReference(code) },
      { field: 'cDepartment', label: { zh: '部门', en: 'Department' }, type: 'Refer', code: 'REF_DEPARTMENT' },
      { field: 'iAmount', label: AMOUNT, type: 'Number', code: '2' },
    ],
  }
}

/** What a line has open, by what its book counts. */
function openColumns(book: VoucherUpstream['book']): readonly ColumnPlan[] {
  const quantities: readonly ColumnPlan[] = [
    { field: 'iQty', title: { zh: '数量', en: 'Quantity' }, type: 'Number', precision: 3 },
    { field: 'iPulledQty', title: { zh: '已参照数量', en: 'Pulled' }, type: 'Number', precision: 3 },
    { field: 'iOpenQty', title: { zh: '可参照数量', en: 'Open' }, type: 'Number', precision: 3, isSummed: true },
    { field: 'iPrice', title: { zh: '单价', en: 'Price' }, type: 'Number', precision: 6 },
  ]
  const open = { zh: '可参照金额', en: 'Open amount' }
  const amounts: readonly ColumnPlan[] = [
    { field: 'iAmount', title: AMOUNT, type: 'Number', precision: 2 },
    { field: 'iOpenAmount', title: open, type: 'Number', precision: 2, isSummed: true },
  ]
  if (book === 'money') return amounts
  return book === 'invoice' ? [...quantities, ...amounts] : quantities
}

/** Conditions of upstream vouchers; the first three are what a fuzzy search asks. Specification 3 §5. */
const OPEN_QUERIES: readonly QueryItemPlan[] = [
  { field: 'cVoucherNo', label: NUMBER, type: 'Text' },
  { field: 'cPartnerName', label: PARTNER, type: 'Text' },
  { field: 'cMaterialName', label: MATERIAL, type: 'Text' },
  { field: 'dVoucherDate', label: DATE, type: 'Date', code: 'date' },
  { field: 'iAmount', label: AMOUNT, type: 'Number', code: '2' },
]

/** What may be pulled from upstream, as a compound list, and its lines. Engine 6.4. */
function openLists(code: VoucherType, { type, isPartners, book }: VoucherUpstream): readonly ListPlanData[] {
  const listCode = openListCode(type, code)
  const handle = `open_${type.toLowerCase()}_${code.toLowerCase()}`
  const shared = { menu: voucherMenu(code), scope: 'institution' as const, fixed: { field: 'cVouchType', value: type } }
  return [
    {
      ...shared,
      code: `${listCode}_LINE`,
      name: `${VOUCHER_TYPES[type].name.zh}可参照明细`,
      source: openSourceName('Lines', book, isPartners),
      handle: `${handle}_line`,
      order: 'iLineNo',
      pageRowSize: 30,
      columns: [
        { field: 'cMaterialName', title: MATERIAL, type: 'Text', isRequired: true },
        { field: 'cSpec', title: { zh: '规格', en: 'Specification' }, type: 'Text' },
        { field: 'cUnit', title: { zh: '单位', en: 'Unit' }, type: 'Text' },
        ...openColumns(book),
        { field: 'cLineUuid', title: { zh: '明细标识', en: 'Key' }, type: 'Text', isHidden: true },
      ],
      queries: [],
    },
    {
      ...shared,
      code: listCode,
      name: `可参照${VOUCHER_TYPES[type].name.zh}`,
      source: openSourceName('Vouchers', book, isPartners),
      handle,
      order: 'dVoucherDate desc, cVoucherNo desc',
      pageRowSize: 10,
      detailCode: `${listCode}_LINE`,
      columns: [
        { field: 'cVoucherNo', title: NUMBER, type: 'Text', isRequired: true },
        { field: 'cPartnerName', title: PARTNER, type: 'Text' },
        { field: 'dVoucherDate', title: DATE, type: 'Date', code: 'date' },
        { field: 'iAmount', title: AMOUNT, type: 'Number', precision: 2, isSummed: true },
        { field: 'cVoucherUuid', title: { zh: '单据标识', en: 'Key' }, type: 'Text', isHidden: true },
      ],
      queries: OPEN_QUERIES,
    },
  ]
}

/** A list of records that a reference offers. */
function archiveList(code: string, name: string, source: string, extra: readonly ColumnPlan[] = []): ListPlanData {
  return {
    code,
    name,
    source,
    handle: code.toLowerCase(),
    scope: 'institution',
    order: 'cCode',
    pageRowSize: 20,
    columns: [
      { field: 'cName', title: { zh: '名称', en: 'Name' }, type: 'Text', isRequired: true },
      { field: 'cCode', title: { zh: '编码', en: 'Code' }, type: 'Text' },
      ...extra,
      { field: 'cUuid', title: { zh: '标识', en: 'Key' }, type: 'Text', isHidden: true },
    ],
    queries: [
      { field: 'cName', label: { zh: '名称', en: 'Name' }, type: 'Text' },
      { field: 'cCode', label: { zh: '编码', en: 'Code' }, type: 'Text' },
    ],
  }
}

const note = (zh: string, en: string): ColumnPlan => ({ field: 'cNote', title: { zh, en }, type: 'Text' })

const MATERIAL_LIST: ListPlanData = {
  code: 'ARCHIVE_MATERIAL',
  name: '物料',
  source: 'materials',
  handle: 'archive_material',
  scope: 'institution',
  order: 'cMaterialCode',
  pageRowSize: 20,
  columns: [
    { field: 'cMaterialName', title: MATERIAL, type: 'Text', isRequired: true },
    { field: 'cMaterialCode', title: { zh: '物料编码', en: 'Code' }, type: 'Text' },
    { field: 'cSpec', title: { zh: '规格', en: 'Specification' }, type: 'Text' },
    { field: 'cUnit', title: { zh: '单位', en: 'Unit' }, type: 'Text' },
    { field: 'iPrice', title: { zh: '参考价', en: 'Guide price' }, type: 'Number', precision: 2 },
    { field: 'iTaxRate', title: { zh: '税率', en: 'Tax rate' }, type: 'Select', code: 'TAX_RATE' },
    { field: 'cClassName', title: { zh: '物料分类', en: 'Class' }, type: 'Text' },
    { field: 'cMaterialUuid', title: { zh: '标识', en: 'Key' }, type: 'Text', isHidden: true },
  ],
  queries: [
    { field: 'cMaterialName', label: MATERIAL, type: 'Text' },
    { field: 'cMaterialCode', label: { zh: '物料编码', en: 'Code' }, type: 'Text' },
    { field: 'cSpec', label: { zh: '规格', en: 'Specification' }, type: 'Text' },
  ],
}

const TASK_LIST: ListPlanData = {
  code: 'V_TASK',
  name: '待办审批',
  source: 'workflowTasks',
  handle: 'voucher_task',
  scope: 'own',
  order: 'dCreateTime desc',
  pageRowSize: 10,
  columns: [
    { field: 'cVoucherNo', title: NUMBER, type: 'Text', isRequired: true },
    { field: 'cVouchType', title: { zh: '单据类型', en: 'Type' }, type: 'Select', code: 'VOUCHER_TYPE' },
    { field: 'iAmount', title: AMOUNT, type: 'Number', precision: 2 },
    { field: 'cSubmitter', title: { zh: '提交人', en: 'Submitted by' }, type: 'Text' },
    { field: 'dCreateTime', title: { zh: '提交时间', en: 'Submitted' }, type: 'Date', code: 'datetime' },
    { field: 'cVoucherUuid', title: { zh: '单据标识', en: 'Key' }, type: 'Text', isHidden: true },
    { field: 'cTaskUuid', title: { zh: '任务标识', en: 'Task' }, type: 'Text', isHidden: true },
  ],
  queries: [
    { field: 'cVoucherNo', label: NUMBER, type: 'Text' },
    { field: 'cVouchType', label: { zh: '单据类型', en: 'Type' }, type: 'Select', code: 'VOUCHER_TYPE' },
    { field: 'dCreateTime', label: { zh: '提交时间', en: 'Submitted' }, type: 'Date', code: 'date' },
  ],
}

/** The lists of vouchers: one a type, what may be pulled for each type, records to choose from, and tasks. Engine 9.1. */
export const VOUCHER_LIST_PLANS: readonly ListPlanData[] = [
  ...VOUCHER_TYPE_CODES.map(voucherList),
  ...VOUCHER_TYPE_CODES.flatMap((code) => VOUCHER_UPSTREAM[code].flatMap((upstream) => openLists(code, upstream))),
  MATERIAL_LIST,
  archiveList('ARCHIVE_PERSON', '人员', 'persons', [note('电话', 'Phone')]),
  archiveList('ARCHIVE_SUPPLIER', '供应商', 'suppliers', [note('信用代码', 'Credit code')]),
  archiveList('ARCHIVE_CUSTOMER', '客户', 'customers', [note('信用代码', 'Credit code')]),
  archiveList('ARCHIVE_WAREHOUSE', '仓库', 'warehouses'),
  archiveList('ARCHIVE_PROJECT', '项目', 'projects'),
  TASK_LIST,
]

/** Enumerations of vouchers. Engine 9.3. */
export const VOUCHER_ENUM_PLANS: readonly EnumPlan[] = [
  {
    code: 'VOUCHER_STATE',
    name: '单据状态',
    options: Object.entries(VOUCHER_STATE_NAMES).map(([key, { name, color }]) => ({ key, name, color })),
  },
  {
    code: 'VOUCHER_EXEC',
    name: '执行情况',
    options: EXECUTION_NAMES.map((name, index) => ({
      key: String(index),
      name,
      color: ['default', 'warning', 'success'][index] ?? 'default',
    })),
  },
  {
    code: 'VOUCHER_TYPE',
    name: '单据类型',
    options: VOUCHER_TYPE_CODES.map((key) => ({ key, name: VOUCHER_TYPES[key].name })),
  },
  {
    code: 'PAY_TERM',
    name: '付款条件',
    options: [
      { key: '1', name: { zh: '预付', en: 'Prepaid' } },
      { key: '2', name: { zh: '货到', en: 'On delivery' } },
      { key: '3', name: { zh: '月结30', en: '30 days' } },
      { key: '4', name: { zh: '月结60', en: '60 days' } },
    ],
  },
]

const tree = (code: string, source: string) => ({
  code,
  source,
  scope: 'institution',
  keyField: 'cUuid',
  parentField: 'cParentUuid',
  codeField: 'cCode',
  showField: 'cName',
  queryField: 'cName',
  orderText: 'cCode',
})

/** Trees of records. */
export const VOUCHER_TREE_PLANS = [
  tree('TREE_MATERIAL_CLASS', 'materialClasses'),
  tree('TREE_DEPARTMENT', 'departments'),
  tree('TREE_COST_CENTRE', 'costCentres'),
]

const treeReference = (code: string, treeCode: string) => ({
  code,
  kind: 'tree',
  treeCode,
  dataKey: 'cUuid',
  treeScope: 'institution',
  saveFields: 'cUuid,cCode,cName',
  showField: 'cName',
})

const listReference = (code: string, listCode: string, saveFields = 'cUuid,cCode,cName') => ({
  code,
  kind: 'list',
  listCode,
  queryCode: listCode,
  dataKey: 'cUuid',
  listScope: 'institution',
  saveFields,
  showField: 'cName',
})

/** References of vouchers to records. Engine 9.3. */
export const VOUCHER_REFERENCE_PLANS = [
  {
    code: 'REF_MATERIAL',
    kind: 'tree-list',
    treeCode: 'TREE_MATERIAL_CLASS',
    listCode: 'ARCHIVE_MATERIAL',
    queryCode: 'ARCHIVE_MATERIAL',
    dataKey: 'cMaterialUuid',
    listJoin: 'cClassUuid',
    treeJoin: 'cUuid',
    treeScope: 'institution',
    listScope: 'institution',
    saveFields: 'cMaterialUuid,cMaterialCode,cMaterialName,cSpec,cUnit,iPrice,iTaxRate',
    showField: 'cMaterialName',
  },
  treeReference('REF_DEPARTMENT', 'TREE_DEPARTMENT'),
  treeReference('REF_COST_CENTRE', 'TREE_COST_CENTRE'),
  listReference('REF_PERSON', 'ARCHIVE_PERSON', 'cUuid,cName,cNote'),
  listReference('REF_SUPPLIER', 'ARCHIVE_SUPPLIER', 'cUuid,cName,cNote'),
  listReference('REF_CUSTOMER', 'ARCHIVE_CUSTOMER', 'cUuid,cName,cNote'),
  listReference('REF_WAREHOUSE', 'ARCHIVE_WAREHOUSE'),
  listReference('REF_PROJECT', 'ARCHIVE_PROJECT'),
]
