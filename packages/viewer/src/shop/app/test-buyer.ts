import { INSTITUTION, LOGIN, openShop } from './test-shop.tsx'
import type { Answers } from './test-shop.tsx'

/** What a test's account is on its way to buying. */
export interface TestBuyer {
  /** An enterprise unless named otherwise. */
  readonly kind?: 'none' | 'enterprise' | 'team'
  readonly isAdmin?: boolean
  readonly isVerified?: boolean
  readonly isPersonVerified?: boolean
  /** 0 none, 1 under review, 2 authorised, 3 refused. */
  readonly audit?: 0 | 1 | 2 | 3
  readonly isStopped?: boolean
  readonly isMemberStopped?: boolean
  readonly hasVerifiedOther?: boolean
  readonly requests?: readonly object[]
  readonly applications?: readonly object[]
}

/** A request to join, as the gateway lists it. */
export const REQUEST = {
  cApplyUuid: 'r1',
  cEnterpriseUuid: 'e9',
  cAccUuid: 'acc-e9',
  cEnterpriseName: '远山物流',
  iAuthenticationType: 1,
  cRemark: '',
  cReason: '',
  iState: 0,
  dCreateTime: '2026-11-20 09:00:00',
}

/** An application for an institution, as the gateway lists it. */
export const APPLICATION = {
  cApplyUuid: 'a1',
  cEnterpriseUuid: '',
  cEnterpriseName: '新芽科技',
  cUniformSocialCreditCode: '91110000MA0DEM013H',
  cReason: '',
  dCreateTime: '2026-11-21 09:00:00',
  dOperationTime: '',
  iCreateTimeLong: 0,
  cApplyChannel: 'mobile',
  iState: 0,
  iAuthenticationType: 1,
  cCorporationIdNumber: '',
  cCorporation: '周立',
  cRealName: '',
  cProvince: '广东省',
  cCity: '深圳市',
  cArea: '南山区',
  cAddress: '科技园南区 1 栋',
  cInviteCode: '',
  cOwnOperatorUuid: '',
  cManagerPhone: LOGIN.cMobilePhone,
}

/** The area tree of one district. */
export const AREAS = {
  data: [
    {
      cFullName: '广东省',
      cAreaCode: '440000',
      children: [
        {
          cFullName: '深圳市',
          cAreaCode: '440300',
          children: [{ cFullName: '南山区', cAreaCode: '440305', children: [] }],
        },
      ],
    },
  ],
}

