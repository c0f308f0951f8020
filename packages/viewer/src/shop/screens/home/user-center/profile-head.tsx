import { SHOP_BASE } from '@mallwright/contract/link'
import type { Label } from '@mallwright/contract/values'
import { Anchor } from '@mallwright/modules/views'
import { useText } from '@mallwright/shop-core/i18n'
import { deviceAccounts } from '@mallwright/shop-core/session'
import type { Account, MallUser } from '@mallwright/shop-core/session'
import { useState } from 'react'

import { useMallUser, useShop } from '../../../client/shop-context.ts'
import { Face } from '../../../people/face.tsx'
import { maskedPhone } from '../../../people/person-text.ts'
import { Bell, Gear } from './head-actions.tsx'

const LABELS = {
  signIn: { zh: '登录/注册', en: 'Sign in or register' },
  signInHint: { zh: '登录后查看采购信息', en: 'See your company’s prices and purchases' },
  unnamed: { zh: '商城用户', en: 'Member' },
  switchAccount: { zh: '切换账号', en: 'Switch account' },
  noInstitution: { zh: '还未加入企业或团队', en: 'No enterprise or team yet' },
  enterprise: { zh: '企业', en: 'Enterprise' },
  team: { zh: '团队', en: 'Team' },
  individual: { zh: '个人', en: 'Individual' },
} satisfies Record<string, Label>

/** Profile of the account: picture or initials, name, masked phone, role, and the institution, which leads to the others. */
export function ProfileHead({ account }: { readonly account: Account }) {
  const translate = useText()
  const mallUser = useMallUser()
  const name = account.nickname || translate(LABELS.unnamed)
  return (
    <>
      <section className="shop-profile" aria-label={name}>
        <Face name={name} avatarUrl={account.avatarUrl} />
        <div className="shop-profile-text">
          <strong className="shop-profile-name">{name}</strong>
          <p>{maskedPhone(account.phone)}</p>
        </div>
        <Bell />
        <Gear />
      </section>
      <Anchor className="shop-company" href="/enterprise-change-over">
        <svg viewBox="0 0 24 24" aria-hidden="true">
          <path d="M4 20.5V5a1 1 0 0 1 1-1h8a1 1 0 0 1 1 1v15.5M14 10h5a1 1 0 0 1 1 1v9.5M2.5 20.5h19M7.5 8h3M7.5 12h3M7.5 16h3M17 14h.1M17 17h.1" />
        </svg>
        <p>{mallUser.institution || translate(LABELS.noInstitution)}</p>
        <span className="shop-profile-role">{translate(roleLabel(mallUser))}</span>
        <svg className="shop-profile-arrow" viewBox="0 0 24 24" aria-hidden="true">
          <path d="M9 6l6 6-6 6" />
        </svg>
      </Anchor>
    </>
  )
}

/** The head of a visitor: the way to sign in, and to the settings of the device. */
export function VisitorHead() {
  const translate = useText()
  return (
    <div className="shop-profile is-visitor">
      <Anchor className="shop-profile-link" href="/login-account" aria-label={translate(LABELS.signIn)}>
        <span className="shop-face" aria-hidden="true">
          <svg viewBox="0 0 24 24">
            <path d="M12 12a4 4 0 1 0 0-8 4 4 0 0 0 0 8zM4.5 20a7.5 7.5 0 0 1 15 0" />
          </svg>
        </span>
        <span className="shop-profile-text">
          <strong className="shop-profile-name">{translate(LABELS.signIn)}</strong>
          <span>{translate(LABELS.signInHint)}</span>
        </span>
      </Anchor>
      <OtherAccounts />
      <Gear />
    </div>
  )
}

/** The way to the accounts of this device, when there are some. */
function OtherAccounts() {
  const translate = useText()
  const { store } = useShop()
  const [hasSome] = useState(() => deviceAccounts(store).length > 0)
  if (!hasSome) return null
  return (
    <Anchor
      className="shop-profile-action"
      href={`${SHOP_BASE}/UserCenter/setting/switchAccount`}
      aria-label={translate(LABELS.switchAccount)}
    >
      <svg viewBox="0 0 24 24" aria-hidden="true">
        <path d="M4 8h14l-3.5-3.5M20 16H6l3.5 3.5" />
      </svg>
    </Anchor>
  )
}

function roleLabel({ tradeRole, authentication }: MallUser): Label {
  if (tradeRole === 1) return LABELS.individual
  return authentication === 2 ? LABELS.team : LABELS.enterprise
}
