/** Timeouts (ms) without upload progress, and for the answer after the body was sent. */
const STALL_TIMEOUT_MS = 30_000
const RESPONSE_TIMEOUT_MS = 120_000

/** Progress options of an upload. */
export interface ProgressOptions {
  /** Sent fraction of the body, 0 to 1. */
  readonly onProgress: (fraction: number) => void
  readonly signal: AbortSignal
  readonly stillMs?: number
}

/** `fetch` with upload progress. Slow uploads may take their time; only stalled ones are aborted. */
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
      const end = (error?: DOMException) => {
        clearTimeout(timer)
        signal.removeEventListener('abort', abort)
        if (!error) return
        request.abort()
        reject(error)
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
