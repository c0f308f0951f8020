import { spawn } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { get } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { getProductListBycClassUuid } from '@mallwright/contract/catalog'
import { SHOP_BASE } from '@mallwright/contract/link'
import { sign } from '@mallwright/contract/signing'
import { newUuid } from '@mallwright/contract/values'
import autocannon from 'autocannon'

import { freePort, removeDataDir, startBuiltServer } from '../built-server.ts'
import { openGateway } from '../gateway.ts'
import type { Gateway } from '../gateway.ts'
import { limitFigure, ratioFigure } from './figures.ts'
import type { Figure } from './figures.ts'

const CONNECTIONS = 50
const SECONDS = 6
const HOME = `${SHOP_BASE}/home/tab-home`
const LIST = getProductListBycClassUuid.path

/** Requests of one signed run, and of the warm-up before it. */
const SIGNED_COUNT = 24_000
const WARM_UP = 2000

interface Measured {
  readonly perSecond: number
  readonly p99: number
  readonly errors: number
}

/** The server beside a bare Fastify that answers the same bytes; goals of stack §4. */
export async function run(): Promise<readonly Figure[]> {
  const server = await startBuiltServer({ env: { LOG_LEVEL: 'error' } })
  const folder = mkdtempSync(join(tmpdir(), 'mallwright-bench-'))
  try {
    const gateway = await openGateway(server.url)
    const body = await listBody(gateway)
    const bare = await startBare(folder, {
      page: await bytesOf(`${server.url}${HOME}`),
      json: await jsonOf(server.url, gateway, body),
    })
    try {
      const pages = {
        baseline: await measure({ url: `${bare.url}/page` }),
        ours: await measure({ url: `${server.url}${HOME}` }),
      }
      const lists = {
        baseline: await measureSigned(bare.url, gateway, body),
        ours: await measureSigned(server.url, gateway, body),
      }
      return [...figuresOf('published page', pages, 0.6), ...figuresOf('signed list', lists, 0.4)]
    } finally {
      bare.stop()
    }
  } finally {
    await server.stop()
    removeDataDir(server.dataDir)
    rmSync(folder, { recursive: true, force: true })
  }
}

function figuresOf(name: string, { ours, baseline }: { ours: Measured; baseline: Measured }, least: number): Figure[] {
  return [
    {
      name,
      unit: 'req/s',
      ours: ours.perSecond,
      baseline: baseline.perSecond,
      goal: `≥ ${least} × baseline`,
      holds: ours.perSecond >= baseline.perSecond * least,
    },
    ratioFigure(`${name}, p99`, 'ms', { ours: ours.p99, baseline: baseline.p99, most: 3 }),
    limitFigure(`${name}, errors`, '', { ours: ours.errors, most: 0 }),
  ]
}

async function listBody(gateway: Gateway): Promise<string> {
  const site = await gateway.getNonCustodyMallSettingInfoByDomainMap({
    body: { siteType: 'mall', domainName: 'localhost' },
  })
  const tree = site.ok && (await gateway.getSiteClassTreeByStUuid({ params: { stUuid: site.data.stUuid } }))
  if (!tree || !tree.ok) throw new Error('no class tree')
  return JSON.stringify({ cClassUuids: tree.data[0]?.cClassUuid, pageNum: 1, pageSize: 10 })
}

function signedHeaders({ session }: Gateway, body: string): Record<string, string> {
  const request = { nonce: newUuid(), timestamp: String(Date.now()), token: session.token }
  const path = LIST
  const whole = { ...request, method: 'POST', path, query: new URLSearchParams(), payload: body }
  return {
    'content-type': 'application/json',
    authorization: session.token,
    cnonce: request.nonce,
    dtimestamp: request.timestamp,
    csign: sign(whole, session.signKey),
  }
}

async function measure({ url }: { readonly url: string }): Promise<Measured> {
  const options = { url, connections: CONNECTIONS, headers: { 'accept-encoding': 'br', accept: 'text/html' } }
  await autocannon({ ...options, duration: 2 })
  return read(await autocannon({ ...options, duration: SECONDS }))
}

async function measureSigned(url: string, gateway: Gateway, body: string): Promise<Measured> {
  // Signed beforehand, so that only the server's work is timed; each is used once, because a nonce counts once.
  const headers = Array.from({ length: SIGNED_COUNT + WARM_UP + CONNECTIONS }, () => signedHeaders(gateway, body))
  const options = {
    url,
    connections: CONNECTIONS,
    requests: [
      {
        setupRequest: () => ({ method: 'POST', path: `/api/${LIST}`, body, headers: headers.pop() ?? {} }),
      },
    ],
    verifyBody: (text: string) => text.startsWith('{"code":1,'),
  }
  await autocannon({ ...options, amount: WARM_UP })
  return read(await autocannon({ ...options, amount: SIGNED_COUNT }))
}

function read(result: Awaited<ReturnType<typeof autocannon>>): Measured {
  return {
    perSecond: result.requests.total / result.duration,
    p99: result.latency.p99,
    errors: result.errors + result.timeouts + result.non2xx + result.mismatches,
  }
}

/** The encoded bytes of a page; `fetch` would decode them. */
function bytesOf(url: string): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    get(url, { headers: { 'accept-encoding': 'br', accept: 'text/html' } }, (answer) => {
      const chunks: Buffer[] = []
      answer.on('data', (chunk: Buffer) => chunks.push(chunk))
      answer.on('end', () => resolve(Buffer.concat(chunks)))
    }).on('error', reject)
  })
}

async function jsonOf(url: string, gateway: Gateway, body: string): Promise<Buffer> {
  const answer = await fetch(`${url}/api/${LIST}`, { method: 'POST', headers: signedHeaders(gateway, body), body })
  return Buffer.from(await answer.arrayBuffer())
}

async function startBare(folder: string, { page, json }: { readonly page: Buffer; readonly json: Buffer }) {
  const files = { page: join(folder, 'page.br'), json: join(folder, 'list.json') }
  writeFileSync(files.page, page)
  writeFileSync(files.json, json)
  const port = await freePort()
  const program = join(import.meta.dirname, 'bare-server.ts')
  const child = spawn(
    process.execPath,
    ['--import', 'tsx', program, String(port), files.page, files.json, `/api/${LIST}`],
    { stdio: ['ignore', 'ignore', 'inherit'] },
  )
  const url = `http://127.0.0.1:${port}`
  const deadline = performance.now() + 20_000
  while (!(await fetch(`${url}/api/healthz`).catch(() => undefined))?.ok) {
    if (performance.now() > deadline || child.exitCode !== null) throw new Error('the bare server did not start')
    await new Promise((resolve) => {
      setTimeout(resolve, 50)
    })
  }
  return { url, stop: () => child.kill() }
}
