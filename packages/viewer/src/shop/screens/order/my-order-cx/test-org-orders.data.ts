const column = (cFieldName: string, cTitleName: string, change: object = {}) => ({
  cItemUuid: cFieldName,
  cFieldName,
  cTitleName,
  cFieldType: 'Text',
  cFieldTypeCode: '',
  iPrecision: 0,
  bShow: true,
  bHide: false,
  bRequired: false,
  bSum: false,
  bSort: false,
  iOrder: 1,
  ...change,
})

const PLAN = { bInit: true, iPlanType: 2, cOrgUuid: '', cPersonUuid: '', iVersion: 0 }

/** The list of an institution's orders as a gateway tells it. */
export const LAYOUT = {
  bHasOrgPlan: false,
  bHasPersonPlan: false,
  list: [
    column('cOrderNo', '订单编号'),
    column('cPersonName', '采购人'),
    column('iOrderState', '订单状态', { cFieldType: 'Select', cFieldTypeCode: 'ALSHOP_ORDER_STATE' }),
    column('iPayAmount', '金额', { cFieldType: 'Number', iPrecision: 2, bSum: true }),
    column('cTradeNo', '提交编号', { bShow: false, bHide: true }),
  ],
  plan: { ...PLAN, cBaseListCode: 'ALSHOP_ORG_ORDER', iPageRowSize: 10, cOrderField: '' },
  baseList: {
    cBaseListCode: 'ALSHOP_ORG_ORDER',
    cDataSourceType: 'table',
    cServerName: 'alc-alshop',
    cTableName: 'org_order',
    cDataScopeType: 'institution',
    cDefinedApi: '',
    cOrderField: '',
    cDetailListCode: '',
    stateField: 'iOrderState',
    stateOptions: [{ label: '待审批', value: '10', color: 'warning' }],
  },
}

/** Its query, without conditions. */
export const QUERY = {
  bHasOrgPlan: false,
  bHasPersonPlan: false,
  orgPlan: false,
  userPlan: false,
  plan: { ...PLAN, cBaseQueryCode: 'ALSHOP_ORG_ORDER' },
  list: [],
}
