import { createDecipheriv, createSign, createVerify, randomBytes } from 'node:crypto'

/** A merchant of WeChat Pay, API v3. */
export interface WechatMerchant {
  readonly merchantId: string
  /** Serial number of the merchant's own certificate. */
  readonly serial: string
  /** The merchant's private key, PEM. */
  readonly privateKey: string
  /** The key of API v3, 32 characters: notices and certificates are encrypted with it. */
  readonly apiKey: string
}

const sha256Rsa = (message: string, key: string) => createSign('RSA-SHA256').update(message).sign(key, 'base64')

/** A nonce of 32 characters. */
const newNonce = () => randomBytes(16).toString('hex')

/** The `Authorization` of a request: method, path with query, time stamp, nonce and body, each with a line break, are signed. */
export function authorizationOf(
  { merchantId, serial, privateKey }: WechatMerchant,
  request: { readonly method: string; readonly path: string; readonly body: string },
): string {
  const timestamp = String(Math.floor(Date.now() / 1000))
  const nonce = newNonce()
  const { method, path, body } = request
  const signature = sha256Rsa([method, path, timestamp, nonce, body, ''].join('\n'), privateKey)
  const parts = { mchid: merchantId, nonce_str: nonce, signature, timestamp, serial_no: serial }
  const fields = Object.entries(parts).map(([name, value]) => `${name}="${value}"`)
  return `WECHATPAY2-SHA256-RSA2048 ${fields.join(',')}`
}

/** What `wx.requestPayment` of a mini program takes: app, time stamp, nonce and package are signed. */
export function bridgeParameters({ privateKey }: WechatMerchant, appId: string, prepayId: string) {
  const timeStamp = String(Math.floor(Date.now() / 1000))
  const nonceStr = newNonce()
  const packageText = `prepay_id=${prepayId}`
  const paySign = sha256Rsa([appId, timeStamp, nonceStr, packageText, ''].join('\n'), privateKey)
  return { appId, timeStamp, nonceStr, package: packageText, signType: 'RSA', paySign }
}

/** A message of the platform: time stamp, nonce and body, each with a line break, are signed. */
export interface SignedMessage {
  readonly timestamp: string
  readonly nonce: string
  readonly body: string
  readonly signature: string
}

/** How old a message may be, in s. */
const MAX_AGE_S = 300

/** Whether a message was signed by the holder of a certificate or public key, in the last minutes. */
export function isSignedBy(publicKey: string, { timestamp, nonce, body, signature }: SignedMessage): boolean {
  if (!(Math.abs(Date.now() / 1000 - Number(timestamp)) <= MAX_AGE_S)) return false
  const verify = createVerify('RSA-SHA256').update([timestamp, nonce, body, ''].join('\n'))
  return verify.verify(publicKey, signature, 'base64')
}

/** Something that the platform has encrypted. */
export interface EncryptedResource {
  readonly ciphertext: string
  readonly nonce: string
  readonly associated_data?: string | undefined
}

const TAG_BYTES = 16

/** Decrypts by AES-256-GCM with the key of API v3. Throws when it was changed or made with another key. */
export function decryptResource(apiKey: string, resource: EncryptedResource): string {
  const bytes = Buffer.from(resource.ciphertext, 'base64')
  const end = bytes.length - TAG_BYTES
  const decipher = createDecipheriv('aes-256-gcm', Buffer.from(apiKey), Buffer.from(resource.nonce), {
    authTagLength: TAG_BYTES,
  })
  decipher.setAuthTag(bytes.subarray(end))
  decipher.setAAD(Buffer.from(resource.associated_data ?? ''))
  return decipher.update(bytes.subarray(0, end), undefined, 'utf8') + decipher.final('utf8')
}
