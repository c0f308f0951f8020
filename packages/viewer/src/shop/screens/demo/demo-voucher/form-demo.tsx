import { createApi } from '@mallwright/contract/rpc'
import { newUuid } from '@mallwright/contract/values'
import { saveVoucher, VOUCHER_TYPES, voucherMenu } from '@mallwright/contract/voucher'
import { useText } from '@mallwright/shop-core/i18n'
import { ErrorNotice, errorText, ScreenSkeleton } from '@mallwright/shop-core/kit'
import { CallError } from '@mallwright/shop-core/query'
import type { VoucherDraft } from '@mallwright/shop-core/widgets/voucher-form'
import { useWidgetHost } from '@mallwright/shop-core/widgets/widget-host'
import { lazy, Suspense } from 'react'
import type { ReactNode } from 'react'

import { useBuyer } from '../../../buyer/use-buyer.ts'
import { useCaller } from '../../../client/shop-context.ts'
import { DemoSetting } from '../demo-setting.tsx'
import { useDemoChoice } from '../use-demo-choice.ts'

/** Loaded when it is chosen. */
const VoucherForm = lazy(async () => ({
  default: (await import('@mallwright/shop-core/widgets/voucher-form')).VoucherForm,
}))

const LABELS = { type: { zh: '单据类型', en: 'Type' }, form: { zh: '表单', en: 'Form' } }

const TYPES = ['PUR_REQUEST', 'PUR_ORDER', 'SAL_DELIVERY'] as const

/** The form of vouchers of three types, on those of the member's institution; the state is chosen above. */
export function FormDemo(): ReactNode {
  const translate = useText()
  const [type, choose] = useDemoChoice('t', TYPES)
  const { data, error, refetch } = useBuyer()
  const orgUuid = data?.institution?.orgUuid
  return (
    <>
      <div className="shop-demo">
        <section className="shop-demo-card" aria-label={translate(LABELS.type)}>
          <DemoSetting
            label={translate(LABELS.type)}
            choices={TYPES.map((id) => ({ id, name: translate(VOUCHER_TYPES[id].name) }))}
            chosen={type}
            onChoose={choose}
          />
        </section>
      </div>
      {orgUuid === undefined ? (
        <main>{error ? <ErrorNotice error={error} onRetry={() => void refetch()} /> : <ScreenSkeleton />}</main>
      ) : (
        <Suspense
          fallback={
            <main>
              <ScreenSkeleton />
            </main>
          }
        >
          <Form key={type} type={type} orgUuid={orgUuid} />
        </Suspense>
      )}
    </>
  )
}

function Form({ type, orgUuid }: { readonly type: (typeof TYPES)[number]; readonly orgUuid: string }): ReactNode {
  const { send, feedback } = useWidgetHost()
  const translate = useText()
  const accountId = useCaller()
  const save = async (draft: VoucherDraft) => {
    const answer = await createApi({ saveVoucher }, send).saveVoucher({ body: { ...draft, cRequestUuid: newUuid() } })
    if (!answer.ok) feedback.toast(errorText(new CallError(answer)))
    return answer.ok ? answer.data : undefined
  }
  return (
    <VoucherForm
      {...{ type, orgUuid, accountId, save }}
      menu={voucherMenu(type)}
      loadTask={() => Promise.reject(new CallError({ failure: 'EMPTY', msg: '' }))}
      renderHeader={({ title, actions }) => (
        <section className="shop-demo-head" aria-label={translate(LABELS.form)}>
          <h2>{title || translate(VOUCHER_TYPES[type].name)}</h2>
          {actions}
        </section>
      )}
    />
  )
}
