import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

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

it('the mail server has an address and a sender, and no message repeats its password', () => {
  expect(readSettings({}).smtp).toBeUndefined()
  const smtp = { SMTP_URL: 'smtp://shop:secret@mail.example:587', MAIL_FROM: 'no-reply@mall.example' }
  expect(readSettings(smtp).smtp).toEqual({ url: smtp.SMTP_URL, from: smtp.MAIL_FROM })
  expect(() => readSettings({ ...smtp, SMTP_URL: 'mail.example:secret' })).toThrow(
    'SMTP_URL must be an address such as smtp://user:password@host:587.',
  )
  expect(() => readSettings({ ...smtp, MAIL_FROM: '' })).toThrow('MAIL_FROM must be the e-mail address')
})

it('the key of single sign-on is long, and no message repeats it', () => {
  expect(readSettings({}).ssoKey).toBeUndefined()
  expect(readSettings({ SSO_KEY: 'k'.repeat(32) }).ssoKey).toBe('k'.repeat(32))
  expect(() => readSettings({ SSO_KEY: 'k'.repeat(31) })).toThrow('SSO_KEY must have at least 32 characters.')
})

it('applications for teams wait for an operator unless they pass by configuration', () => {
  expect([readSettings({}).passesTeams, readSettings({ PASS_TEAMS: '1' }).passesTeams]).toEqual([false, true])
  expect(() => readSettings({ PASS_TEAMS: 'yes' })).toThrow('PASS_TEAMS must be 0 or 1, not "yes".')
})

it('robots move the orders of a demo mall unless they are switched off, and no other orders', () => {
  const read = (environment: Record<string, string>) => readSettings(environment).hasRobots
  expect([read({}), read({ ROBOTS: '0' }), read({ DEMO: '0' }), read({ DEMO: '0', ROBOTS: '1' })]).toEqual([
    true,
    false,
    false,
    false,
  ])
  expect(() => readSettings({ ROBOTS: 'on' })).toThrow('ROBOTS must be 0 or 1, not "on".')
})

it('an address may have a number of codes an hour, twenty unless it is set', () => {
  expect([readSettings({}).codesPerHour, readSettings({ CODES_PER_HOUR: '500' }).codesPerHour]).toEqual([20, 500])
  for (const text of ['0', '-1', '1.5', '1e3', '100000', 'many']) {
    expect(() => readSettings({ CODES_PER_HOUR: text })).toThrow('CODES_PER_HOUR must be a number from 1 to 99999')
  }
})

it('company transfers go to an account with name, bank and number', () => {
  expect(readSettings({}).transferAccount).toBeUndefined()
  const account = { name: '某某公司', bank: '某某银行', number: '6200000000000000' }
  expect(readSettings({ TRANSFER_ACCOUNT: '某某公司 | 某某银行|6200000000000000' }).transferAccount).toEqual(account)
  for (const text of ['某某公司', '某某公司|某某银行', '某某公司|某某银行|62x', '||620000']) {
    expect(() => readSettings({ TRANSFER_ACCOUNT: text })).toThrow('TRANSFER_ACCOUNT must have three parts')
  }
})

it('WeChat Pay has a merchant, a key file and an address with https, and no message repeats a key', () => {
  expect(readSettings({}).wechat).toBeUndefined()
  const file = join(mkdtempSync(join(tmpdir(), 'mallwright-key-')), 'key.pem')
  writeFileSync(file, '-----BEGIN PRIVATE KEY-----')
  const wechat = {
    WECHAT_MERCHANT_ID: '1900007291',
    WECHAT_SERIAL: '408B07E79B8269FEC3D5D3E6AB8ED163A6A380DB',
    WECHAT_API_KEY: 'k'.repeat(32),
    WECHAT_APP_ID: 'wxd678efh567hg6787',
    WECHAT_PRIVATE_KEY_FILE: file,
    PUBLIC_URL: 'https://mall.example',
  }
  expect(readSettings(wechat).wechat).toMatchObject({ merchantId: '1900007291', publicOrigin: 'https://mall.example' })
  const refused = (changes: object) => () => readSettings({ ...wechat, ...changes })
  expect(refused({ WECHAT_API_KEY: 'short' })).toThrow('WECHAT_API_KEY is missing or wrong')
  expect(refused({ WECHAT_APP_ID: '' })).toThrow('WECHAT_APP_ID is missing or wrong')
  expect(refused({ PUBLIC_URL: 'http://mall.example' })).toThrow('PUBLIC_URL with https')
  expect(refused({ WECHAT_PRIVATE_KEY_FILE: `${file}x` })).toThrow('must name a file with a private key')
})

it('the map service has a key and an address, and no message repeats the key', () => {
  expect(readSettings({}).amap).toBeUndefined()
  const key = '0123456789abcdef0123456789abcdef'
  expect(readSettings({ AMAP_KEY: key }).amap).toEqual({ url: 'https://restapi.amap.com', key })
  expect(readSettings({ AMAP_KEY: key, AMAP_URL: 'http://127.0.0.1:9' }).amap?.url).toBe('http://127.0.0.1:9')
  expect(() => readSettings({ AMAP_KEY: 'secret' })).toThrow(/^AMAP_KEY must have 32 characters of 0-9 and a-f\.$/)
  expect(() => readSettings({ AMAP_KEY: key, AMAP_URL: 'map' })).toThrow('AMAP_URL must be an address')
})
