/** A refusal: its name, and why in the operator's language. */
export interface DeskFailure {
  readonly ok: false
  readonly failure: string
  readonly msg: string
}

/** Failures whose words are the browser's, not the server's. */
export const UNREACHED: readonly string[] = ['NETWORK', 'TIMEOUT', 'HTML', 'BAD_ANSWER']
