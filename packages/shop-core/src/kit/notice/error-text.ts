import { text } from '../../i18n/locale-store.ts'
import { CallError, CLIENT_ERROR_TEXT } from '../../query/call-error.ts'
import { KIT_LABELS } from '../labels/kit-labels.ts'

/** Errors by name that mean a lost connection: a call without a message, a script that did not load. */
const NETWORK_ERRORS: readonly string[] = ['CallError', 'NetworkError', 'ChunkLoadError']

/**
 * User-facing text of an error: the server's message, else 网络开小差了 (domain 3.0) or 当前无网络, behind the action that failed where the
 * error names it (specification 2 and 3 §8); a bug of ours says so.
 */
export function errorText(error: unknown): string {
  const reason = reasonOf(error)
  if (!(error instanceof CallError) || error.action === undefined || error.message !== '') return reason
  return text(KIT_LABELS.failedAction, { action: text(error.action), error: reason })
}

function reasonOf(error: unknown): string {
  if (error instanceof CallError && error.message !== '') return error.message
  const isNetworkError = error instanceof Error && NETWORK_ERRORS.includes(error.name)
  if (!isNetworkError) return text(CLIENT_ERROR_TEXT)
  return text(navigator.onLine ? KIT_LABELS.networkError : KIT_LABELS.offline)
}
