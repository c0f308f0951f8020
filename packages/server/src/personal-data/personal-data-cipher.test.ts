import { randomBytes } from 'node:crypto'

import fc from 'fast-check'
import { expect, it } from 'vitest'

import { maskCreditCode, maskIdNumber, maskName, maskPhone } from './mask.ts'
import { createPersonalDataCipher } from './personal-data-cipher.ts'

const newKey = () => randomBytes(32).toString('hex')
const cipher = createPersonalDataCipher(newKey())

it('gives back what it encrypted, never twice the same', () => {
  fc.assert(
    fc.property(fc.string({ maxLength: 40 }), (text) => {
      const [one, other] = [cipher.encrypt(text), cipher.encrypt(text)]
      expect(cipher.decrypt(one)).toBe(text)
      expect(one).not.toBe(other)
      expect(cipher.hash(text)).toBe(cipher.hash(text))
    }),
  )
})

it('refuses what was changed or made with another key', () => {
  const stored = cipher.encrypt('110000198203081122')
  const changed = stored.slice(0, -4) + (stored.endsWith('AAAA') ? 'BBBB' : 'AAAA')
  expect(() => cipher.decrypt(changed)).toThrow('unable to authenticate')
  expect(() => createPersonalDataCipher(newKey()).decrypt(stored)).toThrow('unable to authenticate')
  expect(() => cipher.decrypt('110000198203081122')).toThrow('unknown form')
  expect(createPersonalDataCipher(newKey()).hash('1')).not.toBe(cipher.hash('1'))
})

it('masks what others may not read', () => {
  expect(maskPhone('19900010001')).toBe('199****0001')
  expect(maskIdNumber('110000198203081122')).toBe('110***********1122')
  expect(maskName('何小满')).toBe('何**')
  expect(maskCreditCode('91110000MA0DEM001A')).toBe('9111**********001A')
  expect([maskPhone(''), maskIdNumber(''), maskName(''), maskCreditCode('')]).toEqual(['', '', '', ''])
})
