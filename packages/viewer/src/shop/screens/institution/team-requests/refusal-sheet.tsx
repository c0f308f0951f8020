import { INSTITUTION_LIMITS } from '@mallwright/contract/institution'
import type { Label } from '@mallwright/contract/values'
import { useText } from '@mallwright/shop-core/i18n'
import { Sheet } from '@mallwright/shop-core/kit'
import { Button, TextAreaField } from '@mallwright/shop-core/kit/controls'
import { useState } from 'react'

import type { JoinRequest } from './use-request-answers.ts'

const LABELS = {
  title: { zh: '拒绝加入', en: 'Refuse the request' },
  reason: { zh: '拒绝原因', en: 'Reason' },
  reasonMissing: { zh: '请填写原因', en: 'Give a reason' },
  refuse: { zh: '拒绝', en: 'Refuse' },
} satisfies Record<string, Label>

/** Reason of a refusal, which the applicant reads. */
export function RefusalSheet(props: {
  readonly request: JoinRequest
  readonly onRefuse: (request: JoinRequest, reason: string) => void
  readonly onClose: () => void
}) {
  const { request, onRefuse, onClose } = props
  const translate = useText()
  const [reason, setReason] = useState('')
  const [isMissing, setIsMissing] = useState(false)
  const submit = () => {
    const entered = reason.trim()
    setIsMissing(entered === '')
    if (entered === '') return
    onRefuse(request, entered)
    onClose()
  }
  return (
    <Sheet title={translate(LABELS.title)} size={55} onClose={onClose}>
      <form
        className="shop-refusal-form"
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          submit()
        }}
      >
        <strong>{request.name}</strong>
        <TextAreaField
          label={translate(LABELS.reason)}
          maxLength={INSTITUTION_LIMITS.reason}
          value={reason}
          onChange={(entered) => {
            setReason(entered)
            setIsMissing(false)
          }}
          message={isMissing ? translate(LABELS.reasonMissing) : ''}
        />
        <Button type="submit" isWide>
          {translate(LABELS.refuse)}
        </Button>
      </form>
    </Sheet>
  )
}
