import { createHmac } from 'node:crypto'
import { createServer } from 'node:http'
import type { IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'

import { expect, it } from 'vitest'

import { httpSms } from './http-sms.ts'

const KEY = 'a key of the installation'
const MESSAGE = { phone: '13800000000', text: '您的验证码是 123456', code: '123456' }

/** A service that answers every request with a status; gives its address and what it got. */
async function startService(status: number, location?: string) {
  const received: { body: string; headers: IncomingMessage['headers'] }[] = []
  const service = createServer((request, response) => {
    const chunks: Buffer[] = []
    request.on('data', (chunk: Buffer) => chunks.push(chunk))
    request.on('end', () => {
      received.push({ body: Buffer.concat(chunks).toString(), headers: request.headers })
      response.writeHead(status, location === undefined ? {} : { location }).end('secret words')
    })
  })
  await new Promise<void>((resolve) => {
    service.listen(0, '127.0.0.1', resolve)
  })
  const url = `http://127.0.0.1:${(service.address() as AddressInfo).port}/send`
  const stop = () => new Promise((resolve) => service.close(resolve))
  return { url, received, stop }
}

it('sends a message that its service can verify', async () => {
  const { url, received, stop } = await startService(204)
  await httpSms({ url, key: KEY }).send(MESSAGE)
  await stop()
  const [{ body, headers } = { body: '', headers: {} as IncomingMessage['headers'] }] = received
  expect(JSON.parse(body)).toEqual(MESSAGE)
  const signed = [headers['x-timestamp'], headers['x-nonce'], body].join('\n')
  expect(headers['x-signature']).toBe(createHmac('sha256', KEY).update(signed).digest('hex'))
  expect(JSON.stringify(headers)).not.toContain(KEY)
})

it('fails when the service refuses, redirects or is not there', async () => {
  const refusing = await startService(500)
  await expect(httpSms({ url: refusing.url, key: KEY }).send(MESSAGE)).rejects.toThrow('the SMS service answered 500')
  await refusing.stop()
  const other = await startService(200)
  const redirecting = await startService(307, other.url)
  await expect(httpSms({ url: redirecting.url, key: KEY }).send(MESSAGE)).rejects.toThrow('fetch failed')
  expect(other.received).toEqual([])
  await Promise.all([redirecting.stop(), other.stop()])
  await expect(httpSms({ url: other.url, key: KEY }).send(MESSAGE)).rejects.toThrow('fetch failed')
})
