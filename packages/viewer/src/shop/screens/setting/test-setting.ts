/** What the gateway tells of a test's buyer. */
export const BUYER_INFO = {
  cContactName: '陈工',
  cContactPhone: '13800001111',
  bReceiveNotice: true,
  cDefaultAddress: '广东省深圳市南山区 1 号',
  cDefaultHeader: '',
  iCouponCount: 2,
  iCollectProdCount: 4,
  iCollectShopCount: 1,
  iFootPrintCount: 7,
  institution: {
    cOrgName: '北辰精工',
    iAuthenticationType: 1,
    cUniformSocialCreditCode: '9111**********013H',
    cOwnOperatorName: '德汇运营',
    bAuthentication: true,
    teamAuthorization: '',
    bAdmin: false,
    bApprover: true,
    bPayer: false,
    iSpendLimit: 5000,
  },
}
