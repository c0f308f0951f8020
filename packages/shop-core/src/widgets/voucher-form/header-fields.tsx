import { VOUCHER_LIMITS } from '@mallwright/contract/voucher'
import type { VoucherField, VoucherTemplate } from '@mallwright/contract/voucher'
import { useId } from 'react'
import type { ReactNode } from 'react'

import { useText } from '../../i18n/locale-store.ts'
import type { RowChange } from '../line-table/model/line-table.machine.ts'
import { FieldGrid } from './field-grid.tsx'
import type { OpenVoucher } from './model/open-voucher.ts'
import { VOUCHER_LABELS } from './model/voucher-labels.ts'

/** Fields around the lines of a voucher. */
export interface AroundProps {
  readonly open: OpenVoucher
  readonly template: VoucherTemplate
  /** The field that is needed and missing. */
  readonly missing: string
  readonly onChange: (change: RowChange) => void
}

/** The header of a voucher: six fields, and the others when it is unfolded. Specification 3 §2. */
export function HeaderFields(
  props: AroundProps & { readonly isExpanded: boolean; readonly onExpand: (isExpanded: boolean) => void },
): ReactNode {
  const { template, isExpanded, onExpand } = props
  const translate = useText()
  const id = useId()
  const fields = template.headerList.filter(isShown)
  const shown = isExpanded ? fields : fields.slice(0, VOUCHER_LIMITS.shownHeaderFields)
  const isFoldable = fields.length > VOUCHER_LIMITS.shownHeaderFields
  return (
    <section className="wg-voucher-head" aria-label={translate(VOUCHER_LABELS.header)}>
      <FieldGrid {...props} id={id} fields={shown} />
      {isFoldable && (
        <button
          type="button"
          className="wg-voucher-fold"
          aria-expanded={isExpanded}
          aria-controls={id}
          onClick={() => onExpand(!isExpanded)}
        >
          {translate(isExpanded ? VOUCHER_LABELS.fold : VOUCHER_LABELS.expand)}
          <svg viewBox="0 0 24 24" aria-hidden="true">
            <path d="M6 9l6 6 6-6" />
          </svg>
        </button>
      )}
    </section>
  )
}

/** The footer of a voucher below its lines, where the template has one. Specification 3 §3. */
export function FooterFields(props: AroundProps): ReactNode {
  const translate = useText()
  const id = useId()
  const shown = props.template.footerList.filter(isShown)
  if (shown.length === 0) return null
  return (
    <section className="wg-voucher-head wg-voucher-foot" aria-label={translate(VOUCHER_LABELS.footer)}>
      <FieldGrid {...props} id={id} fields={shown} />
    </section>
  )
}

const isShown = ({ bShow }: VoucherField) => bShow
