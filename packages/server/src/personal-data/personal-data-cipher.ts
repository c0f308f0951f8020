import { createCipheriv, createDecipheriv, createHmac, hkdfSync, randomBytes } from 'node:crypto'

/** Encrypts personal numbers for the database and hashes them for equality. Domain 1.0, decision 0100. */
export interface PersonalDataCipher {
  encrypt(text: string): string
  /** The text of `encrypt`. Throws when it was made with another key or changed. */
  decrypt(stored: string): string
  /** Keyed hash of 64 hex characters: equal texts have equal hashes, which say nothing without the key. */
  hash(text: string): string
}

/** Marks the form of stored texts, so that another one can follow. */
const VERSION = 'v1:'
const NONCE_BYTES = 12
const TAG_BYTES = 16

/** Creates a cipher from a key of 64 hex characters: AES-256-GCM and HMAC-SHA256 under keys derived from it. */
export function createPersonalDataCipher(key: string): PersonalDataCipher {
  const derive = (purpose: string) => Buffer.from(hkdfSync('sha256', Buffer.from(key, 'hex'), '', purpose, 32))
  const encryptionKey = derive('personal data')
  const hashKey = derive('personal data hash')
  return {
    encrypt(text) {
      const nonce = randomBytes(NONCE_BYTES)
      const cipher = createCipheriv('aes-256-gcm', encryptionKey, nonce)
      const bytes = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()])
      return VERSION + Buffer.concat([nonce, cipher.getAuthTag(), bytes]).toString('base64')
    },
    decrypt(stored) {
      if (!stored.startsWith(VERSION)) throw new Error('Personal data is stored in an unknown form.')
      const bytes = Buffer.from(stored.slice(VERSION.length), 'base64')
      const decipher = createDecipheriv('aes-256-gcm', encryptionKey, bytes.subarray(0, NONCE_BYTES), {
        authTagLength: TAG_BYTES,
      })
      decipher.setAuthTag(bytes.subarray(NONCE_BYTES, NONCE_BYTES + TAG_BYTES))
      return decipher.update(bytes.subarray(NONCE_BYTES + TAG_BYTES), undefined, 'utf8') + decipher.final('utf8')
    },
    hash: (text) => createHmac('sha256', hashKey).update(text).digest('hex'),
  }
}
