import { createCipheriv, createSign, createVerify, generateKeyPairSync, randomBytes } from 'node:crypto'
import type { KeyObject } from 'node:crypto'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'

import type { WechatOptions } from './wechat-channel.ts'

const newKeys = () => generateKeyPairSync('rsa', { modulusLength: 2048 })
const pem = (key: KeyObject, type: 'spki' | 'pkcs8') => key.export({ type, format: 'pem' } as never).toString()

/** ASN.1 in DER: a tag, the length, the content. ITU-T X.690. */
function der(tag: number, ...content: readonly Buffer[]): Buffer {
  const bytes = Buffer.concat(content)
  const { length } = bytes
  const size = length < 128 ? [length] : length < 256 ? [0x81, length] : [0x82, length >> 8, length & 255]
  return Buffer.concat([Buffer.from([tag, ...size]), bytes])
}

const sequence = (...content: readonly Buffer[]) => der(0x30, ...content)
/** sha256WithRSAEncryption, 1.2.840.113549.1.1.11. */
const ALGORITHM = sequence(der(0x06, Buffer.from('2a864886f70d01010b', 'hex')), der(0x05))
const NAME = sequence(der(0x31, sequence(der(0x06, Buffer.from('550403', 'hex')), der(0x0c, Buffer.from('Platform')))))
const utcTime = (moment: number) =>
  der(0x17, Buffer.from(`${new Date(moment).toISOString().slice(2, 19).replace(/[-:T]/g, '')}Z`))

/** A certificate of a key, signed by itself. RFC 5280. */
function certificateOf({ publicKey, privateKey }: ReturnType<typeof newKeys>, days: number): string {
  const validity = sequence(utcTime(Date.now() - 2 * 86_400_000), utcTime(Date.now() + days * 86_400_000))
  const spki = publicKey.export({ type: 'spki', format: 'der' })
  const body = sequence(der(0x02, Buffer.from([1])), ALGORITHM, NAME, validity, NAME, spki)
  const signature = createSign('RSA-SHA256').update(body).sign(privateKey)
  const bytes = sequence(body, ALGORITHM, der(0x03, Buffer.from([0]), signature))
  return `-----BEGIN CERTIFICATE-----\n${(bytes.toString('base64').match(/.{1,64}/g) ?? []).join('\n')}\n-----END CERTIFICATE-----\n`
}

/** A request that the platform got. */
export interface PlatformRequest {
  readonly method: string
  readonly path: string
  readonly body: Record<string, unknown>
  /** Its `Authorization` was signed by the merchant over exactly this request. */
  readonly isSigned: boolean
}

/** A platform for tests: it checks signatures, signs its answers and notices, and encrypts as the real one documents it. */
export interface TestPlatform {
  readonly options: WechatOptions
  readonly url: string
  readonly requests: PlatformRequest[]
  /** Answers by the first part of a path; a missing one is 404. */
  readonly answers: Map<string, object>
  /** Signs answers with a key that no certificate knows. */
  forge(isForged: boolean): void
  /** A notice with its headers, about a payment. */
  notice(transaction: object, event?: string): { body: string; headers: Record<string, string> }
  close(): Promise<void>
}

/** Made once: a key takes a second. */
const [merchant, platform, stranger] = [newKeys(), newKeys(), newKeys()]

const SERIAL = '5157F09EFDC096DE15EBE81A47057A7232F1B8E1'

/** Starts a platform; its certificate is valid for so many days. */
export async function startTestPlatform(days = 30): Promise<TestPlatform> {
  const apiKey = randomBytes(16).toString('hex')
  const certificate = certificateOf(platform, days)
  const requests: PlatformRequest[] = []
  const answers = new Map<string, object>()
  let isForged = false

  const encrypt = (text: string, associated: string) => {
    const nonce = randomBytes(6).toString('hex')
    const cipher = createCipheriv('aes-256-gcm', Buffer.from(apiKey), Buffer.from(nonce))
    cipher.setAAD(Buffer.from(associated))
    const bytes = Buffer.concat([cipher.update(text, 'utf8'), cipher.final(), cipher.getAuthTag()])
    return { algorithm: 'AEAD_AES_256_GCM', nonce, associated_data: associated, ciphertext: bytes.toString('base64') }
  }
  const headersOf = (body: string) => {
    const timestamp = String(Math.floor(Date.now() / 1000))
    const nonce = randomBytes(16).toString('hex')
    const key = isForged ? stranger.privateKey : platform.privateKey
    const signature = createSign('RSA-SHA256').update([timestamp, nonce, body, ''].join('\n')).sign(key, 'base64')
    return {
      'wechatpay-timestamp': timestamp,
      'wechatpay-nonce': nonce,
      'wechatpay-signature': signature,
      'wechatpay-serial': SERIAL,
    }
  }
  const isSigned = (authorization: string, signed: readonly [string, string, string]) => {
    const part = (name: string) => new RegExp(`${name}="([^"]+)"`).exec(authorization)?.[1] ?? ''
    const [method, path, body] = signed
    const message = [method, path, part('timestamp'), part('nonce_str'), body, ''].join('\n')
    return (
      authorization.startsWith('WECHATPAY2-SHA256-RSA2048 ') &&
      part('mchid') === '1900007291' &&
      createVerify('RSA-SHA256').update(message).verify(merchant.publicKey, part('signature'), 'base64')
    )
  }
  const certificates = () => ({
    data: [
      {
        serial_no: SERIAL,
        effective_time: '2026-01-01T00:00:00+08:00',
        expire_time: '2031-01-01T00:00:00+08:00',
        encrypt_certificate: encrypt(certificate, 'certificate'),
      },
    ],
  })
  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = []
    for await (const chunk of request) chunks.push(chunk as Buffer)
    const text = Buffer.concat(chunks).toString()
    const [method, path] = [request.method ?? '', request.url ?? '']
    const signed = isSigned(request.headers.authorization ?? '', [method, path, text])
    const body = text === '' ? {} : (JSON.parse(text) as Record<string, unknown>)
    requests.push({ method, path, body, isSigned: signed })
    const [, found] = [...answers].find(([start]) => path.startsWith(start)) ?? []
    const answer = path === '/v3/certificates' ? certificates() : found
    const sent = JSON.stringify(answer ?? { code: 'RESOURCE_NOT_EXISTS', message: 'no such order' })
    response.writeHead(answer ? 200 : 404, { 'content-type': 'application/json', ...headersOf(sent) }).end(sent)
  })
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve)
  })
  return {
    options: {
      merchantId: '1900007291',
      serial: '408B07E79B8269FEC3D5D3E6AB8ED163A6A380DB',
      privateKey: pem(merchant.privateKey, 'pkcs8'),
      apiKey,
      appId: 'wxd678efh567hg6787',
      publicOrigin: 'https://mall.example',
    },
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    requests,
    answers,
    forge: (forged) => {
      isForged = forged
    },
    notice: (transaction, event = 'TRANSACTION.SUCCESS') => {
      const body = JSON.stringify({
        id: `EV-${randomBytes(8).toString('hex')}`,
        create_time: '2026-11-23T20:34:56+08:00',
        resource_type: 'encrypt-resource',
        event_type: event,
        summary: '支付成功',
        resource: { original_type: 'transaction', ...encrypt(JSON.stringify(transaction), 'transaction') },
      })
      return { body, headers: headersOf(body) }
    },
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}
