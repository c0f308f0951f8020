import type { ShopAfterSaleOperation } from '@mallwright/contract/after-sale'
import { Sheet } from '@mallwright/shop-core/kit'
import { lazy, Suspense } from 'react'
import type { ReactNode } from 'react'

import type { AnswerProps } from './answer-props.ts'

const AgreeForm = lazy(async () => ({ default: (await import('./agree-form.tsx')).AgreeForm }))
const ExchangeForm = lazy(async () => ({ default: (await import('./exchange-form.tsx')).ExchangeForm }))
const RefusalForm = lazy(async () => ({ default: (await import('./refusal-form.tsx')).RefusalForm }))
const TakeBackForm = lazy(async () => ({ default: (await import('./take-back-form.tsx')).TakeBackForm }))

/** The form of a shop's answer, loaded with its first use. Domain 2.4. */
export function AnswerSheet({
  operation,
  title,
  ...props
}: AnswerProps & { readonly operation: ShopAfterSaleOperation; readonly title: string }): ReactNode {
  return (
    <Sheet title={title} size={55} staysOnMask onClose={props.onClose}>
      <Suspense fallback={<span className="shop-skeleton-bar" style={{ height: 160 }} />}>
        {formOf(operation, props)}
      </Suspense>
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
