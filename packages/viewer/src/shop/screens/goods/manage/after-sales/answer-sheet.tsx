import type { ShopAfterSaleOperation } from '@mallwright/contract/after-sale'
import { useText } from '@mallwright/shop-core/i18n'
import { Sheet } from '@mallwright/shop-core/kit'
import type { ReactNode } from 'react'

import type { AnswerProps } from './answer-props.ts'
import { AgreeForm } from './agree-form.tsx'
import { ExchangeForm } from './exchange-form.tsx'
import { SHOP_OPERATIONS } from './managed-labels.ts'
import { RefusalForm } from './refusal-form.tsx'
import { TakeBackForm } from './take-back-form.tsx'
import '../ship-sheet.css'

/** The form of a shop's answer. Domain 2.4. */
export function AnswerSheet({
  operation,
  ...props
}: AnswerProps & { readonly operation: ShopAfterSaleOperation }): ReactNode {
  const translate = useText()
  return (
    <Sheet title={translate(SHOP_OPERATIONS[operation])} size={55} staysOnMask onClose={props.onClose}>
      {formOf(operation, props)}
    </Sheet>
  )
}

function formOf(operation: ShopAfterSaleOperation, props: AnswerProps): ReactNode {
  switch (operation) {
    case 'agree':
      return <AgreeForm {...props} />
    case 'refuse':
    case 'refuseGoods':
    case 'offerRefund':
      return <RefusalForm operation={operation} {...props} />
    case 'takeBack':
      return <TakeBackForm {...props} />
    case 'sendExchange':
      return <ExchangeForm {...props} />
  }
}
