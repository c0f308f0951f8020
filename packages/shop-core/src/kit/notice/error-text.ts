import { text } from '../../i18n/locale-store.ts'
import { CallError } from '../../query/call-error.ts'
import { KIT_LABELS } from '../labels/kit-labels.ts'

/** User-facing text of an error: the server's message, else 网络开小差了. Domain 3.0. */
export function errorText(error: unknown): string {
  return (error instanceof CallError && error.message) || text(KIT_LABELS.networkError)
}
