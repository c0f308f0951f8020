/** An operator of the demo with the code that it invites by. Domain 4.1. */
export const OPERATOR_PLANS = [
  { organisation: 'OP', name: '德汇运营', code: 'DH8888', isMall: true },
  { organisation: 'OP2', name: '德汇华北运营', code: 'DH6666', isMall: false },
] as const

/** A code that exists and is no operator's. Domain 4.1. */
export const INSTITUTION_CODE = { organisation: 'E1', code: 'NOTOP1' } as const

/** A request to join by phone: 0 waits, 1 agreed, 2 refused, 3 withdrawn. Domain 4.5 and 4.6. */
export const JOIN_PLANS = [
  { phone: '19900110003', organisation: 'E2', state: 0, remark: '下周一入职采购部', reason: '' },
  { phone: '19900150005', organisation: 'E1', state: 0, remark: '兼管北辰的付款', reason: '' },
  { phone: '19900150001', organisation: 'E1', state: 1, remark: '采购部新同事', reason: '' },
  { phone: '19900110004', organisation: 'E2', state: 2, remark: '', reason: '查无此人，请联系行政确认' },
  { phone: '19900110005', organisation: 'T6', state: 3, remark: '想一起拼单', reason: '' },
] as const

/** An application for an enterprise by phone: 0 under review, 1 passed, 2 refused. Domain 4.5 and 4.6. */
export const APPLY_PLANS = [
  {
    phone: '19900140003',
    state: 0,
    name: '元素新材苏州（演示）有限公司',
    creditCode: '91110000MA0DEM0181',
    corporation: '元青禾',
    organisation: undefined,
    reason: '',
  },
  {
    phone: '19900140001',
    state: 1,
    name: '北辰精工（演示）有限公司',
    creditCode: '91110000MA0DEM001A',
    corporation: '陈北辰',
    organisation: 'E1',
    reason: '',
  },
  {
    phone: '19900110004',
    state: 2,
    name: '方圆五金（演示）有限公司',
    creditCode: '91110000MA0DEM0194',
    corporation: '方圆',
    organisation: undefined,
    reason: '企业名称与统一社会信用代码不一致，请核对营业执照后重新提交',
  },
] as const

/** A team's request to be let buy: 1 under review, 2 authorised, 3 refused. Domain 4.5. */
export const TEAM_PLANS = [
  { organisation: 'T1', phone: '19900120001', state: 1, ownState: 0, reason: '' },
  { organisation: 'T4', phone: '19900120004', state: 3, ownState: 0, reason: '所在地区暂未开放团队采购' },
  { organisation: 'T5', phone: '19900120005', state: 1, ownState: 2, reason: '' },
  { organisation: 'T6', phone: '19900130001', state: 2, ownState: 0, reason: '' },
  { organisation: 'T7', phone: '19900130002', state: 2, ownState: 0, reason: '' },
  { organisation: 'T8', phone: '19900130003', state: 2, ownState: 0, reason: '' },
  { organisation: 'T9', phone: '19900130004', state: 2, ownState: 0, reason: '' },
  { organisation: 'T10', phone: '19900130005', state: 2, ownState: 0, reason: '' },
  { organisation: 'T11', phone: '19900160005', state: 2, ownState: 0, reason: '' },
] as const

/** Regions of the institutions, in turn. */
export const REGIONS = [
  { province: '北京市', city: '北京市', area: '朝阳区' },
  { province: '上海市', city: '上海市', area: '浦东新区' },
  { province: '广东省', city: '深圳市', area: '南山区' },
  { province: '浙江省', city: '杭州市', area: '西湖区' },
  { province: '江苏省', city: '苏州市', area: '姑苏区' },
] as const
