import { createApi } from '@mallwright/contract/rpc'
import { newUuid } from '@mallwright/contract/values'
import { saveVoucher, voucherMenu } from '@mallwright/contract/voucher'
import type { VoucherType } from '@mallwright/contract/voucher'
import { useQueryClient } from '@tanstack/react-query'
import { lazy, useRef } from 'react'
import type { ReactNode } from 'react'

import { errorText } from '../kit/notice/error-text.ts'
import { CallError } from '../query/call-error.ts'
import { VoucherForm } from '../widgets/voucher-form/voucher-form.tsx'
import type { VoucherFormProps } from '../widgets/voucher-form/voucher-form.tsx'
import type { VoucherDraft } from '../widgets/voucher-form/model/voucher-form.machine.ts'
import { useWidgetHost } from '../widgets/widget-host/widget-host.ts'
import { VOUCHER_KEY } from './voucher-key.ts'

/** Loaded with its first opening. */
const TraceSheet = lazy(async () => ({ default: (await import('./trace-sheet.tsx')).TraceSheet }))

/** A voucher with its form over the gateway: the address (`voucherId`, `onShown`) names what is shown. */
export function VoucherEditor(
  props: Pick<
    VoucherFormProps,
    'orgUuid' | 'accountId' | 'voucherId' | 'copiedId' | 'loadTask' | 'renderHeader' | 'onGuard'
  > & {
    readonly type: VoucherType
    readonly onShown: (voucherId: string | undefined) => void
    /** Leads to another voucher of the chain. */
    readonly onOpen: (type: VoucherType, id: string) => void
  },
): ReactNode {
  const { type, voucherId, onShown, onOpen } = props
  const { send, feedback } = useWidgetHost()
  const queryClient = useQueryClient()
  const request = useRequestId()
  const refresh = () => void queryClient.invalidateQueries({ queryKey: VOUCHER_KEY })
  const save = async (draft: VoucherDraft) => {
    const body = { ...draft, cRequestUuid: request(draft) }
    const answer = await createApi({ saveVoucher }, send).saveVoucher({ body })
    if (answer.ok) refresh()
    else feedback.toast(errorText(new CallError(answer)))
    return answer.ok ? answer.data : undefined
  }
  return (
    <VoucherForm
      {...props}
      menu={voucherMenu(type)}
      save={save}
      onShown={(id) => {
        if (id !== voucherId) onShown(id)
      }}
      onMoved={refresh}
      renderTrace={(traced, sheet) => (
        <TraceSheet
          type={traced.cVouchType}
          id={traced.cUuid}
          onClose={sheet.close}
          onOpen={(openedType, id) =>
            sheet.closeThen(() => {
              if (id !== traced.cUuid) onOpen(openedType, id)
            })
          }
        />
      )}
    />
  )
}

/** The id of a save: the same one for the same content, so that a lost answer saves nothing twice. */
function useRequestId(): (draft: VoucherDraft) => string {
  const last = useRef({ content: '', id: '' })
  return (draft) => {
    const content = JSON.stringify(draft)
    if (last.current.content !== content) last.current = { content, id: newUuid() }
    return last.current.id
  }
}
