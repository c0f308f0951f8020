import type { GateReason } from '@mallwright/contract/gate'
import { text } from '@mallwright/shop-core/i18n'
import { KIT_LABELS } from '@mallwright/shop-core/kit'
import type { Feedback } from '@mallwright/shop-core/kit'

import { GATE_TEXTS } from './gate-texts.ts'

const LABELS = {
  guide: { zh: '新手买家指引', en: 'Getting started' },
}

/** Shows the 新手买家指引 dialog with the reason why the account cannot buy yet. Domain 3.1. */
export function showBuyerGuide(feedback: Feedback, reason: GateReason): Promise<boolean> {
  return feedback.ask({
    title: text(LABELS.guide),
    body: text(GATE_TEXTS[reason]),
    confirm: text(KIT_LABELS.acknowledge),
    topic: 'buyer-guide',
  })
}
