import type { GateReason } from '@mallwright/contract/gate'
import { useText } from '@mallwright/shop-core/i18n'
import { Notice } from '@mallwright/shop-core/kit'

import { BackHeader } from '../navigation/back-header.tsx'
import { GATE_TEXTS } from './gate-texts.ts'

const LABELS = {
  title: { zh: '无法访问', en: 'Not available' },
}

/** Screen in place of one whose gate is closed for a reason that a sign-in does not mend. */
export function ClosedGate({ reason }: { readonly reason: GateReason }) {
  const translate = useText()
  return (
    <div className="shop-screen">
      <BackHeader title={translate(LABELS.title)} />
      <main>
        <Notice kind="locked" title={translate(GATE_TEXTS[reason])} />
      </main>
    </div>
  )
}
