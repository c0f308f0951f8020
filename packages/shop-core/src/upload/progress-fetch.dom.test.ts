import { afterEach, beforeEach, expect, it, vi } from 'vitest'

import { progressFetch } from './progress-fetch.ts'

/** The members of XMLHttpRequest that the upload uses; the test plays the network. */
class FakeRequest extends EventTarget {
  static last: FakeRequest
  readonly upload = new EventTarget()
  readonly sent: { name: string; value: string }[] = []
  readonly responseText = '{"code":1}'
  status = 200
  opened: unknown
  body: unknown
  isAborted = false
  constructor() {
    super()
    FakeRequest.last = this
  }
  open(...call: unknown[]) {
    this.opened = call
  }
  setRequestHeader(name: string, value: string) {
    this.sent.push({ name, value })
  }
  getAllResponseHeaders() {
    return 'content-type: application/json\r\nauthorization: next:token\r\n'
  }
  send(body: unknown) {
    this.body = body
  }
  abort() {
    this.isAborted = true
  }
}

beforeEach(() => vi.stubGlobal('XMLHttpRequest', FakeRequest))
afterEach(() => {
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

function start(stillMs?: number) {
  const controller = new AbortController()
  const fractions: number[] = []
  const via = progressFetch({
    signal: controller.signal,
    onProgress: (fraction) => fractions.push(fraction),
    ...(stillMs !== undefined && { stillMs }),
  })
  const answer = via('/api/x', { method: 'POST', headers: { cSign: 's' }, body: 'b' })
  return { controller, fractions, answer, request: FakeRequest.last }
}

it('sends the body, reports progress, and answers like fetch', async () => {
  const { fractions, answer, request } = start()
  expect(request.opened).toEqual(['POST', '/api/x'])
  expect(request.sent).toEqual([{ name: 'csign', value: 's' }])
  request.upload.dispatchEvent(new ProgressEvent('progress', { loaded: 1, total: 4 }))
  request.upload.dispatchEvent(new ProgressEvent('load'))
  expect(fractions).toEqual([0.25, 1])
  request.dispatchEvent(new Event('load'))
  const response = await answer
  expect(response.status).toBe(200)
  expect(await response.json()).toEqual({ code: 1 })
  expect(response.headers.get('Authorization')).toBe('next:token')
})

it('aborts', async () => {
  const { controller, answer, request } = start()
  controller.abort()
  await expect(answer).rejects.toMatchObject({ name: 'AbortError' })
  expect(request.isAborted).toBe(true)
})

it('times out without progress, but not during progress', async () => {
  vi.useFakeTimers()
  const { answer, request } = start(1000)
  const ended = vi.fn()
  answer.catch(ended)
  await vi.advanceTimersByTimeAsync(900)
  request.upload.dispatchEvent(new ProgressEvent('progress', { loaded: 1, total: 4 }))
  await vi.advanceTimersByTimeAsync(900)
  expect(ended).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(200)
  await expect(answer).rejects.toMatchObject({ name: 'TimeoutError' })
})

it('reports a connection failure', async () => {
  const { answer, request } = start()
  request.dispatchEvent(new Event('error'))
  await expect(answer).rejects.toBeInstanceOf(TypeError)
})
