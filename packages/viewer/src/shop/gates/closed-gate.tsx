import type { GateReason } from '@mallwright/contract/gate'
import type { Label } from '@mallwright/contract/values'
import type { Buyer } from '@mallwright/shop-core/buyer'
import { useText } from '@mallwright/shop-core/i18n'
import { Notice } from '@mallwright/shop-core/kit'
import { useNavigate } from 'react-router'

import { useShop } from '../client/shop-context.ts'
import { BackHeader } from '../navigation/back-header.tsx'
import { GATE_TEXTS } from './gate-texts.ts'

const LABELS = {
  title: { zh: '无法访问', en: 'Not available' },
  memberStopped: { zh: '用户已停用', en: 'You are disabled in this institution' },
  join: { zh: '加入或创建', en: 'Join or create' },
  switch: { zh: '切换企业', en: 'Switch enterprise' },
  verify: { zh: '去认证', en: 'See what is due' },
} satisfies Record<string, Label>

/** What is due behind a closed gate: a screen, or the dialog 新手买家指引. */
interface Way {
  readonly label: Label
  /** Absent for the dialog. */
  readonly path?: string
}

/** Screen in place of one whose gate is closed for a reason that a sign-in does not mend, with the way to what is due. */
export function ClosedGate({ reason, buyer }: { readonly reason: GateReason; readonly buyer?: Buyer }) {
  const translate = useText()
  const navigate = useNavigate()
  const { isGuideOpen } = useShop()
  const way = wayOf(reason, buyer)
  return (
    <div className="shop-screen">
      <BackHeader title={translate(LABELS.title)} />
      <main>
        <Notice
          kind="locked"
          title={translate(textOf(reason, buyer))}
          action={
            way && (
              <button
                type="button"
                className="shop-button"
                onClick={() => (way.path === undefined ? isGuideOpen.setState(true, true) : void navigate(way.path))}
              >
                {translate(way.label)}
              </button>
            )
          }
        />
      </main>
    </div>
  )
}

/** The short forms of specification 1 §8 tell a stopped person from a stopped institution. */
function textOf(reason: GateReason, buyer: Buyer | undefined): Label {
  return reason === 'STOPPED' && buyer?.obstacle === 'memberStopped' ? LABELS.memberStopped : GATE_TEXTS[reason]
}

/** Without a linked enterprise the guidance is due (specification 1 §4.8), otherwise the step of the buyer's state. */
function wayOf(reason: GateReason, buyer: Buyer | undefined): Way | undefined {
  if (!buyer) return undefined
  if (reason === 'NO_ORG' || reason === 'ROLE') return { label: LABELS.join, path: '/enterprise-guidance' }
  if (reason === 'STOPPED') return { label: LABELS.switch, path: '/enterprise-change-over' }
  const { actions, canBuy } = buyer.state
  if (canBuy) return undefined
  const isOwn = actions.some((action) => action === 'verifyPerson' || action === 'verifyAdministrator')
  if (reason === 'PERSON_AUTH' && isOwn) return { label: LABELS.verify, path: '/identity-auth?type=person' }
  if (reason === 'ORG_AUTH') return { label: LABELS.verify, path: '/identity-auth?type=enterprise' }
  return { label: LABELS.verify }
}
