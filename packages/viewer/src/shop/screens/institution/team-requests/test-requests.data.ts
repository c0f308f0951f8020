const column = (cFieldName: string, cTitleName: string, cFieldType = 'Text') => ({
  cItemUuid: cFieldName,
  cFieldName,
  cTitleName,
  cFieldType,
  cFieldTypeCode: '',
  iPrecision: 0,
  bShow: true,
  bHide: false,
  bRequired: false,
  bSum: false,
  bSort: false,
  iOrder: 1,
})

const PLAN = { bInit: true, iPlanType: 2, cOrgUuid: '', cPersonUuid: '', iVersion: 0 }

/** The list of requests to join as a gateway tells it. */
export const LAYOUT = {
  bHasOrgPlan: false,
  bHasPersonPlan: false,
  list: [column('cPersonName', '申请人'), column('cMobilePhone', '手机号'), column('iState', '状态', 'Select')],
  plan: { ...PLAN, cBaseListCode: 'ALSHOP_JOIN_APPLY', iPageRowSize: 10, cOrderField: '' },
  baseList: {
    cBaseListCode: 'ALSHOP_JOIN_APPLY',
    cDataSourceType: 'table',
    cServerName: 'alc-alshop',
    cTableName: 'join_apply',
    cDataScopeType: 'institution',
    cDefinedApi: '',
    cOrderField: '',
    cDetailListCode: '',
    stateField: 'iState',
    stateOptions: [{ label: '待处理', value: '0', color: 'warning' }],
  },
}

/** Its query, without conditions. */
export const QUERY = {
  bHasOrgPlan: false,
  bHasPersonPlan: false,
  orgPlan: false,
  userPlan: false,
  plan: { ...PLAN, cBaseQueryCode: 'ALSHOP_JOIN_APPLY' },
  list: [],
}
