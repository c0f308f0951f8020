import { wireColumn, wireList, wireQuery } from '@mallwright/shop-core/widgets/test-plans'

/** The list of an institution's orders as a gateway tells it. */
export const LAYOUT = wireList(
  'ALSHOP_ORG_ORDER',
  [
    wireColumn('cOrderNo', '订单编号'),
    wireColumn('cPersonName', '采购人'),
    wireColumn('iOrderState', '订单状态', { cFieldType: 'Select', cFieldTypeCode: 'ALSHOP_ORDER_STATE' }),
    wireColumn('iPayAmount', '金额', { cFieldType: 'Number', iPrecision: 2, bSum: true }),
    wireColumn('cTradeNo', '提交编号', { bShow: false, bHide: true }),
  ],
  {
    base: {
      cServerName: 'alc-alshop',
      cDataScopeType: 'institution',
      stateField: 'iOrderState',
      stateOptions: [{ label: '待审批', value: '10', color: 'warning' }],
    },
  },
)

/** Its query, without conditions. */
export const QUERY = wireQuery('ALSHOP_ORG_ORDER')
