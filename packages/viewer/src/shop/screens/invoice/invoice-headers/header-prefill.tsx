import { useText } from '@mallwright/shop-core/i18n'

import { useBuyer } from '../../../buyer/use-buyer.ts'
import { HEADER_LABELS } from './header-labels.ts'

/** Fills name and tax number in from the current institution; nothing for a person or a team. */
export function HeaderPrefill({
  onFill,
}: {
  readonly onFill: (values: { readonly title: string; readonly taxNo: string }) => void
}) {
  const translate = useText()
  const institution = useBuyer().data?.institution
  if (!institution || institution.creditCode === '') return null
  const { name, creditCode } = institution
  return (
    <button type="button" className="shop-header-prefill" onClick={() => onFill({ title: name, taxNo: creditCode })}>
      {translate(HEADER_LABELS.prefill)}
    </button>
  )
}
