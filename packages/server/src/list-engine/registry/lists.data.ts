import { ORDER_STATE_NAMES } from '@mallwright/contract/order'
import type { OrderState } from '@mallwright/contract/order'

import type { EnumPlan, ListPlanData } from './definition-plan.ts'

/** The lists of every mall, each with its query. Engine 9.1. */
export const LIST_PLANS: readonly ListPlanData[] = [
  {
    code: 'ALSHOP_ORG_ORDER',
    name: '企业订单',
    source: 'orgOrders',
    handle: 'org_order',
    menu: 'ALSHOP_ORG_ORDER',
    scope: 'institution',
    order: 'dCreateTime desc',
    pageRowSize: 10,
    columns: [
      { field: 'cOrderNo', title: { zh: '订单编号', en: 'Order number' }, type: 'Text', isRequired: true },
      { field: 'cPersonName', title: { zh: '采购人', en: 'Buyer' }, type: 'Text' },
      { field: 'cShopName', title: { zh: '店铺', en: 'Shop' }, type: 'Text' },
      { field: 'iPayAmount', title: { zh: '金额', en: 'Amount' }, type: 'Number', precision: 2, isSummed: true },
      { field: 'iOrderState', title: { zh: '订单状态', en: 'State' }, type: 'Select', code: 'ALSHOP_ORDER_STATE' },
      { field: 'dCreateTime', title: { zh: '下单时间', en: 'Ordered' }, type: 'Date', code: 'datetime' },
      { field: 'iLineCount', title: { zh: '商品种数', en: 'Lines' }, type: 'Number' },
      { field: 'cOrderUuid', title: { zh: '订单标识', en: 'Key' }, type: 'Text', isHidden: true },
      { field: 'cTradeNo', title: { zh: '提交编号', en: 'Submission' }, type: 'Text', isHidden: true },
    ],
    queries: [
      { field: 'cOrderNo', label: { zh: '订单编号', en: 'Order number' }, type: 'Text' },
      { field: 'cProdName', label: { zh: '商品名称', en: 'Product' }, type: 'Text' },
      { field: 'cShopName', label: { zh: '店铺', en: 'Shop' }, type: 'Text' },
      { field: 'cPersonName', label: { zh: '采购人', en: 'Buyer' }, type: 'Text' },
      { field: 'iOrderState', label: { zh: '订单状态', en: 'State' }, type: 'Select', code: 'ALSHOP_ORDER_STATE' },
      { field: 'dCreateTime', label: { zh: '下单时间', en: 'Ordered' }, type: 'Date', code: 'date' },
      { field: 'iPayAmount', label: { zh: '金额', en: 'Amount' }, type: 'Number', code: '2' },
    ],
  },
  {
    code: 'ALSHOP_PRICE_LIST',
    name: '商品价目表',
    source: 'priceLines',
    handle: 'price_list',
    scope: 'institution',
    order: 'cProdCode, dValidFrom desc',
    pageRowSize: 10,
    columns: [
      { field: 'cProdName', title: { zh: '商品名称', en: 'Product' }, type: 'Text', isRequired: true },
      { field: 'cProdCode', title: { zh: '商品编码', en: 'Code' }, type: 'Text' },
      { field: 'cSpecText', title: { zh: '规格', en: 'Specification' }, type: 'Text' },
      { field: 'iPrice', title: { zh: '单价', en: 'Price' }, type: 'Number', precision: 2, isSummed: true },
      { field: 'cUnit', title: { zh: '单位', en: 'Unit' }, type: 'Text' },
      { field: 'iMinQty', title: { zh: '起订量', en: 'Minimum order' }, type: 'Number' },
      { field: 'iTaxRate', title: { zh: '税率', en: 'Tax rate' }, type: 'Number', precision: 2 },
      { field: 'iPriceKind', title: { zh: '价格类型', en: 'Kind' }, type: 'Select', code: 'ALSHOP_PRICE_KIND' },
      { field: 'dValidFrom', title: { zh: '生效日期', en: 'Valid from' }, type: 'Date', code: 'date' },
      { field: 'dValidTo', title: { zh: '失效日期', en: 'Valid until' }, type: 'Date', code: 'date', isShown: false },
      { field: 'cClassName', title: { zh: '商品分类', en: 'Class' }, type: 'Text', isShown: false },
      { field: 'bEnded', title: { zh: '已失效', en: 'Ended' }, type: 'Boolean', isShown: false },
      { field: 'cRemark', title: { zh: '备注', en: 'Note' }, type: 'TextArea', isShown: false },
      { field: 'cPriceUuid', title: { zh: '价格标识', en: 'Key' }, type: 'Text', isHidden: true },
    ],
    queries: [
      { field: 'cProdName', label: { zh: '商品名称', en: 'Product' }, type: 'Text' },
      { field: 'cProdCode', label: { zh: '商品编码', en: 'Code' }, type: 'Text' },
      { field: 'cSpecText', label: { zh: '规格', en: 'Specification' }, type: 'Text' },
      { field: 'cClassUuid', label: { zh: '商品分类', en: 'Class' }, type: 'Refer', code: 'REF_CLASS' },
      { field: 'iPriceKind', label: { zh: '价格类型', en: 'Kind' }, type: 'Select', code: 'ALSHOP_PRICE_KIND' },
      { field: 'iPrice', label: { zh: '单价', en: 'Price' }, type: 'Number', code: '2' },
      { field: 'dValidFrom', label: { zh: '生效日期', en: 'Valid from' }, type: 'Date', code: 'date' },
      { field: 'bEnded', label: { zh: '已失效', en: 'Ended' }, type: 'Checkbox' },
    ],
  },
  {
    code: 'ALSHOP_PRICE_CLASS',
    name: '分类价目',
    source: 'priceClasses',
    handle: 'price_class',
    scope: 'site',
    order: 'iLevel, iSort, cClassName',
    pageRowSize: 20,
    detailCode: 'ALSHOP_PRICE_LIST',
    columns: [
      { field: 'cClassName', title: { zh: '商品分类', en: 'Class' }, type: 'Text', isRequired: true },
      { field: 'cParentUuid', title: { zh: '上级分类', en: 'Within' }, type: 'Refer', code: 'REF_CLASS' },
      { field: 'iLineCount', title: { zh: '价目行数', en: 'Lines' }, type: 'Number', isSummed: true },
      { field: 'iLowestPrice', title: { zh: '最低价', en: 'Lowest price' }, type: 'Number', precision: 2 },
      { field: 'iHighestPrice', title: { zh: '最高价', en: 'Highest price' }, type: 'Number', precision: 2 },
      { field: 'cClassUuid', title: { zh: '分类标识', en: 'Key' }, type: 'Text', isHidden: true },
    ],
    queries: [
      { field: 'cClassName', label: { zh: '商品分类', en: 'Class' }, type: 'Text' },
      { field: 'cParentUuid', label: { zh: '上级分类', en: 'Within' }, type: 'Refer', code: 'REF_CLASS' },
      { field: 'iLineCount', label: { zh: '价目行数', en: 'Lines' }, type: 'Number' },
      { field: 'iLowestPrice', label: { zh: '最低价', en: 'Lowest price' }, type: 'Number', code: '2' },
    ],
  },
  {
    code: 'ALSHOP_PURCHASE_LINES',
    name: '采购清单',
    source: 'purchaseLines',
    handle: 'purchase_lines',
    scope: 'site',
    order: '',
    pageRowSize: 10,
    columns: [
      {
        field: 'cPrice',
        title: { zh: '商品', en: 'Product' },
        type: 'Refer',
        code: 'REF_PRICE_BY_CLASS',
        isRequired: true,
      },
      { field: 'cSpec', title: { zh: '规格', en: 'Specification' }, type: 'Text' },
      {
        field: 'iQty',
        title: { zh: '数量', en: 'Quantity' },
        type: 'Number',
        precision: 3,
        isRequired: true,
        isSummed: true,
      },
      { field: 'iPrice', title: { zh: '单价', en: 'Price' }, type: 'Number', precision: 2 },
      { field: 'iTaxRate', title: { zh: '税率', en: 'Tax rate' }, type: 'Select', code: 'TAX_RATE' },
      { field: 'iAmount', title: { zh: '金额', en: 'Amount' }, type: 'Number', precision: 2, isSummed: true },
      { field: 'iTax', title: { zh: '税额', en: 'Tax' }, type: 'Number', precision: 2, isSummed: true },
      { field: 'dNeed', title: { zh: '需求日期', en: 'Needed on' }, type: 'Date', code: 'date' },
      { field: 'cUrgency', title: { zh: '紧急程度', en: 'Urgency' }, type: 'Select', code: 'URGENCY' },
      { field: 'bSample', title: { zh: '需要样品', en: 'With a sample' }, type: 'Checkbox' },
      { field: 'cRemark', title: { zh: '备注', en: 'Note' }, type: 'TextArea' },
    ],
    queries: [],
  },
  {
    code: 'ALSHOP_APPLY',
    name: '企业申请',
    source: 'applications',
    handle: 'enterprise_apply',
    scope: 'own',
    order: 'dCreateTime desc',
    pageRowSize: 10,
    columns: [
      { field: 'cEnterpriseName', title: { zh: '企业名称', en: 'Enterprise' }, type: 'Text', isRequired: true },
      { field: 'iState', title: { zh: '状态', en: 'State' }, type: 'Select', code: 'ALSHOP_APPLY_STATE' },
      { field: 'cCorporation', title: { zh: '法人', en: 'Legal person' }, type: 'Text' },
      { field: 'cCity', title: { zh: '城市', en: 'City' }, type: 'Text' },
      { field: 'dCreateTime', title: { zh: '申请时间', en: 'Applied' }, type: 'Date', code: 'datetime' },
      { field: 'cReason', title: { zh: '驳回原因', en: 'Reason' }, type: 'TextArea' },
    ],
    queries: [
      { field: 'cEnterpriseName', label: { zh: '企业名称', en: 'Enterprise' }, type: 'Text' },
      { field: 'cManagerPhone', label: { zh: '管理员手机号', en: 'Administrator’s phone' }, type: 'Text' },
      { field: 'cCity', label: { zh: '城市', en: 'City' }, type: 'Text' },
      { field: 'iState', label: { zh: '状态', en: 'State' }, type: 'Select', code: 'ALSHOP_APPLY_STATE' },
      { field: 'dCreateTime', label: { zh: '申请时间', en: 'Applied' }, type: 'Date', code: 'date' },
    ],
  },
  {
    code: 'ALSHOP_JOIN_APPLY',
    name: '成员申请',
    source: 'joinApplies',
    handle: 'join_apply',
    menu: 'ALSHOP_JOIN_APPLY',
    scope: 'institution',
    order: 'dCreateTime desc',
    pageRowSize: 10,
    columns: [
      { field: 'cPersonName', title: { zh: '申请人', en: 'Applicant' }, type: 'Text', isRequired: true },
      { field: 'iState', title: { zh: '状态', en: 'State' }, type: 'Select', code: 'ALSHOP_JOIN_STATE' },
      { field: 'cMobilePhone', title: { zh: '手机号', en: 'Phone' }, type: 'Text' },
      { field: 'cRemark', title: { zh: '申请说明', en: 'Remark' }, type: 'TextArea' },
      { field: 'dCreateTime', title: { zh: '申请时间', en: 'Applied' }, type: 'Date', code: 'datetime' },
      { field: 'cRealName', title: { zh: '实名', en: 'Verified name' }, type: 'Text' },
      { field: 'cReason', title: { zh: '拒绝原因', en: 'Reason' }, type: 'TextArea' },
    ],
    queries: [
      { field: 'cPersonName', label: { zh: '申请人', en: 'Applicant' }, type: 'Text' },
      { field: 'iState', label: { zh: '状态', en: 'State' }, type: 'Select', code: 'ALSHOP_JOIN_STATE' },
    ],
  },
]

