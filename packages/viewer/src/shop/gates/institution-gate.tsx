import { gateReason } from '@mallwright/contract/gate'
import type { Gate, GateReason } from '@mallwright/contract/gate'
import { ErrorNotice, ScreenSkeleton } from '@mallwright/shop-core/kit'
import type { ReactNode } from 'react'

import { useBuyer } from '../buyer/use-buyer.ts'
import { BackHeader } from '../navigation/back-header.tsx'
import { useIsScreenVisible } from '../navigation/screen-visibility.ts'
import { ClosedGate } from './closed-gate.tsx'

/** A gate that a session alone does not open: closed for a reason that no institution mends, or by the buyer's state. */
export function InstitutionGate(props: {
  readonly gate: Gate
  /** Why it is closed whatever the institution. */
  readonly reason: GateReason | undefined
  readonly children: ReactNode
}): ReactNode {
  const isVisible = useIsScreenVisible()
  if (props.reason === undefined) return <BuyerGate gate={props.gate}>{props.children}</BuyerGate>
  return isVisible && <ClosedGate reason={props.reason} />
}

/** Opens only once the buyer's state is known to fit. Domain 2.11. */
function BuyerGate({ gate, children }: { readonly gate: Gate; readonly children: ReactNode }): ReactNode {
  const { data: buyer, error, refetch } = useBuyer()
  const isVisible = useIsScreenVisible()
  if (buyer) {
    const reason = gateReason(gate, buyer.situation)
    if (reason === undefined) return children
    return isVisible && <ClosedGate reason={reason} buyer={buyer} />
  }
  if (!isVisible) return null
  if (!error) return <ScreenSkeleton />
  return (
    <div className="shop-screen">
      <BackHeader title="" />
      <main>
        <ErrorNotice error={error} onRetry={() => void refetch()} />
      </main>
    </div>
  )
}
