import { createApi } from '@mallwright/contract/rpc'
import { getTrackListByTypeAndUuid } from '@mallwright/contract/voucher'
import type { FlowRecord, VoucherType } from '@mallwright/contract/voucher'
import type { Label } from '@mallwright/contract/values'
import { lazy, Suspense, useCallback } from 'react'
import type { ReactNode } from 'react'

import { useText } from '../i18n/locale-store.ts'
import { CallError } from '../query/call-error.ts'
import { useWidgetHost } from '../widgets/widget-host/widget-host.ts'
import { voucherTypeOf } from './voucher-type.ts'

const TITLE: Label = { zh: '单据流程', en: 'Voucher flow' }

/** Loaded with its first opening. */
const VoucherFlow = lazy(async () => ({
  default: (await import('../widgets/voucher-flow/voucher-flow.tsx')).VoucherFlow,
}))

/** The chain that a voucher is part of; `onOpen` gets the voucher of a step that was tapped. */
export function TraceSheet({
  type,
  id,
  onClose,
  onOpen,
}: {
  readonly type: VoucherType
  readonly id: string
  readonly onClose: () => void
  readonly onOpen: (type: VoucherType, id: string) => void
}): ReactNode {
  const { send } = useWidgetHost()
  const translate = useText()
  const load = useCallback(async (): Promise<readonly FlowRecord[]> => {
    const api = createApi({ getTrackListByTypeAndUuid }, send)
    const answer = await api.getTrackListByTypeAndUuid({ body: { cVouchType: type, cUuid: id } })
    if (!answer.ok) throw new CallError(answer)
    return answer.data
  }, [send, type, id])
  return (
    <Suspense>
      <VoucherFlow
        title={translate(TITLE)}
        voucherType={type}
        load={load}
        onClose={onClose}
        onOpen={(code, opened) => {
          const openedType = voucherTypeOf(code)
          if (openedType) onOpen(openedType, opened)
        }}
      />
    </Suspense>
  )
}
