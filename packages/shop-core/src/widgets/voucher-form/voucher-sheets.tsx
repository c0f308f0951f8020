import type { VoucherTemplate } from '@mallwright/contract/voucher'
import type { ReactNode } from 'react'

import { useText } from '../../i18n/locale-store.ts'
import { Button } from '../../kit/controls/action-button.tsx'
import { Sheet } from '../../kit/sheet/sheet.tsx'
import { VOUCHER_LABELS } from './model/voucher-labels.ts'

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