/** A gateway that answers about a buyer. */
export function buyerAnswers(buyer: TestBuyer = {}): Answers {
  const { kind = 'enterprise', isAdmin = true, isVerified = false, isPersonVerified = false, audit = 0 } = buyer
  const accType = kind === 'team' ? 2 : 1
  const { isStopped: bAccStop = false, isMemberStopped: bStop = false } = buyer
  const own = { ...INSTITUTION, iAccType: accType, bAuthentication: isVerified, bAccStop, bStop }
  const other = { ...INSTITUTION, cAccUuid: 'acc-other', cEnterpriseName: '另一家', bDefault: false }
  const empty = { code: 2000, msg: '暂无数据' }
  const named = { cEnterpriseUuid: 'e1', cOrgUuid: 'org-e1', cEnterpriseName: '北辰精工' }
  const identity = { cUniformSocialCreditCode: '91110000MA0DEM001A', cCorporation: '周立' }
  const region = { cProvince: '', cCity: '', cArea: '', cAddress: '' }
  return {
    getAreaTree4Children: () => ({ data: AREAS }),
    getDefaultUserSubscription: () => (kind === 'none' ? empty : { data: own }),
    getAccountByAccSignId: () => ({
      data: {
        cAllLinkUserUuid: 'acc-1',
        cMobilePhone: LOGIN.cMobilePhone,
        cNickname: '小唐',
        cHeadImageUrl: '',
        isSuper: 0,
        iTradeRoleType: 2,
        cEnterpriseUuid: 'e1',
        cOrgName: '北辰精工',
        iAuthenticationType: accType,
      },
    }),
    getListUserSubscription: () => ({
      data: { results: [...(kind === 'none' ? [] : [own]), ...(buyer.hasVerifiedOther ? [other] : [])] },
    }),
    getBindEnterpriseByAccUuid: () => ({
      data: {
        ...named,
        ...identity,
        ...region,
        iAuthenticationType: accType,
        bAuthentication: isVerified,
        cUserType: isAdmin ? 'admin' : 'user',
        cOwnOperatorUuid: '',
        cOwnOperatorName: '',
      },
    }),
    'AllLinkUserAction/getAuthentication': () => ({
      data: { bAuthentication: isPersonVerified, cRealName: isPersonVerified ? '李*' : '', cIdNumber: '' },
    }),
    'PubEnterpriseAction/getAuthentication': () => ({
      data: { bAuthentication: isVerified, ...identity, cEnterpriseName: '北辰精工', cCorporationIdNumber: '' },
    }),
    getIndividualTeamBuyersAuth: () => (audit === 0 ? empty : { data: authorization(audit) }),
    getListApplyByAllLinkUser: () => ({ data: { results: buyer.requests ?? [] } }),
    getDataPageLoadList: () => ({
      data: { results: buyer.applications ?? [], iTotleSize: buyer.applications?.length ?? 0 },
    }),
    getServiceUrlByAccount: () => empty,
    getAdminSubscriptionDto: () => ({
      data: { cPersonName: '王*', cMobilePhone: '138****0001', cEnterpriseName: '北辰精工' },
    }),
  }
}

/** A team's authorisation in a state; a refused one has its reason. */
export function authorization(iAlShopAuditStatus: number) {
  return {
    iAlShopAuditStatus,
    cOwnOperatorAuditStatus: '0',
    cAuditReason: iAlShopAuditStatus === 3 ? '资料不全' : '',
    cAllLinkUserUuid: 'acc-1',
    cMobilePhone: '',
    cOrgName: '',
    cOrgUuid: 'org-e1',
    cProvince: '',
    cCity: '',
    cArea: '',
    cIdNumber: '',
    cRealName: '',
    cOwnOperatorUuid: '',
    cOwnOperatorName: '',
  }
}

/** Stores the session of the test's account, and its institution unless it has none, as of an earlier visit. */
export function storeSession(hasInstitution: boolean, account = 'acc-1'): void {
  localStorage.setItem(
    'session',
    JSON.stringify({ kind: 'account', id: 'login-1', token: 't', signKey: LOGIN.cSignKey }),
  )
  localStorage.setItem('loginUuid', 'login-1')
  localStorage.setItem(
    'account',
    JSON.stringify({ id: account, phone: LOGIN.cMobilePhone, nickname: '小唐', avatarUrl: '', isSuper: false }),
  )
  if (!hasInstitution) return localStorage.removeItem('mallUser')
  const mallUser = { institution: '北辰精工', institutionId: 'e1', tradeRole: 2, authentication: 1 }
  localStorage.setItem('mallUser', JSON.stringify(mallUser))
}

/** Opens a path as a buyer, with a session of an earlier visit; `answers` replace those about the buyer. */
export function openAsBuyer(path: string, buyer: TestBuyer = {}, answers: Answers = {}) {
  storeSession(buyer.kind !== 'none' && !buyer.isStopped)
  return openShop(path, { ...buyerAnswers(buyer), ...answers })
}

/** Opens a tab of what the owner of one shop manages; `answers` are those of the tab. */
export function openManaged(tab: number, answers: Answers) {
  const buyer = { isVerified: true, isPersonVerified: true }
  return openAsBuyer(`/micro/alm-mall-shop/goods/manage?tab=${tab}`, buyer, {
    getManagedShopList: () => ({ data: { results: [{ cShopUuid: 's1', cShopName: '青禾办公专营店' }] } }),
    ...answers,
  })
}