/** Colours of the states of orders: what waits for the buyer, what is under way, what is done and what has ended. */
const ORDER_STATE_COLOURS: Readonly<Record<OrderState, string>> = {
  10: 'warning',
  20: 'warning',
  22: 'warning',
  30: 'primary',
  35: 'primary',
  40: 'primary',
  50: 'success',
  60: 'default',
  70: 'default',
}

/** The enumerations of every mall. Engine 9.3; colours are names of row state colours. */
export const ENUM_PLANS: readonly EnumPlan[] = [
  {
    code: 'ALSHOP_ORDER_STATE',
    name: '订单状态',
    options: Object.entries(ORDER_STATE_NAMES).map(([key, name]) => ({
      key,
      name,
      color: ORDER_STATE_COLOURS[Number(key) as OrderState],
    })),
  },
  {
    code: 'ALSHOP_PRICE_KIND',
    name: '价格类型',
    options: [
      { key: '1', name: { zh: '通用价', en: 'List price' }, color: 'default' },
      { key: '2', name: { zh: '协议价', en: 'Agreed price' }, color: 'primary' },
    ],
  },
  {
    code: 'ALSHOP_APPLY_STATE',
    name: '企业申请状态',
    options: [
      { key: '0', name: { zh: '审核中', en: 'Under review' }, color: 'warning' },
      { key: '1', name: { zh: '已通过', en: 'Passed' }, color: 'success' },
      { key: '2', name: { zh: '已驳回', en: 'Refused' }, color: 'danger' },
    ],
  },
  {
    code: 'ALSHOP_JOIN_STATE',
    name: '成员申请状态',
    options: [
      { key: '0', name: { zh: '待处理', en: 'Waiting' }, color: 'warning' },
      { key: '1', name: { zh: '已同意', en: 'Agreed' }, color: 'success' },
      { key: '2', name: { zh: '已拒绝', en: 'Refused' }, color: 'danger' },
      { key: '3', name: { zh: '已撤回', en: 'Withdrawn' }, color: 'default' },
    ],
  },
  {
    code: 'TAX_RATE',
    name: '税率',
    options: ['0', '0.01', '0.03', '0.06', '0.09', '0.13'].map((key) => {
      const percent = `${Math.round(Number(key) * 100)}%`
      return { key, name: { zh: percent, en: percent } }
    }),
  },
  {
    code: 'URGENCY',
    name: '紧急程度',
    options: [
      { key: '1', name: { zh: '普通', en: 'Normal' }, color: 'default' },
      { key: '2', name: { zh: '加急', en: 'Urgent' }, color: 'warning' },
      { key: '3', name: { zh: '特急', en: 'Very urgent' }, color: 'danger' },
    ],
  },
]

