import { randomUUID } from 'node:crypto'
import { readdir } from 'node:fs/promises'
import { connect } from 'node:net'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'

import { saveUpload } from '@mallwright/contract/file'
import { saveColumnPage } from '@mallwright/contract/site'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, inject, it } from 'vitest'

import { diskStorage } from '../ports/storage/disk-storage.ts'
import type { Storage } from '../ports/storage/storage.ts'
import { testServer } from '../testing/test-server.ts'
import type { TestClient, TestServer } from '../testing/test-server.ts'
import { inTransaction } from '../db/database.ts'
import { orphanJob } from './orphan-job.ts'

let server: TestServer
let buyer: TestClient
let port: number

const storage = diskStorage(inject('testCluster').filesFolder)

beforeAll(async () => {
  server = await testServer({ limits: { uploadsPerMinute: 3, uploadBytes: 2000 } })
  buyer = await server.signIn('19900110005')
  await server.app.listen({ port: 0, host: '127.0.0.1' })
  port = (server.app.server.address() as AddressInfo).port
})
afterAll(() => server.close())

const about = { cBusiType: 'page', cBusiName: 'picture' }

async function picture(side: number): Promise<Uint8Array> {
  return sharp({ create: { width: side, height: side, channels: 3, background: '#e1251b' } })
    .png()
    .toBuffer()
}

const uploadCall = (client: TestClient, files: readonly Uint8Array[]) =>
  client.signed({ operation: saveUpload, body: about, files: files.map((bytes) => ({ name: 'p.png', bytes })) })

const spoolFolders = async () =>
  (await readdir(tmpdir())).filter((name) => name.startsWith(`mallwright-upload-${process.pid}-`))

/** The answer to the head of a request whose body is announced and never sent. */
async function answerToHead(path: string, headers: Readonly<Record<string, string>>): Promise<string> {
  const socket = connect(port, '127.0.0.1')
  const lines = Object.entries({ host: 'localhost', 'content-length': String(9_000_000), ...headers })
  socket.write(`POST /api/${path} HTTP/1.1\r\n${lines.map(([name, value]) => `${name}: ${value}\r\n`).join('')}\r\n`)
  let answer = ''
  // The connection is closed after the answer, because the rest is not wanted.
  for await (const bytes of socket) answer += String(bytes)
  return answer
}

it.each([
  ['an upload', saveUpload.path, 'multipart/form-data; boundary=x'],
  ['a large document', saveColumnPage.path, 'application/json'],
])('%s without session or permission is refused before its body is read', async (_, path, type) => {
  const visitor = await server.client()
  const unknown = await answerToHead(path, { 'content-type': type, authorization: 'invented' })
  const barred = await answerToHead(path, { 'content-type': type, authorization: visitor.session.token })
  for (const answer of [unknown, barred]) expect(answer).toMatch(/"code":(?:11000|4003)/)
})

it('a forged upload is refused and leaves nothing on the disk, and counts against the rate of its account', async () => {
  const client = await server.signIn('19900140001')
  const before = await spoolFolders()
  const outcomes: unknown[] = []
  for (const _ of [1, 2, 3, 4]) {
    const call = uploadCall(client, [new Uint8Array(3_000_000)])
    outcomes.push((await client.send({ ...call, headers: { ...call.headers, csign: 'ab'.repeat(32) } })).code)
  }
  expect(outcomes).toEqual([4008, 4008, 4008, 4029])
  expect(await spoolFolders()).toEqual(before)
})

it('a buyer stores no more than the quota, also by calls at one time, and no bytes of what is refused', async () => {
  const puts = new Set<string>()
  const counting: Storage = {
    ...storage,
    put: async (key, bytes) => {
      puts.add(key)
      return storage.put(key, bytes)
    },
    remove: async (key) => {
      puts.delete(key)
      return storage.remove(key)
    },
  }
  const twin = await server.twin({ storage: counting })
  const send = async () => (await twin.inject(uploadCall(buyer, [await picture(300)]))).json<{ code: number }>()
  const codes = (await Promise.all([send(), send(), send()]))
    .map(({ code }) => code)
    .toSorted((one, other) => one - other)
  const { rows } = await server.database.pool.query<{ bytes: number; count: number }>(
    `select coalesce(sum(size), 0)::int as bytes, count(*)::int as count from file_doc f
     join account a on a.id = f.owner_account_id where a.mobile_phone = '19900110005'`,
  )
  const [stored] = rows
  expect(stored?.bytes).toBeLessThanOrEqual(2000)
  expect(codes).toEqual([...Array.from({ length: stored?.count ?? 0 }, () => 1), ...codes.filter((code) => code !== 1)])
  expect(codes).toContain(4009)
  expect(puts.size).toBe(7 * (stored?.count ?? 0))
  expect((await server.database.pool.query('select 1 from pending_upload')).rowCount).toBe(0)
})

it('bytes of an upload that was never recorded are swept, those of one in progress are not', async () => {
  const [abandoned, running] = [`upload/${randomUUID()}`, `upload/${randomUUID()}`]
  for (const key of [abandoned, running]) await storage.put(`${key}/origin`, new Uint8Array(3))
  await server.database.pool.query(
    `insert into pending_upload values ($1, now() - interval '2 hours'), ($2, now() - interval '1 minute')`,
    [abandoned, running],
  )
  await inTransaction(server.database, (client) => orphanJob.run({ client, storage }, {}))
  expect(await Promise.all([abandoned, running].map((key) => storage.has(`${key}/origin`)))).toEqual([false, true])
  const { rows } = await server.database.pool.query('select storage_key from pending_upload')
  expect(rows).toEqual([{ storage_key: running }])
})
