import type { Label } from '@mallwright/contract/values'
import { useText } from '@mallwright/shop-core/i18n'
import { ErrorNotice, ScreenSkeleton } from '@mallwright/shop-core/kit'
import { QrCode } from '@mallwright/shop-core/qr-code'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'

import { useCaller, useShop } from '../../../client/shop-context.ts'
import { shareAddress } from '../../../navigation/share-address.ts'
import { OnboardingScreen } from '../parts/onboarding-screen.tsx'
import { CodeForm } from './code-form.tsx'
import { invitationAddress } from '../parts/invitation-link.ts'
import { qrPrefixQuery } from '../parts/qr-prefix.queries.ts'
import { invitationQuery } from './invitation.ts'
import type { Invitation } from './invitation.ts'
import './invitation-code.css'

const LABELS = {
  title: { zh: '邀请码', en: 'Invitation' },
  mine: { zh: '我的邀请码', en: 'Your code' },
  hint: { zh: '同事扫码或填写邀请码，即可申请加入', en: 'Colleagues scan it or enter the code to ask to join' },
  picture: { zh: '邀请二维码', en: 'QR code of the invitation' },
  share: { zh: '分享邀请', en: 'Share' },
  copied: { zh: '邀请链接已复制', en: 'The link has been copied' },
  failed: { zh: '复制失败，请长按邀请码复制', en: 'Copying failed; press and hold the code' },
  none: { zh: '加入企业或团队后，可以邀请同事', en: 'Join an enterprise or a team to invite colleagues' },
} satisfies Record<string, Label>

/** The code by which one's institution invites, and a field for somebody else's. Domain sheet 25. */
export function Screen() {
  const translate = useText()
  const invitation = useQuery(invitationQuery(useShop(), useCaller()))
  return (
    <OnboardingScreen title={translate(LABELS.title)}>
      {invitation.isPending && <ScreenSkeleton />}
      {invitation.error && <ErrorNotice error={invitation.error} onRetry={() => void invitation.refetch()} />}
      {invitation.data && <OwnInvitation invitation={invitation.data} />}
      {invitation.data === null && <p className="shop-block shop-invitation-none">{translate(LABELS.none)}</p>}
      <CodeForm />
    </OnboardingScreen>
  )
}

function OwnInvitation({ invitation }: { readonly invitation: Invitation }): ReactNode {
  const translate = useText()
  const shop = useShop()
  const { code, institution } = invitation
  const prefix = useQuery(qrPrefixQuery(shop)).data
  const address = invitationAddress(prefix ?? `${location.origin}/`, code)
  const share = async () => {
    const outcome = await shareAddress({ title: institution, url: address })
    if (outcome !== 'shared') shop.feedback.toast(translate(LABELS[outcome]))
  }
  return (
    <section className="shop-block shop-invitation" aria-label={translate(LABELS.mine)}>
      <h2>{institution}</h2>
      <QrCode className="shop-invitation-picture" label={translate(LABELS.picture)} text={address} />
      <p className="shop-invitation-code">{code}</p>
      <p className="shop-invitation-hint">{translate(LABELS.hint)}</p>
      <button type="button" className="shop-button" onClick={() => void share()}>
        {translate(LABELS.share)}
      </button>
    </section>
  )
}
