import { useText } from '@mallwright/shop-core/i18n'
import { ErrorNotice, Notice, ScreenSkeleton } from '@mallwright/shop-core/kit'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { lazy, Suspense, useState } from 'react'

import { useCaller, useShop } from '../../../client/shop-context.ts'
import { BackHeader } from '../../../navigation/back-header.tsx'
import { useSheet } from '../../../navigation/use-sheet.ts'
import { ActionRow } from '../../setting/settings-rows.tsx'
import { roundText } from './amount-text.ts'
import { MemberRow } from './member-row.tsx'
import { orderRightsKeys, orderRightsQuery } from './order-rights.queries.ts'
import type { OrderMember, OrderRights } from './order-rights.queries.ts'
import { TEAM_LABELS } from './team-members-labels.ts'
import './team-members.css'

/** The forms with their controls, loaded with their first use. */
const RuleSheet = lazy(async () => ({ default: (await import('./rule-sheet.tsx')).RuleSheet }))
const MemberSheet = lazy(async () => ({ default: (await import('./member-sheet.tsx')).MemberSheet }))

/** The members of the institution with what they may do about orders, and the rule of approvals; for administrators. Domain 2.2. */
export function Screen() {
  const translate = useText()
  const rights = useQuery(orderRightsQuery(useShop(), useCaller()))
  return (
    <div className="shop-screen">
      <BackHeader title={translate(TEAM_LABELS.title)} />
      <main className="shop-team">
        {rights.isPending && <ScreenSkeleton />}
        {rights.error && !rights.data && <ErrorNotice error={rights.error} onRetry={() => void rights.refetch()} />}
        {rights.data && <Rights rights={rights.data} />}
      </main>
    </div>
  )
}

function Rights({ rights }: { readonly rights: OrderRights }) {
  const translate = useText()
  const { isEnabled, over, members } = rights
  const finish = useFinish()
  const ruleSheet = useSheet('approvalRule')
  const memberSheet = useSheet('orderMember')
  const [chosen, setChosen] = useState<OrderMember>()
  const state = isEnabled ? translate(TEAM_LABELS.ruleOn, { amount: roundText(over) }) : translate(TEAM_LABELS.ruleOff)
  return (
    <>
      <section className="shop-settings">
        <ActionRow label={translate(TEAM_LABELS.rule)} value={state} onClick={ruleSheet.open} />
      </section>
      <p className="shop-team-hint">{translate(TEAM_LABELS.ruleHint)}</p>
      <h2 className="shop-team-head">{translate(TEAM_LABELS.members, { count: members.length })}</h2>
      {members.length === 0 && <Notice kind="empty" title={translate(TEAM_LABELS.empty)} />}
      <ul className="shop-settings">
        {members.map((member) => (
          <MemberRow
            key={member.id}
            member={member}
            onOpen={() => {
              setChosen(member)
              memberSheet.open()
            }}
          />
        ))}
      </ul>
      <Suspense>
        {ruleSheet.isOpen && (
          <RuleSheet rights={rights} onSaved={() => finish(ruleSheet.close)} onClose={ruleSheet.close} />
        )}
        {memberSheet.isOpen && chosen && (
          <MemberSheet member={chosen} onSaved={() => finish(memberSheet.close)} onClose={memberSheet.close} />
        )}
      </Suspense>
    </>
  )
}

/** Closes a form that was saved, says so, and reads the rights again. */
function useFinish(): (close: () => void) => void {
  const translate = useText()
  const queryClient = useQueryClient()
  const { feedback } = useShop()
  return (close) => {
    close()
    feedback.toast(translate(TEAM_LABELS.saved))
    void queryClient.invalidateQueries({ queryKey: orderRightsKeys.all() })
  }
}
