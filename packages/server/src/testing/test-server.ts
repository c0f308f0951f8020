import { randomBytes } from 'node:crypto'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { ENDPOINTS_BY_NAME } from '@mallwright/contract/registry'
import { createApi, pathOf } from '@mallwright/contract/rpc'
import { multipartPayload, sign } from '@mallwright/contract/signing'
import { newUuid } from '@mallwright/contract/values'
import type { Api, Endpoint } from '@mallwright/contract/rpc'
import type { TerminalType } from '@mallwright/contract/session'
import type { FastifyInstance, InjectOptions, LightMyRequestResponse } from 'fastify'
import { inject } from 'vitest'

import { buildApp } from '../app.ts'
import type { AppDeps } from '../app.ts'
import { BACKGROUND_LIMITS, openDatabase, REQUEST_LIMITS } from '../db/database.ts'
import type { Database } from '../db/database.ts'
import { TEMPLATE } from './test-cluster.ts'
import { DEMO_PASSWORD } from '../demo/accounts.data.ts'
import { answeredPair, recordPair } from './failure-coverage.ts'
import { diskStorage } from '../ports/storage/disk-storage.ts'

/** A request before it is signed; tests of the signature change parts of it afterwards. */
export interface TestRequest {
  readonly operation: Endpoint
  readonly params?: Readonly<Record<string, string>>
  readonly query?: Readonly<Record<string, string>>
  readonly body?: unknown
  readonly files?: readonly { readonly name: string; readonly bytes: Uint8Array }[]
}

/** A signed request as sent over HTTP. */
export interface SignedCall {
  method: 'GET' | 'POST'
  url: string
  headers: Record<string, string>
  payload?: string | Buffer
}

/** One session's view of a test server: every endpoint as a function, and the parts to forge requests with. */
export type TestClient = Api<typeof ENDPOINTS_BY_NAME> & {
  readonly session: { token: string; signKey: string }
  /** The same session with a reader of English. */
  readonly english: Api<typeof ENDPOINTS_BY_NAME>
  readonly signed: (draft: TestRequest) => SignedCall
  /** Sends a request unchanged and reads the envelope. */
  readonly send: (call: SignedCall) => Promise<{ code: number; msg: string; data: unknown }>
}

/** A server on a database of its own. */
export interface TestServer {
  readonly app: FastifyInstance
  readonly database: Database
  /** A visitor's client; `host` selects the site. */
  client(host?: string): Promise<TestClient>
  signIn(phone: string, options?: { terminal?: TerminalType; host?: string }): Promise<TestClient>
  /** A second process on the same database, unless `deps` name another. */
  twin(deps?: Partial<AppDeps>): Promise<FastifyInstance>
  page(url: string, headers?: Record<string, string>): Promise<LightMyRequestResponse>
  /** The HTML of a page together with its bootstrap data. */
  pageAndBootstrap(url: string, headers?: Record<string, string>): Promise<string>
  close(): Promise<void>
}

/** The pool of requests, which waits for a busy machine. */
const LIMITS = { ...REQUEST_LIMITS, connectMs: 60_000, statementMs: 60_000 }

const NO_BUILD = join(tmpdir(), 'mallwright-no-build')

/** Starts a server for one test file. */
export async function testServer(deps: Partial<AppDeps> = {}): Promise<TestServer> {
  const cluster = inject('testCluster')
  const name = `test_${randomBytes(6).toString('hex')}`
  const admin = openDatabase(cluster.adminUrl, BACKGROUND_LIMITS)
  await admin.pool.query(`create database ${name} template ${TEMPLATE}`)
  const database = openDatabase(cluster.urlPattern.replace('NAME', name), LIMITS)
  const build = async (changed: Partial<AppDeps> = {}) => {
    const app = await buildApp({
      database,
      storage: diskStorage(cluster.filesFolder),
      folders: { shop: NO_BUILD, studio: NO_BUILD },
      version: '0.0.0-test',
      payment: { isDemo: true },
      limits: { loginsPerMinute: 10_000, visitorsPerMinute: 10_000, codesPerHour: 10_000 },
      ...deps,
      ...changed,
    })
    recordFailures(app, cluster.failuresFolder)
    return app
  }
  const app = await build()
  const page = async (url: string, headers: Record<string, string> = {}) =>
    app.inject({ method: 'GET', url, headers: { accept: 'text/html', ...headers } })
  const replicas: FastifyInstance[] = []
  return {
    app,
    database,
    client: (host) => openClient(app, host),
    signIn: (phone, options) => signIn(app, phone, options),
    twin: async (changed) => {
      const replica = await build(changed)
      replicas.push(replica)
      return replica
    },
    page,
    async pageAndBootstrap(url, headers) {
      const { body } = await page(url, headers)
      const address = bootstrapUrlOf(body)
      return address === undefined ? body : body + (await page(address, headers)).body
    },
    close: async () => {
      await Promise.all([app, ...replicas].map((instance) => instance.close()))
      await database.close()
      await admin.pool.query(`drop database ${name} with (force)`)
      await admin.close()
    },
  }
}

