import { useText } from '@mallwright/shop-core/i18n'
import { Sheet } from '@mallwright/shop-core/kit'

import { SkuChoice } from './sku-choice.tsx'
import type { SkuChoiceProps } from './sku-choice.tsx'
import { SKU_LABELS } from './sku-labels.ts'

/** Sheet in which a variant and its quantity are chosen and bought, or several variants at once. Domain sheet 35. */
export function SkuSheet(props: SkuChoiceProps) {
  const translate = useText()
  return (
    <Sheet title={translate(SKU_LABELS.specs)} size={85} onClose={props.onClose}>
      <SkuChoice {...props} />
    </Sheet>
  )
}
