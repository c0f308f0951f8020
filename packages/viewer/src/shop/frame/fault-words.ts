import { text } from '@mallwright/shop-core/i18n'

import { CallFailed } from '../catalog/call-failed.ts'
import { COMMON_LABELS } from '../feedback/shop-notices.ts'

/** What a person reads when something failed: the server's message, else 网络开小差了. Domain 3.0. */
export function faultWords(fault: unknown): string {
  return (fault instanceof CallFailed && fault.message) || text(COMMON_LABELS.networkFault)
}
