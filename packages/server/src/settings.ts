import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'

import { isEmail } from '@mallwright/contract'

import type { AmapOptions } from './ports/map/amap-service.ts'
import type { SmtpOptions } from './ports/mail/smtp-mail.ts'
import type { TransferAccount } from './ports/payment/transfer-channel.ts'
import type { WechatOptions } from './ports/payment/wechat/wechat-channel.ts'
import type { SignedService } from './ports/signed-post.ts'
import type { S3Options } from './ports/storage/s3-storage.ts'

/** Settings read from the environment. */
export interface Settings {
  readonly port: number
  readonly host: string
  readonly dataDir: string
  /** An external PostgreSQL; the bundled one when absent. */
  readonly databaseUrl: string | undefined
  readonly publicOrigin: string | undefined
  /** Origins of foreign pictures and videos that pages may show, or `https:` for all. */
  readonly mediaOrigins: readonly string[]
  /** Bucket of an S3 service for files; the data folder when absent. */
  readonly s3: S3Options | undefined
  /** Service that sends codes to phones; the outbox of the database when absent. */
  readonly sms: SignedService | undefined
  /** Mail server; the outbox of the database when absent. */
  readonly smtp: SmtpOptions | undefined
  /** Service that verifies real names; by their form alone when absent. */
  readonly identity: SignedService | undefined
  /** Key of stored ID numbers, 64 hex characters; made beside the files when absent. */
  readonly personalDataKey: string | undefined
  /** Key that a host signs its tickets with; without one no host signs people in. */
  readonly ssoKey: string | undefined
  /** Applications for individual teams pass without an operator. */
  readonly passesTeams: boolean
  /** The account that company transfers go to; without one there are none. */
  readonly transferAccount: TransferAccount | undefined
  /** Merchant of WeChat Pay; without one nothing is paid by it. */
  readonly wechat: WechatOptions | undefined
  /** Map service of AMap; without one there is no map outside of a demo. */
  readonly amap: AmapOptions | undefined
  /** Codes that one address may have sent an hour, and phones that it may look up. */
  readonly codesPerHour: number
  readonly isDemo: boolean
  /** Robots ship and move the orders of a demo mall. */
  readonly hasRobots: boolean
  readonly logLevel: string
}

/** Configuration error; its message is one plain sentence for the operator. */
export class StartError extends Error {}

const LOG_LEVELS = ['silent', 'fatal', 'error', 'warn', 'info', 'debug', 'trace']
const MAX_PORT = 65_535

