import type { EndCause, StudioClient } from './studio-client.ts'

/** Ends the session in this browser, which the server has ended; the open work stays. */
export function endSession({ ending, sessions }: StudioClient, cause: EndCause): void {
  ending.setState({ cause }, true)
  sessions.clear()
}
