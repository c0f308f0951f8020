import { createApi } from '@mallwright/contract/rpc'
import { getTrackListByTypeAndUuid } from '@mallwright/contract/voucher'
import type { FlowRecord, Voucher } from '@mallwright/contract/voucher'
import type { Label } from '@mallwright/contract/values'
import { useText } from '@mallwright/shop-core/i18n'
import { CallError } from '@mallwright/shop-core/query'
import { lazy, Suspense, useCallback } from 'react'
import type { ReactNode } from 'react'
import { useNavigate } from 'react-router'

import { useShop } from '../../../client/shop-context.ts'
import { voucherPath, voucherTypeOf } from '../voucher-paths.ts'

const TITLE: Label = { zh: '单据流程', en: 'Voucher flow' }

/** Loaded with its first opening. */
const VoucherFlow = lazy(async () => ({
  default: (await import('@mallwright/shop-core/widgets/voucher-flow')).VoucherFlow,
}))

/** The chain that a voucher is part of; a tap on a step opens its voucher. */
export function TraceSheet({
  voucher,
  onClose,
}: {
  readonly voucher: Voucher
  readonly onClose: () => void
}): ReactNode {
  const { send } = useShop()
  const translate = useText()
  const navigate = useNavigate()
  const { cVouchType, cUuid } = voucher
  const load = useCallback(async (): Promise<readonly FlowRecord[]> => {
    const api = createApi({ getTrackListByTypeAndUuid }, send)
    const answer = await api.getTrackListByTypeAndUuid({ body: { cVouchType, cUuid } })
    if (!answer.ok) throw new CallError(answer)
    return answer.data
  }, [send, cVouchType, cUuid])
  return (
    <Suspense>
      <VoucherFlow
        title={translate(TITLE)}
        voucherType={cVouchType}
        load={load}
        onClose={onClose}
        onOpen={(code, id) => {
          const type = voucherTypeOf(code)
          if (!type) return
          onClose()
          if (id !== cUuid) void navigate(voucherPath(type, id))
        }}
      />
    </Suspense>
  )
}
