/** Reports a programmer's mistake with its context: to the browser's own error log and whoever listens to it. */
export function reportFault(context: string, fault: unknown): void {
  globalThis.reportError?.(new Error(`[shop] ${context}`, { cause: fault }))
}
