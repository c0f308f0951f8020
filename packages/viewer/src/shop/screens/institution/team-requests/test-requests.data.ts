import { wireColumn, wireList, wireQuery } from '@mallwright/shop-core/widgets/test-plans'

/** The list of requests to join as a gateway tells it. */
export const LAYOUT = wireList(
  'ALSHOP_JOIN_APPLY',
  [
    wireColumn('cPersonName', '申请人'),
    wireColumn('cMobilePhone', '手机号'),
    wireColumn('iState', '状态', { cFieldType: 'Select' }),
  ],
  {
    base: {
      cServerName: 'alc-alshop',
      cDataScopeType: 'institution',
      stateField: 'iState',
      stateOptions: [{ label: '待处理', value: '0', color: 'warning' }],
    },
  },
)

/** Its query, without conditions. */
export const QUERY = wireQuery('ALSHOP_JOIN_APPLY')
