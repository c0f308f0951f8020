/** How long an upload may stand still, and how long the server may take once it has everything, in ms. */
const STALL_TIMEOUT_MS = 30_000
const RESPONSE_TIMEOUT_MS = 120_000

/** What an upload tells while it is on its way. */
export interface ProgressOptions {
  /** The part that has been sent, 0 to 1. */
  readonly onProgress: (part: number) => void
  readonly signal: AbortSignal
  readonly stillMs?: number
}

/**
 * A `fetch` that tells how much of its body has been sent, which the browser's own does not. A large file on a slow line
 * takes its time: only one that stands still is given up.
 */
export function progressFetch({ onProgress, signal, stillMs = STALL_TIMEOUT_MS }: ProgressOptions): typeof fetch {
  return (address, init = {}) =>
    new Promise((resolve, reject) => {
      const request = new XMLHttpRequest()
      let timer: ReturnType<typeof setTimeout> | undefined
      const wait = (ms: number) => {
        clearTimeout(timer)
        timer = setTimeout(() => end(new DOMException('no progress', 'TimeoutError')), ms)
      }
      const abort = () => end(new DOMException('cancelled', 'AbortError'))
      const end = (fault?: DOMException) => {
        clearTimeout(timer)
        signal.removeEventListener('abort', abort)
        if (!fault) return
        request.abort()
        reject(fault)
      }
      if (signal.aborted) return reject(new DOMException('cancelled', 'AbortError'))
      signal.addEventListener('abort', abort)
      request.upload.addEventListener('progress', ({ loaded, total }) => {
        wait(stillMs)
        onProgress(total > 0 ? loaded / total : 0)
      })
      request.upload.addEventListener('load', () => {
        wait(RESPONSE_TIMEOUT_MS)
        onProgress(1)
      })
      request.addEventListener('load', () => {
        end()
        resolve(new Response(request.responseText, { status: request.status, headers: headersOf(request) }))
      })
      request.addEventListener('error', () => {
        end()
        reject(new TypeError('the connection failed'))
      })
      request.open(init.method ?? 'POST', address as string)
      for (const [name, value] of new Headers(init.headers)) request.setRequestHeader(name, value)
      wait(stillMs)
      request.send(init.body as FormData)
      return undefined
    })
}

function headersOf(request: XMLHttpRequest): Headers {
  const lines = request.getAllResponseHeaders().trim().split(/\r?\n/)
  return new Headers(
    lines.flatMap((line): [string, string][] => {
      const at = line.indexOf(':')
      return at > 0 ? [[line.slice(0, at), line.slice(at + 1).trim()]] : []
    }),
  )
}
