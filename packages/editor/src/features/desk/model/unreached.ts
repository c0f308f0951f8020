/** Failures whose words are the browser's, not the server's. */
export const UNREACHED: readonly string[] = ['NETWORK', 'TIMEOUT', 'HTML', 'BAD_ANSWER']
