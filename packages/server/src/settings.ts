import { resolve } from 'node:path'

import type { HttpSmsOptions } from './ports/sms/http-sms.ts'
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
  readonly sms: HttpSmsOptions | undefined
  /** Codes that one address may have sent an hour, and phones that it may look up. */
  readonly codesPerHour: number
  readonly isDemo: boolean
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
  const demo = value('DEMO', '1')
  if (demo !== '0' && demo !== '1') throw new StartError(`DEMO must be 0 or 1, not "${demo}".`)
  const logLevel = value('LOG_LEVEL', 'warn')
  if (!LOG_LEVELS.includes(logLevel)) {
    throw new StartError(`LOG_LEVEL must be one of ${LOG_LEVELS.join(', ')}, not "${logLevel}".`)
  }
  const databaseUrl = value('DATABASE_URL', '')
  if (databaseUrl !== '' && !(/^postgres(ql)?:\/\//.test(databaseUrl) && URL.canParse(databaseUrl))) {
    // The value is not repeated: it may contain a password.
    throw new StartError('DATABASE_URL must be an address such as postgres://user:password@host:5432/mall.')
  }
  return {
    port: Number(port),
    host: value('HOST', '127.0.0.1'),
    dataDir: resolve(value('DATA_DIR', './.data')),
    databaseUrl: databaseUrl || undefined,
    publicOrigin: readOrigin(value('PUBLIC_URL', '')),
    mediaOrigins: readMediaOrigins(value('MEDIA_ORIGINS', '')),
    s3: readS3(value),
    sms: readSms(value),
    codesPerHour: readCodesPerHour(value('CODES_PER_HOUR', '20')),
    isDemo: demo === '1',
    logLevel,
  }
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

/** Shortest key that requests to the SMS service are signed with, in characters. */
const MIN_SMS_KEY_LENGTH = 16

function readSms(value: (name: string, fallback: string) => string): HttpSmsOptions | undefined {
  const url = value('SMS_URL', '')
  if (url === '') return undefined
  if (!/^https?:\/\//.test(url) || !URL.canParse(url)) {
    throw new StartError(`SMS_URL must be an address such as https://sms.example/send, not "${url}".`)
  }
  const key = value('SMS_KEY', '')
  // The value is not repeated: it is a secret.
  if (key.length < MIN_SMS_KEY_LENGTH) {
    throw new StartError(`SMS_KEY must have at least ${MIN_SMS_KEY_LENGTH} characters when SMS_URL is set.`)
  }
  return { url, key }
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

function readOrigin(text: string): string | undefined {
  if (text === '') return undefined
  const url = URL.canParse(text) ? new URL(text) : undefined
  if (!url || !/^https?:$/.test(url.protocol) || url.pathname !== '/') {
    throw new StartError(`PUBLIC_URL must be an address such as https://mall.example, not "${text}".`)
  }
  return url.origin
}
