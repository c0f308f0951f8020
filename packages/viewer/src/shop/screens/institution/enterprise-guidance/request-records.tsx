import { deleteApply } from '@mallwright/contract/institution'
import { createApi } from '@mallwright/contract/rpc'
import type { Label } from '@mallwright/contract/values'
import type { JoinRequest, RequestState } from '@mallwright/shop-core/buyer'
import { useText } from '@mallwright/shop-core/i18n'
import { errorText, KIT_LABELS } from '@mallwright/shop-core/kit'
import { CallError } from '@mallwright/shop-core/query'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'

import { buyerKeys, joinRequestsQuery } from '../../../buyer/buyer.queries.ts'
import { useCaller, useShop } from '../../../client/shop-context.ts'
import { PartError } from '../parts/part-error.tsx'
import { RecordRow } from './record-row.tsx'

const LABELS = {
  title: { zh: '加入申请', en: 'Requests to join' },
  withdraw: { zh: '撤回', en: 'Withdraw' },
  askWithdraw: { zh: '确定撤回加入申请吗？', en: 'Withdraw this request?' },
  withdrawn: { zh: '已撤回', en: 'Withdrawn' },
} satisfies Record<string, Label>

const STATES: Readonly<Record<RequestState, Label>> = {
  pending: { zh: '审核中', en: 'Under review' },
  agreed: { zh: '已同意', en: 'Accepted' },
  refused: { zh: '已拒绝', en: 'Refused' },
  withdrawn: LABELS.withdrawn,
}

/** The account's requests to join; those under review can be withdrawn. */
export function RequestRecords() {
  const translate = useText()
  const requests = useQuery(joinRequestsQuery(useShop(), useCaller()))
  const { busyId, withdraw } = useWithdrawal()
  if (requests.error && !requests.data) {
    return <PartError error={requests.error} onRetry={() => void requests.refetch()} />
  }
  if (!requests.data || requests.data.length === 0) return null
  return (
    <section className="shop-block shop-records">
      <h2>{translate(LABELS.title)}</h2>
      <ul aria-label={translate(LABELS.title)}>
        {requests.data.map((request) => (
          <RecordRow
            key={request.id}
            {...request}
            state={STATES[request.state]}
            isRefused={request.state === 'refused'}
          >
            {request.state === 'pending' && (
              <button
                type="button"
                className="shop-button is-quiet"
                disabled={busyId === request.id}
                onClick={() => withdraw(request)}
              >
                {translate(LABELS.withdraw)}
              </button>
            )}
          </RecordRow>
        ))}
      </ul>
    </section>
  )
}

function useWithdrawal() {
  const translate = useText()
  const { send, feedback, queryClient } = useShop()
  const [busyId, setBusyId] = useState('')
  const withdraw = async ({ id }: JoinRequest) => {
    const isConfirmed = await feedback.ask({
      title: translate(KIT_LABELS.systemNotice),
      body: translate(LABELS.askWithdraw),
      confirm: translate(KIT_LABELS.confirm),
      cancel: translate(KIT_LABELS.cancel),
      topic: 'withdraw',
    })
    if (!isConfirmed) return
    setBusyId(id)
    const answer = await createApi({ deleteApply }, send).deleteApply({ body: { cApplyUuids: id } })
    feedback.toast(answer.ok ? translate(LABELS.withdrawn) : errorText(new CallError(answer)))
    // After a failure too: the request may just have been answered.
    await queryClient.invalidateQueries({ queryKey: buyerKeys.all() })
    setBusyId('')
  }
  return { busyId, withdraw: (request: JoinRequest) => void withdraw(request) }
}
