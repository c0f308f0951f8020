/** The answer to a sign-in of a buyer in wire names. */
export const TEST_LOGIN = {
  cAllLinkUserUuid: 'acc-1',
  cLoginUuid: 'login-1',
  cTerminalType: 'mobile',
  cPwdFreeLoginToken: '',
  cForcedLoginToken: '',
  bAlreadyLogin: false,
  cMobilePhone: '19900140001',
  cNickname: '李敏',
  cHeadImageUrl: '',
  bInitPwd: false,
  bShoudUpdPwd: false,
  isSuper: 0,
  cSignKey: 'cd'.repeat(32),
}

/** The institution of that buyer, as a membership. */
export const TEST_INSTITUTION = {
  cAccUuid: 'acc-e1',
  cEnterpriseName: '华东机电',
  iAccType: 1,
  bAuthentication: true,
  cPersonUuid: 'person-e1',
  cPersonName: '李敏',
  bStop: false,
  bAccStop: false,
  bWaitDelete: false,
  bDefault: true,
}

/** A site in wire names. */
export const TEST_SITE = {
  siUuid: 'si',
  stUuid: 'st',
  cOrgName: '德汇供应链',
  cAccUuid: 'site-acc',
  cOrgUuid: 'site-org',
  siteAttr: '',
  siteShortName: '德汇企业购',
  cLogoImageUrl: '',
  cCarouselUrl: '',
  cFaviconUrl: '',
  bShowPrice: true,
}
