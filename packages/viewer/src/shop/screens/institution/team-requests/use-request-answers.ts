import { auditApply, passApplies } from '@mallwright/contract/institution'
import { MAX_BATCH_ROWS } from '@mallwright/contract/permission'
import { createApi } from '@mallwright/contract/rpc'
import type { Answer } from '@mallwright/contract/rpc'
import type { Label } from '@mallwright/contract/values'
import { useText } from '@mallwright/shop-core/i18n'
import { errorText, KIT_LABELS } from '@mallwright/shop-core/kit'
import { CallError } from '@mallwright/shop-core/query'

import { buyerKeys } from '../../../buyer/buyer.queries.ts'
import { useMallUser, useShop } from '../../../client/shop-context.ts'

const LABELS = {
  askAgree: { zh: '同意{name}加入吗？', en: 'Accept {name}?' },
  agreed: { zh: '已同意', en: 'Accepted' },
  agreedAll: { zh: '已同意 {count} 条', en: '{count} accepted' },
  someLeft: { zh: '已同意 {count} 条，{left} 条未处理：{reason}', en: '{count} accepted, {left} left: {reason}' },
  tooMany: { zh: '一次最多处理 {count} 条', en: 'At most {count} at a time' },
  refused: { zh: '已拒绝', en: 'Refused' },
  switched: { zh: '已切换企业，请重新操作', en: 'You switched the enterprise. Please try again.' },
} satisfies Record<string, Label>

/** A request to join, as a row of the list. */
export interface JoinRequest {
  readonly id: string
  readonly name: string
  /** Reads the list again. */
  readonly reload: () => void
}

/** Answers to requests to join; a refusal has its reason. Nobody answers for an institution that was left meanwhile. */
export function useRequestAnswers() {
  const translate = useText()
  const { send, sessions, feedback, queryClient } = useShop()
  const shown = useMallUser().institutionId
  const api = createApi({ auditApply, passApplies }, send)
  /** Sends answers, says what came of them, and reads the list again: after a failure too, for somebody else may have answered. */
  const answer = async <E extends typeof auditApply | typeof passApplies>(
    call: () => Promise<Answer<E>>,
    doneText: (data: (Answer<E> & { ok: true })['data']) => string,
    reload: () => void,
  ) => {
    if (sessions.mallUser.get().institutionId !== shown) return feedback.toast(translate(LABELS.switched))
    const result = await call()
    feedback.toast(result.ok ? doneText(result.data) : errorText(new CallError(result)))
    reload()
    await queryClient.invalidateQueries({ queryKey: buyerKeys.all() })
  }
  const decide = ({ id, reload }: JoinRequest, decision: { bAgree: boolean; cReason: string }) =>
    answer<typeof auditApply>(
      () => api.auditApply({ body: { cApplyUuid: id, ...decision } }),
      () => translate(decision.bAgree ? LABELS.agreed : LABELS.refused),
      reload,
    )
  const pass = async (request: JoinRequest) => {
    const isConfirmed = await feedback.ask({
      title: translate(KIT_LABELS.systemNotice),
      body: translate(LABELS.askAgree, { name: request.name }),
      confirm: translate(KIT_LABELS.confirm),
      cancel: translate(KIT_LABELS.cancel),
      topic: 'agree',
    })
    if (isConfirmed) await decide(request, { bAgree: true, cReason: '' })
  }
  const passAll = async (requests: readonly JoinRequest[], reload: () => void) => {
    if (requests.length > MAX_BATCH_ROWS) return feedback.toast(translate(LABELS.tooMany, { count: MAX_BATCH_ROWS }))
    await answer<typeof passApplies>(
      () => api.passApplies({ body: { cRowKeys: requests.map(({ id }) => id) } }),
      ({ done, refused: [first, ...others] }) =>
        first
          ? translate(LABELS.someLeft, { count: done.length, left: others.length + 1, reason: first.cReason })
          : translate(LABELS.agreedAll, { count: done.length }),
      reload,
    )
  }
  return {
    pass: (request: JoinRequest) => void pass(request),
    passAll: (requests: readonly JoinRequest[], reload: () => void) => void passAll(requests, reload),
    refuse: (request: JoinRequest, reason: string) => void decide(request, { bAgree: false, cReason: reason }),
  }
}
