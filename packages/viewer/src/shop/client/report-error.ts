/** Reports a programming error with its context to the browser's error log and `error` listeners. */
export function reportShopError(context: string, error: unknown): void {
  globalThis.reportError?.(new Error(`[shop] ${context}`, { cause: error }))
}
