/** A signal with a timer, which `clear` stops. */
export interface TimeoutSignal {
  readonly signal: AbortSignal
  readonly clear: () => void
}

/** Signal that aborts with a `TimeoutError`; `AbortSignal.timeout` is missing before Chrome 103 and Safari 16. */
export function timeoutSignal(ms: number): TimeoutSignal {
  const controller = new AbortController()
  const timer = setTimeout(() => controller.abort(new DOMException(`no answer after ${ms} ms`, 'TimeoutError')), ms)
  return { signal: controller.signal, clear: () => clearTimeout(timer) }
}