/** Notes every failure that an operation of an app answers. */
function recordFailures(app: FastifyInstance, folder: string): void {
  const inject = app.inject.bind(app)
  const recording = async (call: InjectOptions) => {
    const answer = await inject(call)
    const isJson = String(answer.headers['content-type']).includes('json')
    const url = typeof call.url === 'string' ? call.url : ''
    const pair = isJson ? answeredPair(call.method ?? 'GET', url, answer.body) : undefined
    if (pair) recordPair(folder, pair)
    return answer
  }
  Object.assign(app, { inject: recording })
}

/** URL of a page's bootstrap data; `undefined` when they are inlined. */
export function bootstrapUrlOf(html: string): string | undefined {
  return /"url":"([^"]*\/boot\/[^"]+)"/.exec(html)?.[1]
}

/** A visitor's client of an app. */
export async function openClient(app: FastifyInstance, host = 'localhost'): Promise<TestClient> {
  const session = { token: '', signKey: '' }
  const signed = (draft: TestRequest) => signedCall(draft, session, host)
  const send = async (call: SignedCall) => {
    const answer = await app.inject(call)
    const renewed = answer.headers['authorization']
    if (typeof renewed === 'string') session.token = renewed
    return answer.json<{ code: number; msg: string; data: unknown }>()
  }
  const apiWith = (headers: Readonly<Record<string, string>>) =>
    createApi(ENDPOINTS_BY_NAME, async ({ operation, params, query, body, files }) => {
      const read = files.map(async (file) => ({ name: file.name, bytes: new Uint8Array(await file.arrayBuffer()) }))
      const call = signed({ operation, params, query, body, files: await Promise.all(read) })
      return { arrived: true, envelope: await send({ ...call, headers: { ...call.headers, ...headers } }) }
    })
  const api = apiWith({})
  const visitor = await api.getMockToken({})
  if (!visitor.ok) throw new Error(`no visitor: ${visitor.msg}`)
  Object.assign(session, { token: visitor.data.cMockToken, signKey: visitor.data.cSignKey })
  return Object.assign(api, { session, english: apiWith({ 'accept-language': 'en-US' }), signed, send })
}

async function signIn(
  app: FastifyInstance,
  phone: string,
  { terminal = 'studio', host = 'localhost' }: { terminal?: TerminalType; host?: string } = {},
): Promise<TestClient> {
  const client = await openClient(app, host)
  const body = { cMobilePhone: phone, cPassword: DEMO_PASSWORD, cTerminalType: terminal }
  const first = await client.login({ body })
  if (!first.ok) throw new Error(`no sign-in of ${phone}: ${first.msg}`)
  const last = first.data.bAlreadyLogin
    ? await client.forcedLogin({ body: { cForcedLoginToken: first.data.cForcedLoginToken, cTerminalType: terminal } })
    : first
  if (!last.ok) throw new Error(`no take-over by ${phone}: ${last.msg}`)
  client.session.signKey = last.data.cSignKey
  return client
}

function signedCall(draft: TestRequest, session: { token: string; signKey: string }, host: string): SignedCall {
  const { operation, files = [] } = draft
  const path = pathOf(operation, draft.params)
  const query = new URLSearchParams(draft.query)
  const isMultipart = operation.transport === 'multipart'
  const json = JSON.stringify(draft.body ?? {})
  const form = isMultipart ? multipartForm(json, files) : undefined
  const formPayload = multipartPayload(
    json,
    files.map(({ bytes }) => bytes),
  )
  const payload = isMultipart ? formPayload : operation.method === 'POST' ? json : ''
  const nonce = newUuid()
  const timestamp = String(Date.now())
  const { token } = session
  const type = form?.type ?? 'application/json'
  return {
    method: operation.method,
    url: `/api/${path}${query.size > 0 ? `?${query}` : ''}`,
    headers: {
      host,
      ...(operation.method === 'POST' && { 'content-type': type }),
      ...(token !== '' && {
        authorization: token,
        cnonce: nonce,
        dtimestamp: timestamp,
        csign: sign({ method: operation.method, path, query, payload, nonce, timestamp, token }, session.signKey),
      }),
    },
    ...(operation.method === 'POST' && { payload: form?.bytes ?? json }),
  }
}

/** The parameter of a name. One that UTF-8 cannot hold is sent as UTF-16, as RFC 5987 allows. */
function filenameOf(name: string): string {
  if (!/[\ud800-\udfff\0]/u.test(name)) return `filename="${name}"`
  const bytes = [...Buffer.from(name, 'utf16le')].map((byte) => `%${byte.toString(16).padStart(2, '0')}`)
  return `filename*=utf-16le''${bytes.join('')}`
}

function multipartForm(datas: string, files: readonly { name: string; bytes: Uint8Array }[]) {
  const boundary = `mallwright${randomBytes(8).toString('hex')}`
  const multipartPart = (head: string, bytes: Uint8Array | string) => [
    Buffer.from(`--${boundary}\r\nContent-Disposition: form-data; ${head}\r\n\r\n`),
    Buffer.from(bytes as Uint8Array),
    Buffer.from('\r\n'),
  ]
  const bytes = Buffer.concat([
    ...multipartPart('name="datas"', datas),
    ...files.flatMap((file) =>
      multipartPart(`name="files"; ${filenameOf(file.name)}\r\nContent-Type: image/png`, file.bytes),
    ),
    Buffer.from(`--${boundary}--\r\n`),
  ])
  return { bytes, type: `multipart/form-data; boundary=${boundary}` }
}
