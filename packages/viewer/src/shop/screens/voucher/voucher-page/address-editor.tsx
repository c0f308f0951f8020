import { VOUCHER_TYPES } from '@mallwright/contract/voucher'
import type { VoucherType } from '@mallwright/contract/voucher'
import { useText } from '@mallwright/shop-core/i18n'
import { ScreenHeader } from '@mallwright/shop-core/kit'
import { VoucherEditor } from '@mallwright/shop-core/voucher/editor'
import { useLeaveGuard } from '@mallwright/shop-core/voucher/leave-guard'
import { useContext } from 'react'
import type { ReactNode } from 'react'
import { UNSAFE_DataRouterContext as DataRouterContext, useNavigate } from 'react-router'

import { useCaller } from '../../../client/shop-context.ts'
import { useGoBack } from '../../../navigation/go-back.ts'
import { useRouteParam } from '../../../navigation/route-params.ts'
import { ShopWidgetHost } from '../../../widget-host/shop-widget-host.tsx'
import { useTaskEntry } from '../use-task-entry.ts'
import { voucherPath } from '../voucher-paths.ts'

/** A voucher with its form: the address names what is shown. */
export function AddressEditor({ type, orgUuid }: { readonly type: VoucherType; readonly orgUuid: string }): ReactNode {
  const accountId = useCaller()
  const translate = useText()
  const shown = useRouteParam('voucherId')
  const copied = useRouteParam('copiedVoucherId')
  const goBack = useGoBack()
  const navigate = useNavigate()
  const loadTask = useTaskEntry()
  const setGuard = useLeaveGuard(useContext(DataRouterContext)?.router)
  const name = translate(VOUCHER_TYPES[type].name)
  return (
    <ShopWidgetHost>
      <VoucherEditor
        type={type}
        orgUuid={orgUuid}
        accountId={accountId}
        voucherId={shown || undefined}
        copiedId={copied || undefined}
        onShown={(id) => void navigate(voucherPath(type, id), { replace: true, preventScrollReset: true })}
        onOpen={(openedType, id) => void navigate(voucherPath(openedType, id))}
        onGuard={setGuard}
        loadTask={loadTask}
        renderHeader={({ title, actions, leave }) => (
          <ScreenHeader title={title ? `${name} · ${title}` : name} onBack={() => leave(goBack)}>
            {actions}
          </ScreenHeader>
        )}
      />
    </ShopWidgetHost>
  )
}
