import { expect, it } from 'vitest'

import { readSettings } from './settings.ts'

it('foreign pictures and videos are allowed by origin, none by default', () => {
  const read = (text: string) => readSettings({ MEDIA_ORIGINS: text }).mediaOrigins
  expect([read(''), read(' https://img.example, https://b.example:8443'), read('https:')]).toEqual([
    [],
    ['https://img.example', 'https://b.example:8443'],
    ['https:'],
  ])
})

it.each([
  'http://img.example',
  'img.example',
  'https://img.example/a',
  "'unsafe-inline'",
  'https://a.example;script-src',
  '*',
])('a wrong origin is told in a sentence: %s', (text) => {
  expect(() => readSettings({ MEDIA_ORIGINS: text })).toThrow(
    'MEDIA_ORIGINS must be addresses such as https://img.example',
  )
})

it('the SMS service has an address and a key, which no message repeats', () => {
  expect(readSettings({}).sms).toBeUndefined()
  const sms = { SMS_URL: 'https://sms.example/send', SMS_KEY: '0123456789abcdef' }
  expect(readSettings(sms).sms).toEqual({ url: sms.SMS_URL, key: sms.SMS_KEY })
  expect(() => readSettings({ ...sms, SMS_URL: 'sms.example' })).toThrow('SMS_URL must be an address such as')
  expect(() => readSettings({ ...sms, SMS_KEY: 'short' })).toThrow(
    'SMS_KEY must have at least 16 characters when SMS_URL is set.',
  )
})

it('an address may have a number of codes an hour, twenty unless it is set', () => {
  expect([readSettings({}).codesPerHour, readSettings({ CODES_PER_HOUR: '500' }).codesPerHour]).toEqual([20, 500])
  for (const text of ['0', '-1', '1.5', '1e3', '100000', 'many']) {
    expect(() => readSettings({ CODES_PER_HOUR: text })).toThrow('CODES_PER_HOUR must be a number from 1 to 99999')
  }
})
