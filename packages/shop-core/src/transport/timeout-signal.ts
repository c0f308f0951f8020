/** Signal that aborts with a `TimeoutError`; `AbortSignal.timeout` is missing before Chrome 103 and Safari 16. */
export function timeoutSignal(ms: number): AbortSignal {
  const controller = new AbortController()
  setTimeout(() => controller.abort(new DOMException(`no answer after ${ms} ms`, 'TimeoutError')), ms)
  return controller.signal
}
