import { SHOP_BASE } from '@mallwright/contract/link'
import { moneyText } from '@mallwright/contract/values'
import type { Label } from '@mallwright/contract/values'
import { useText } from '@mallwright/shop-core/i18n'
import { ErrorNotice, ScreenSkeleton } from '@mallwright/shop-core/kit'
import { useQuery } from '@tanstack/react-query'

import { useCaller, useShop } from '../../../client/shop-context.ts'
import { BackHeader } from '../../../navigation/back-header.tsx'
import type { BuyerInfo, BuyerMembership } from '../setting-reader.ts'
import { buyerInfoQuery } from '../setting.queries.ts'
import { FactRow, LinkRow } from '../settings-rows.tsx'
import { ContactForm } from './contact-form.tsx'
import './buy-info.css'

const LABELS = {
  title: { zh: '采购信息', en: 'Buying details' },
  institution: { zh: '机构信息', en: 'Institution' },
  name: { zh: '机构名称', en: 'Name' },
  creditCode: { zh: '统一社会信用代码', en: 'Credit code' },
  operator: { zh: '所属运营商', en: 'Operator' },
  realName: { zh: '实名认证', en: 'Real name' },
  verified: { zh: '已认证', en: 'Verified' },
  unverified: { zh: '未认证', en: 'Not verified' },
  authorization: { zh: '采购授权', en: 'Authorisation' },
  authorized: { zh: '已授权', en: 'Authorised' },
  underReview: { zh: '审核中', en: 'Under review' },
  unauthorized: { zh: '未授权', en: 'Not authorised' },
  role: { zh: '我的角色', en: 'My role' },
  admin: { zh: '管理员', en: 'Administrator' },
  buyer: { zh: '采购员', en: 'Buyer' },
  approver: { zh: '审批人', en: 'Approver' },
  payer: { zh: '付款人', en: 'Payer' },
  limit: { zh: '免审批额度', en: 'Limit without approval' },
  noLimit: { zh: '按机构规则', en: 'By the institution’s rule' },
  defaults: { zh: '默认信息', en: 'Defaults' },
  address: { zh: '默认收货地址', en: 'Default address' },
  header: { zh: '默认发票抬头', en: 'Default invoice header' },
  none: { zh: '未设置', en: 'Not set' },
} satisfies Record<string, Label>

/** The institution that the buyer acts for, their role in it, defaults and contact. Domain sheet 49. */
export function Screen() {
  const translate = useText()
  const info = useQuery(buyerInfoQuery(useShop(), useCaller()))
  return (
    <div className="shop-screen">
      <BackHeader title={translate(LABELS.title)} />
      <main className="shop-buy-info">
        {info.isPending && <ScreenSkeleton />}
        {info.error && !info.data && <ErrorNotice error={info.error} onRetry={() => void info.refetch()} />}
        {info.data?.institution && <Membership institution={info.data.institution} />}
        {info.data && <Defaults info={info.data} />}
        {info.data && <ContactForm info={info.data} />}
      </main>
    </div>
  )
}

function Membership({ institution }: { readonly institution: BuyerMembership }) {
  const translate = useText()
  const { isTeam, creditCode, operatorName, isVerified, spendLimit } = institution
  const roles = [
    institution.isAdmin ? LABELS.admin : LABELS.buyer,
    ...(institution.canApprove ? [LABELS.approver] : []),
    ...(institution.canPay ? [LABELS.payer] : []),
  ]
  return (
    <section aria-labelledby="institution-head">
      <h2 id="institution-head">{translate(LABELS.institution)}</h2>
      <div className="shop-settings">
        <FactRow label={translate(LABELS.name)} value={institution.name} />
        {creditCode && <FactRow label={translate(LABELS.creditCode)} value={creditCode} />}
        {operatorName && <FactRow label={translate(LABELS.operator)} value={operatorName} />}
        <FactRow
          label={translate(LABELS.realName)}
          value={translate(isVerified ? LABELS.verified : LABELS.unverified)}
        />
        {isTeam && <FactRow label={translate(LABELS.authorization)} value={translate(authorizationOf(institution))} />}
        <FactRow label={translate(LABELS.role)} value={roles.map((role) => translate(role)).join(' · ')} />
        <FactRow
          label={translate(LABELS.limit)}
          value={spendLimit === undefined ? translate(LABELS.noLimit) : `¥${moneyText(spendLimit)}`}
        />
      </div>
    </section>
  )
}

function authorizationOf({ teamAuthorization }: BuyerMembership): Label {
  if (teamAuthorization === '2') return LABELS.authorized
  return teamAuthorization === '1' ? LABELS.underReview : LABELS.unauthorized
}

function Defaults({ info }: { readonly info: BuyerInfo }) {
  const translate = useText()
  const none = translate(LABELS.none)
  return (
    <section aria-labelledby="defaults-head">
      <h2 id="defaults-head">{translate(LABELS.defaults)}</h2>
      <div className="shop-settings">
        <LinkRow
          label={translate(LABELS.address)}
          value={info.defaultAddress || none}
          href={`${SHOP_BASE}/UserCenter/address?owner=institution`}
        />
        <LinkRow
          label={translate(LABELS.header)}
          value={info.defaultHeader || none}
          href={`${SHOP_BASE}/UserCenter/invoiceHeader?owner=institution`}
        />
      </div>
    </section>
  )
}
