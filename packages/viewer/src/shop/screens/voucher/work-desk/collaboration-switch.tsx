import type { Label } from '@mallwright/contract/values'
import { useText } from '@mallwright/shop-core/i18n'
import { errorText } from '@mallwright/shop-core/kit'
import { SwitchField } from '@mallwright/shop-core/kit/controls'
import { useRef } from 'react'
import type { ReactNode } from 'react'

import { useShop } from '../../../client/shop-context.ts'
import { switchCollaboration } from '../voucher.queries.ts'
import type { workQuery, Work } from '../voucher.queries.ts'

const LABELS = {
  collaboration: { zh: '采购协同', en: 'Purchasing collaboration' },
  hint: {
    zh: '开启后，本企业的商城订单自动生成采购订单和采购收货',
    en: 'Orders at the mall write purchase orders and goods receipts by themselves.',
  },
} satisfies Record<string, Label>

/** Switch of 采购协同 for administrators; shown at once, taken back when it is refused. */
export function CollaborationSwitch({
  isOn,
  queryKey,
}: {
  readonly isOn: boolean
  readonly queryKey: ReturnType<typeof workQuery>['queryKey']
}): ReactNode {
  const translate = useText()
  const shop = useShop()
  const set = (value: boolean) =>
    shop.queryClient.setQueryData<Work>(queryKey, (old) => old && { ...old, collaborates: value })
  /** One change at a time: the last one counts at the server, too. */
  const isChanging = useRef(false)
  const change = async (value: boolean) => {
    if (isChanging.current) return
    isChanging.current = true
    set(value)
    try {
      await switchCollaboration(shop, value)
    } catch (error) {
      set(!value)
      shop.feedback.toast(errorText(error))
    } finally {
      isChanging.current = false
    }
  }
  return (
    <section className="shop-work-side">
      <SwitchField label={translate(LABELS.collaboration)} value={isOn} onChange={(value) => void change(value)} />
      <p className="shop-work-hint">{translate(LABELS.hint)}</p>
    </section>
  )
}
