import { VOUCHER_LIMITS } from '@mallwright/contract/voucher'
import type { VoucherTemplate } from '@mallwright/contract/voucher'
import { useState } from 'react'
import type { ReactNode } from 'react'

import { useText } from '../../i18n/locale-store.ts'
import { Button } from '../../kit/controls/action-button.tsx'
import { TextAreaField } from '../../kit/controls/text-area-field.tsx'
import { Sheet } from '../../kit/sheet/sheet.tsx'
import { VOUCHER_LABELS } from './voucher-labels.ts'

/** Asks before something that would lose what was changed. Closing it does nothing. Specification 3 §4. */
export function SaveQuestion(props: {
  readonly onSave: () => void
  readonly onDiscard: () => void
  readonly onClose: () => void
}): ReactNode {
  const { onSave, onDiscard, onClose } = props
  const translate = useText()
  return (
    <Sheet title={translate(VOUCHER_LABELS.askSave)} size={55} onClose={onClose}>
      <p className="wg-voucher-question">{translate(VOUCHER_LABELS.askSaveBody)}</p>
      <div className="shop-sheet-foot wg-buttons">
        <Button kind="quiet" onClick={onDiscard}>
          {translate(VOUCHER_LABELS.discard)}
        </Button>
        <Button onClick={onSave}>{translate(VOUCHER_LABELS.save)}</Button>
      </div>
    </Sheet>
  )
}

/** How a new voucher begins: blank, or pulled from an upstream type. Specification 3 §2. */
export function AddSheet(props: {
  readonly template: VoucherTemplate
  readonly onBlank: () => void
  readonly onPull: (upstreamCode: string) => void
  readonly onClose: () => void
}): ReactNode {
  const { template, onBlank, onPull, onClose } = props
  const translate = useText()
  return (
    <Sheet title={translate(VOUCHER_LABELS.add)} size={55} onClose={onClose}>
      <ul className="wg-voucher-choices">
        <li>
          <button type="button" onClick={onBlank}>
            {translate(VOUCHER_LABELS.blank)}
          </button>
        </li>
        {template.upstreamList.map(({ cUpstreamVoucherCode, cUpstreamVoucherName }) => (
          <li key={cUpstreamVoucherCode}>
            <button type="button" onClick={() => onPull(cUpstreamVoucherCode)}>
              {translate(VOUCHER_LABELS.pull, { name: cUpstreamVoucherName })}
            </button>
          </li>
        ))}
      </ul>
      <div className="shop-sheet-foot wg-buttons">
        <Button kind="quiet" onClick={onClose}>
          {translate(VOUCHER_LABELS.back)}
        </Button>
      </div>
    </Sheet>
  )
}

/** The templates of a type. */
export function TemplateSheet(props: {
  readonly template: VoucherTemplate
  readonly onChoose: (templateUuid: string) => void
  readonly onClose: () => void
}): ReactNode {
  const { template, onChoose, onClose } = props
  const translate = useText()
  return (
    <Sheet title={translate(VOUCHER_LABELS.templates)} size={55} onClose={onClose}>
      <ul className="wg-voucher-choices">
        {template.showTemplatePcList.map(({ cTemplateUuid, cTemplateName }) => (
          <li key={cTemplateUuid}>
            <button
              type="button"
              aria-pressed={cTemplateUuid === template.cTemplateUuid}
              onClick={() => onChoose(cTemplateUuid)}
            >
              {cTemplateName}
            </button>
          </li>
        ))}
      </ul>
    </Sheet>
  )
}

/** Decides on the step that waits for the reader: a refusal needs an opinion. Engine 6.7. */
export function ApprovalSheet(props: {
  readonly onDecide: (isAgreed: boolean, opinion: string) => void
  readonly onClose: () => void
}): ReactNode {
  const { onDecide, onClose } = props
  const translate = useText()
  const [opinion, setOpinion] = useState('')
  const [isMissing, setIsMissing] = useState(false)
  const refuse = () => {
    setIsMissing(opinion.trim() === '')
    if (opinion.trim() !== '') onDecide(false, opinion)
  }
  return (
    <Sheet title={translate(VOUCHER_LABELS.task)} size={65} onClose={onClose}>
      <div className="wg-voucher-approval">
        <TextAreaField
          label={translate(VOUCHER_LABELS.opinion)}
          maxLength={VOUCHER_LIMITS.opinion}
          value={opinion}
          onChange={(entered) => {
            setOpinion(entered)
            setIsMissing(false)
          }}
          message={isMissing ? translate(VOUCHER_LABELS.opinionMissing) : ''}
        />
      </div>
      <div className="shop-sheet-foot wg-buttons">
        <Button kind="quiet" onClick={refuse}>
          {translate(VOUCHER_LABELS.refuse)}
        </Button>
        <Button onClick={() => onDecide(true, opinion)}>{translate(VOUCHER_LABELS.agree)}</Button>
      </div>
    </Sheet>
  )
}