/** Reads the settings; a wrong value is a StartError. An empty value counts as none. */
export function readSettings(environment: Readonly<Record<string, string | undefined>>): Settings {
  const value = (name: string, fallback: string) => environment[name]?.trim() || fallback
  const port = value('PORT', '4000')
  if (!/^\d{1,5}$/.test(port) || Number(port) < 1 || Number(port) > MAX_PORT) {
    throw new StartError(`PORT must be a number from 1 to 65535, not "${port}".`)
  }
  const logLevel = value('LOG_LEVEL', 'warn')
  if (!LOG_LEVELS.includes(logLevel)) {
    throw new StartError(`LOG_LEVEL must be one of ${LOG_LEVELS.join(', ')}, not "${logLevel}".`)
  }
  const databaseUrl = value('DATABASE_URL', '')
  if (databaseUrl !== '' && !(/^postgres(ql)?:\/\//.test(databaseUrl) && URL.canParse(databaseUrl))) {
    // The value is not repeated: it may contain a password.
    throw new StartError('DATABASE_URL must be an address such as postgres://user:password@host:5432/mall.')
  }
  const isDemo = readSwitch('DEMO', value('DEMO', '1'))
  return {
    port: Number(port),
    host: value('HOST', '127.0.0.1'),
    dataDir: resolve(value('DATA_DIR', './.data')),
    databaseUrl: databaseUrl || undefined,
    publicOrigin: readOrigin('PUBLIC_URL', value('PUBLIC_URL', '')),
    mediaOrigins: readMediaOrigins(value('MEDIA_ORIGINS', '')),
    s3: readS3(value),
    sms: readService(value, 'SMS'),
    smtp: readSmtp(value('SMTP_URL', ''), value('MAIL_FROM', '')),
    identity: readService(value, 'IDENTITY'),
    personalDataKey: readPersonalDataKey(value('PERSONAL_DATA_KEY', '')),
    ssoKey: readSsoKey(value('SSO_KEY', '')),
    transferAccount: readTransferAccount(value('TRANSFER_ACCOUNT', '')),
    wechat: readWechat(value),
    amap: readAmap(value),
    codesPerHour: readCodesPerHour(value('CODES_PER_HOUR', '20')),
    passesTeams: readSwitch('PASS_TEAMS', value('PASS_TEAMS', '0')),
    isDemo,
    hasRobots: isDemo && readSwitch('ROBOTS', value('ROBOTS', '1')),
    logLevel,
  }
}

function readSwitch(name: string, text: string): boolean {
  if (text !== '0' && text !== '1') throw new StartError(`${name} must be 0 or 1, not "${text}".`)
  return text === '1'
}

function readS3(value: (name: string, fallback: string) => string): S3Options | undefined {
  const bucket = value('S3_BUCKET', '')
  if (bucket === '') return undefined
  const endpoint = value('S3_ENDPOINT', '')
  if (endpoint !== '' && !/^https?:\/\//.test(endpoint)) {
    throw new StartError(`S3_ENDPOINT must be an address such as https://s3.example, not "${endpoint}".`)
  }
  return { bucket, region: value('S3_REGION', 'us-east-1'), endpoint: endpoint || undefined }
}

/** Shortest key that requests to a service are signed with, in characters. */
const MIN_SERVICE_KEY_LENGTH = 16

/** A service on the network by `NAME_URL` and `NAME_KEY`. */
function readService(
  value: (name: string, fallback: string) => string,
  name: 'SMS' | 'IDENTITY',
): SignedService | undefined {
  const url = value(`${name}_URL`, '')
  if (url === '') return undefined
  if (!/^https?:\/\//.test(url) || !URL.canParse(url)) {
    throw new StartError(`${name}_URL must be an address such as https://service.example/path, not "${url}".`)
  }
  const key = value(`${name}_KEY`, '')
  // The value is not repeated: it is a secret.
  if (key.length < MIN_SERVICE_KEY_LENGTH) {
    throw new StartError(`${name}_KEY must have at least ${MIN_SERVICE_KEY_LENGTH} characters when ${name}_URL is set.`)
  }
  return { url, key }
}

/** A mail server by its address, which holds its user and password, and the sender of its mails. */
function readSmtp(url: string, from: string): SmtpOptions | undefined {
  if (url === '') return undefined
  // The value is not repeated: it may contain a password.
  if (!/^smtps?:\/\//.test(url) || !URL.canParse(url)) {
    throw new StartError('SMTP_URL must be an address such as smtp://user:password@host:587.')
  }
  if (!isEmail(from)) throw new StartError('MAIL_FROM must be the e-mail address that mails are sent from.')
  return { url, from }
}

function readPersonalDataKey(text: string): string | undefined {
  // The value is not repeated: it is a secret.
  if (text !== '' && !/^[\da-f]{64}$/.test(text)) {
    throw new StartError('PERSONAL_DATA_KEY must have 64 characters of 0-9 and a-f.')
  }
  return text || undefined
}

/** Shortest key that tickets are signed with, in characters: whoever guesses it is everybody. */
const MIN_SSO_KEY_LENGTH = 32

function readSsoKey(key: string): string | undefined {
  if (key === '') return undefined
  // The value is not repeated: it is a secret.
  if (key.length < MIN_SSO_KEY_LENGTH) {
    throw new StartError(`SSO_KEY must have at least ${MIN_SSO_KEY_LENGTH} characters.`)
  }
  return key
}

/** The merchant of WeChat Pay by `WECHAT_…`; its private key is a file. */
function readWechat(value: (name: string, fallback: string) => string): WechatOptions | undefined {
  const merchantId = value('WECHAT_MERCHANT_ID', '')
  if (merchantId === '') return undefined
  const required = (name: string, form: RegExp) => {
    const text = value(name, '')
    // The value is not repeated: it may be a secret.
    if (!form.test(text)) throw new StartError(`${name} is missing or wrong; WECHAT_MERCHANT_ID needs it.`)
    return text
  }
  const publicOrigin = readOrigin('PUBLIC_URL', value('PUBLIC_URL', ''))
  if (!publicOrigin?.startsWith('https:')) throw new StartError('WECHAT_MERCHANT_ID needs a PUBLIC_URL with https.')
  return {
    merchantId,
    serial: required('WECHAT_SERIAL', /^[\dA-F]{16,64}$/i),
    apiKey: required('WECHAT_API_KEY', /^[\x21-\x7e]{32}$/),
    appId: required('WECHAT_APP_ID', /^wx\w{8,32}$/),
    privateKey: readKeyFile(required('WECHAT_PRIVATE_KEY_FILE', /./)),
    publicOrigin,
  }
}

/** The map service by `AMAP_KEY`; `AMAP_URL` names a gateway to it. */
function readAmap(value: (name: string, fallback: string) => string): AmapOptions | undefined {
  const key = value('AMAP_KEY', '')
  if (key === '') return undefined
  // The value is not repeated: it is a secret.
  if (!/^[\da-f]{32}$/.test(key)) throw new StartError('AMAP_KEY must have 32 characters of 0-9 and a-f.')
  const url = readOrigin('AMAP_URL', value('AMAP_URL', 'https://restapi.amap.com'))
  return url === undefined ? undefined : { url, key }
}

function readKeyFile(path: string): string {
  try {
    const key = readFileSync(path, 'utf8')
    if (key.includes('PRIVATE KEY')) return key
  } catch {
    // Said below, with the file that holds no key.
  }
  throw new StartError('WECHAT_PRIVATE_KEY_FILE must name a file with a private key in PEM.')
}

function readTransferAccount(text: string): TransferAccount | undefined {
  if (text === '') return undefined
  const [name = '', bank = '', number = ''] = text.split('|').map((part) => part.trim())
  if (name === '' || bank === '' || !/^\d{6,32}$/.test(number)) {
    throw new StartError('TRANSFER_ACCOUNT must have three parts: name|bank|number of 6 to 32 digits.')
  }
  return { name, bank, number }
}

function readCodesPerHour(text: string): number {
  if (!/^[1-9]\d{0,4}$/.test(text))
    throw new StartError(`CODES_PER_HOUR must be a number from 1 to 99999, not "${text}".`)
  return Number(text)
}

function readMediaOrigins(text: string): string[] {
  const origins = text.split(/[\s,]+/).filter((origin) => origin !== '')
  const wrong = origins.find((origin) => origin !== 'https:' && !isHttpsOrigin(origin))
  if (wrong !== undefined) {
    throw new StartError(
      `MEDIA_ORIGINS must be addresses such as https://img.example, or https: for all, not "${wrong}".`,
    )
  }
  return origins
}

function isHttpsOrigin(text: string): boolean {
  // The origin becomes part of a policy, in which a semicolon, allowed in a host, would begin another rule.
  return /^https:\/\/[\w.:[\]-]+$/.test(text) && URL.canParse(text) && new URL(text).origin === text
}

function readOrigin(name: 'PUBLIC_URL' | 'AMAP_URL', text: string): string | undefined {
  if (text === '') return undefined
  const url = URL.canParse(text) ? new URL(text) : undefined
  if (!url || !/^https?:$/.test(url.protocol) || url.pathname !== '/') {
    throw new StartError(`${name} must be an address such as https://mall.example, not "${text}".`)
  }
  return url.origin
}