/** The trees of every mall. */
export const TREE_PLANS = [
  {
    code: 'TREE_CLASS',
    source: 'productClasses',
    scope: 'site',
    keyField: 'cUuid',
    parentField: 'cParentUuid',
    codeField: 'cCode',
    showField: 'cName',
    queryField: 'cName',
    orderText: 'iLevel, iSort',
  },
] as const

/** References: to lines of the price list, by class or all of them, and to classes. Engine 9.3. */
export const REFERENCE_PLANS = [
  {
    code: 'REF_PRICE',
    kind: 'list',
    listCode: 'ALSHOP_PRICE_LIST',
    queryCode: 'ALSHOP_PRICE_LIST',
    dataKey: 'cPriceUuid',
    listScope: 'institution',
    saveFields: 'cPriceUuid,cProdCode,cProdName,cSpecText,cUnit,iPrice,iTaxRate',
    showField: 'cProdName',
  },
  {
    code: 'REF_PRICE_BY_CLASS',
    kind: 'tree-list',
    treeCode: 'TREE_CLASS',
    listCode: 'ALSHOP_PRICE_LIST',
    queryCode: 'ALSHOP_PRICE_LIST',
    dataKey: 'cPriceUuid',
    listJoin: 'cClassUuid',
    treeJoin: 'cUuid',
    treeScope: 'site',
    listScope: 'institution',
    saveFields: 'cPriceUuid,cProdCode,cProdName,cSpecText,cUnit,iPrice,iTaxRate',
    showField: 'cProdName',
  },
  {
    code: 'REF_CLASS',
    kind: 'tree',
    treeCode: 'TREE_CLASS',
    dataKey: 'cUuid',
    treeScope: 'site',
    saveFields: 'cUuid,cCode,cName',
    showField: 'cName',
  },
] as const
