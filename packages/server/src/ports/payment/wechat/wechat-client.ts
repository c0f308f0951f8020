import { X509Certificate } from 'node:crypto'

import * as z from 'zod/mini'

import { authorizationOf, decryptResource, isSignedBy } from './wechat-signature.ts'
import type { SignedMessage, WechatMerchant } from './wechat-signature.ts'

/** Where WeChat Pay answers. */
const GATEWAY = 'https://api.mch.weixin.qq.com'

/** Time limit (ms) of one request. */
const TIMEOUT_MS = 8000

/** Shortest time (ms) between two look-ups of the platform's certificates. */
const LOOK_UP_PAUSE_MS = 60_000

/** An answer of the platform that is no success. */
export class WechatError extends Error {
  /** HTTP status. */
  readonly status: number

  constructor(status: number, code: string) {
    super(`WeChat Pay answered ${status} ${code}`.trim())
    this.status = status
  }
}

const Certificates = z.object({
  data: z.array(
    z.object({
      serial_no: z.string(),
      encrypt_certificate: z.object({ nonce: z.string(), associated_data: z.string(), ciphertext: z.string() }),
    }),
  ),
})

const Refusal = z.object({ code: z.string() })

/** Calls of WeChat Pay: signed by the merchant, and believed only when the platform has signed the answer. */
export interface WechatClient {
  readonly merchant: WechatMerchant
  call(method: 'GET' | 'POST', path: string, message?: object): Promise<unknown>
  /** Whether the platform has signed a message with the certificate of a serial number. */
  isSigned(message: SignedMessage, serial: string): Promise<boolean>
}

/** Creates a client; `gateway` is another address in tests. */
export function createWechatClient(merchant: WechatMerchant, gateway = GATEWAY): WechatClient {
  let certificates: ReadonlyMap<string, string> = new Map()
  let readAt = 0

  const send = async (method: 'GET' | 'POST', path: string, body: string) => {
    const answer = await fetch(gateway + path, {
      method,
      headers: {
        authorization: authorizationOf(merchant, { method, path, body }),
        accept: 'application/json',
        'content-type': 'application/json',
        'user-agent': 'mallwright',
      },
      ...(body !== '' && { body }),
      redirect: 'error',
      signal: AbortSignal.timeout(TIMEOUT_MS),
    })
    return { answer, text: await answer.text() }
  }
  /** The certificates prove themselves: only the holder of the API key can have encrypted them. */
  const readCertificates = async () => {
    readAt = Date.now()
    const { answer, text } = await send('GET', '/v3/certificates', '')
    if (!answer.ok) throw refusalOf(answer.status, text)
    const listed = Certificates.parse(JSON.parse(text)).data
    certificates = new Map(
      listed.flatMap(({ serial_no: serial, encrypt_certificate: encrypted }) => {
        const certificate = new X509Certificate(decryptResource(merchant.apiKey, encrypted))
        const isValid = Date.parse(certificate.validFrom) <= readAt && readAt < Date.parse(certificate.validTo)
        return isValid
          ? [[serial, certificate.publicKey.export({ type: 'spki', format: 'pem' }).toString()] as const]
          : []
      }),
    )
  }
  const isSigned = async (message: SignedMessage, serial: string) => {
    // A new certificate is listed before it is used. Anybody may send a notice with an invented number: it is not looked up each time.
    if (!certificates.has(serial) && Date.now() - readAt > LOOK_UP_PAUSE_MS) await readCertificates()
    const key = certificates.get(serial)
    return key !== undefined && isSignedBy(key, message)
  }
  return {
    merchant,
    isSigned,
    async call(method, path, message) {
      const { answer, text } = await send(method, path, message ? JSON.stringify(message) : '')
      if (!answer.ok) throw refusalOf(answer.status, text)
      const { signed, serial } = signedMessageOf(text, (name) => answer.headers.get(name) ?? '')
      if (!(await isSigned(signed, serial))) throw new Error('an answer of WeChat Pay is not signed by the platform')
      return text === '' ? undefined : (JSON.parse(text) as unknown)
    },
  }
}

/** The parts of an answer or notice that its signature covers, and the serial number of the platform's certificate. */
export function signedMessageOf(
  body: string,
  header: (name: string) => string,
): { readonly signed: SignedMessage; readonly serial: string } {
  return {
    signed: {
      body,
      timestamp: header('wechatpay-timestamp'),
      nonce: header('wechatpay-nonce'),
      signature: header('wechatpay-signature'),
    },
    serial: header('wechatpay-serial'),
  }
}

function refusalOf(status: number, text: string): WechatError {
  try {
    return new WechatError(status, Refusal.parse(JSON.parse(text)).code)
  } catch {
    return new WechatError(status, '')
  }
}
