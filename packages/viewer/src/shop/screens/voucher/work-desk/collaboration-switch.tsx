import { useText } from '@mallwright/shop-core/i18n'
import { SwitchField } from '@mallwright/shop-core/kit/controls'
import { COLLABORATION_LABELS, useCollaboration } from '@mallwright/shop-core/voucher'
import type { workQuery } from '@mallwright/shop-core/voucher'
import type { ReactNode } from 'react'

import { useShop } from '../../../client/shop-context.ts'

/** Switch of 采购协同 for administrators. */
export function CollaborationSwitch({
  isOn,
  queryKey,
}: {
  readonly isOn: boolean
  readonly queryKey: ReturnType<typeof workQuery>['queryKey']
}): ReactNode {
  const translate = useText()
  const { send, queryClient, feedback } = useShop()
  const change = useCollaboration({ send, queryClient, feedback, queryKey })
  return (
    <section className="shop-work-side">
      <SwitchField label={translate(COLLABORATION_LABELS.collaboration)} value={isOn} onChange={change} />
      <p className="shop-work-hint">{translate(COLLABORATION_LABELS.hint)}</p>
    </section>
  )
}
