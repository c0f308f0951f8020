import { useText } from '@mallwright/shop-core/i18n'

import { CATALOG_LABELS } from './catalog-labels.ts'
import './price-and-tag.css'

/** Mark of products and shops that the operator runs itself. */
export function OperatedTag() {
  return <span className="shop-tag">{useText()(CATALOG_LABELS.operated)}</span>
}
