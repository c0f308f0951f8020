import { ORDER_LIMITS } from '@mallwright/contract/order'
import type { Label } from '@mallwright/contract/values'
import { useText } from '@mallwright/shop-core/i18n'
import { Sheet } from '@mallwright/shop-core/kit'
import { Button, TextAreaField } from '@mallwright/shop-core/kit/controls'
import { useState } from 'react'
import type { ReactNode } from 'react'

import type { DecisionKind } from './use-decision.ts'
import './decision-sheet.css'

const LABELS = {
  approve: { zh: '审批通过', en: 'Approve' },
  reject: { zh: '驳回', en: 'Reject' },
  hint: { zh: '同一次提交的订单会一起处理', en: 'All orders that were placed together are decided together' },
  opinion: { zh: '审批意见', en: 'Opinion' },
  missing: { zh: '请填写审批意见', en: 'Give a reason' },
} satisfies Record<string, Label>

/** The opinion of a decision, which a refusal needs. Domain sheet 33. */
export function DecisionSheet(props: {
  readonly kind: DecisionKind
  readonly onDecide: (opinion: string) => void
  readonly onClose: () => void
}): ReactNode {
  const { kind, onDecide, onClose } = props
  const translate = useText()
  const [opinion, setOpinion] = useState('')
  const [isMissing, setMissing] = useState(false)
  const submit = () => {
    const entered = opinion.trim()
    if (kind === 'reject' && entered === '') return setMissing(true)
    return onDecide(entered)
  }
  return (
    <Sheet title={translate(LABELS[kind])} size={55} onClose={onClose}>
      <form
        className="shop-decision"
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          submit()
        }}
      >
        <p>{translate(LABELS.hint)}</p>
        <TextAreaField
          label={translate(LABELS.opinion)}
          maxLength={ORDER_LIMITS.opinion}
          value={opinion}
          onChange={(entered) => {
            setOpinion(entered)
            setMissing(false)
          }}
          message={isMissing ? translate(LABELS.missing) : ''}
        />
        <Button type="submit" isWide>
          {translate(LABELS[kind])}
        </Button>
      </form>
    </Sheet>
  )
}
