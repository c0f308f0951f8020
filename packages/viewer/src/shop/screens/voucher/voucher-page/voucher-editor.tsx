import { createApi } from '@mallwright/contract/rpc'
import { newUuid } from '@mallwright/contract/values'
import { saveVoucher, VOUCHER_TYPES, voucherMenu } from '@mallwright/contract/voucher'
import type { VoucherType } from '@mallwright/contract/voucher'
import { useText } from '@mallwright/shop-core/i18n'
import { errorText, ScreenHeader } from '@mallwright/shop-core/kit'
import { CallError } from '@mallwright/shop-core/query'
import { VoucherForm } from '@mallwright/shop-core/widgets/voucher-form'
import type { VoucherDraft } from '@mallwright/shop-core/widgets/voucher-form'
import { lazy, useRef } from 'react'
import type { ReactNode } from 'react'
import { useNavigate } from 'react-router'

import { useCaller, useShop } from '../../../client/shop-context.ts'
import { useGoBack } from '../../../navigation/go-back.ts'
import { useRouteParam, useSetRouteParam } from '../../../navigation/route-params.ts'
import { ShopWidgetHost } from '../../../widget-host/shop-widget-host.tsx'
import { useTaskEntry } from '../use-task-entry.ts'
import { voucherPath } from '../voucher-paths.ts'
import { VOUCHER_KEY } from '../voucher.queries.ts'
import { useLeaveGuard } from './use-leave-guard.ts'

/** Loaded with its first opening. */
const TraceSheet = lazy(async () => ({ default: (await import('./trace-sheet.tsx')).TraceSheet }))

/** A voucher with its form: the address names what is shown. */
export function VoucherEditor(props: { readonly type: VoucherType; readonly orgUuid: string }): ReactNode {
  const { type, orgUuid } = props
  const { send, feedback, queryClient } = useShop()
  const accountId = useCaller()
  const translate = useText()
  const shown = useRouteParam('voucherId')
  const copied = useRouteParam('copiedVoucherId')
  const setShown = useSetRouteParam('voucherId')
  const goBack = useGoBack()
  const navigate = useNavigate()
  const request = useRequestId()
  const loadTask = useTaskEntry()
  const setGuard = useLeaveGuard()
  const refresh = () => void queryClient.invalidateQueries({ queryKey: VOUCHER_KEY })
  const save = async (draft: VoucherDraft) => {
    const body = { ...draft, cRequestUuid: request(draft) }
    const answer = await createApi({ saveVoucher }, send).saveVoucher({ body })
    if (answer.ok) refresh()
    else feedback.toast(errorText(new CallError(answer)))
    return answer.ok ? answer.data : undefined
  }
  const name = translate(VOUCHER_TYPES[type].name)
  return (
    <ShopWidgetHost>
      <VoucherForm
        type={type}
        menu={voucherMenu(type)}
        orgUuid={orgUuid}
        accountId={accountId}
        voucherId={shown === '' ? undefined : shown}
        copiedId={copied === '' ? undefined : copied}
        save={save}
        onShown={(id = '') => {
          if (id !== shown) setShown(id)
        }}
        onMoved={refresh}
        onGuard={setGuard}
        loadTask={loadTask}
        renderTrace={(traced, sheet) => (
          <TraceSheet
            type={traced.cVouchType}
            id={traced.cUuid}
            onClose={sheet.close}
            onOpen={(openedType, id) =>
              sheet.closeThen(() => {
                if (id !== traced.cUuid) void navigate(voucherPath(openedType, id))
              })
            }
          />
        )}
        renderHeader={({ title, actions, leave }) => (
          <ScreenHeader title={title === '' ? name : `${name} · ${title}`} onBack={() => leave(goBack)}>
            {actions}
          </ScreenHeader>
        )}
      />
    </ShopWidgetHost>
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
