import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { get } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { getProductListBycClassUuid } from '@mallwright/contract/catalog'
import { columnPath, HOME_COLUMN, productPath, SHOP_BASE } from '@mallwright/contract/link'
import { getColumnPage } from '@mallwright/contract/site'
import { newUuid } from '@mallwright/contract/values'
import autocannon from 'autocannon'

import { removeDataDir, startBuiltServer } from '../built-server.ts'
import { openGateway, publishAll, signIn } from '../gateway.ts'
import type { Gateway } from '../gateway.ts'
import { startBareProcess } from './bare-process.ts'
import { ratioFigure } from './figures.ts'
import type { Figure } from './figures.ts'
import { inTurns, loadFigures, measureCalls, readLoad, signedHeaders } from './load.ts'
import type { Load, SignedCall } from './load.ts'

const CONNECTIONS = 50
const SECONDS = 4

const HOME = `${SHOP_BASE}/home/tab-home`

/** Column code of the campaign page. */
const CAMPAIGN = 'bench-campaign'

/** The pages that are measured, each beside the same bytes from the bare server. */
const PAGES = [
  { name: 'published page', path: HOME },
  { name: 'campaign page', path: columnPath(CAMPAIGN) },
  { name: 'product page', path: productPath('P09001') },
] as const
const LIST = getProductListBycClassUuid.path

/** Requests of one signed run, and of its warm-up. */
const LIST_RUN = { count: 24_000, warmUp: 12_000 }

/** Pages of the large site that is compared with a site of one page, and requests per run: all are signed at its start, and time stamps are accepted for five minutes. */
const SITE_PAGES = 30
const PAGE_RUN = { count: 4000, warmUp: 2000 }

/** Benchmarks the server beside a bare Fastify with the same answers; goals of stack §4. */
export async function run(): Promise<readonly Figure[]> {
  const server = await startBuiltServer({ env: { LOG_LEVEL: 'error' } })
  const folder = mkdtempSync(join(tmpdir(), 'mallwright-bench-'))
  try {
    const gateway = await openGateway(server.url)
    const list: SignedCall = { path: LIST, body: await listBody(gateway) }
    await publishCampaign(server.url)
    const baselineServer = await startBare(folder, {
      pages: await Promise.all(PAGES.map(({ path }) => bytesOf(server.url + path))),
      json: await jsonOf(server.url, gateway, list),
    })
    try {
      const pages: Figure[] = []
      for (const [index, { name, path }] of PAGES.entries()) {
        const measured = await inTurns({
          baseline: () => measure({ url: `${baselineServer.url}/page/${index}` }),
          ours: () => measure({ url: server.url + path }),
        })
        pages.push(...loadFigures(name, measured, { minRatio: 0.6 }))
      }
      const lists = await inTurns({
        baseline: () => measureSigned(baselineServer.url, gateway, { ...list, ...LIST_RUN }),
        ours: () => measureSigned(server.url, gateway, { ...list, ...LIST_RUN }),
      })
      return [
        ...pages,
        ...loadFigures('signed list', lists, { minRatio: 0.4 }),
        await largeSiteFigure(server.url, gateway),
      ]
    } finally {
      baselineServer.stop()
    }
  } finally {
    await server.stop()
    removeDataDir(server.dataDir)
    rmSync(folder, { recursive: true, force: true })
  }
}

/** Publishes a copy of the home page as a campaign. */
async function publishCampaign(url: string): Promise<void> {
  const editor = await signIn(url, { phone: '19900170001', password: 'Mall2025a', terminal: 'studio' })
  const home = await editor.getDraftPage({ body: { cColumnCode: HOME_COLUMN } })
  if (!home.ok) throw new Error(home.msg)
  const page = { cColumnCode: CAMPAIGN, document: home.data.document, iRevision: 0, cRequestUuid: newUuid() }
  const saved = await editor.saveColumnPage({ body: page })
  if (!saved.ok) throw new Error(saved.msg)
  await publishAll(editor)
}

/** Cost of one page over the gateway on a site of thirty pages, beside the same page on a site of one. */
async function largeSiteFigure(url: string, gateway: Gateway): Promise<Figure> {
  const site = await gateway.getNonCustodyMallSettingInfoByDomainMap({
    body: { siteType: 'mall', domainName: 'localhost' },
  })
  const stUuid = site.ok ? site.data.stUuid : ''
  const body = JSON.stringify({ stUuid, cColumnCode: HOME_COLUMN })
  const measurePage = async () => {
    const measured = await measureSigned(url, gateway, { path: getColumnPage.path, body, ...PAGE_RUN })
    if (measured.errors > 0) throw new Error(`${measured.errors} page calls failed`)
    return 1000 / measured.perSecond
  }
  const baseline = await measurePage()
  await publishPages(url)
  const name = `page of a site of ${SITE_PAGES}, beside one of a site of one`
  return ratioFigure(name, 'ms', { ours: await measurePage(), baseline, most: 1.5 })
}

/** Publishes copies of the home page until the site has thirty pages. */
async function publishPages(url: string): Promise<void> {
  const editor = await signIn(url, { phone: '19900170001', password: 'Mall2025a', terminal: 'studio' })
  const home = await editor.getDraftPage({ body: { cColumnCode: HOME_COLUMN } })
  if (!home.ok) throw new Error(home.msg)
  const { document } = home.data
  for (let index = 1; index < SITE_PAGES; index += 1) {
    const page = { cColumnCode: `bench-${index}`, document, iRevision: 0, cRequestUuid: newUuid() }
    const saved = await editor.saveColumnPage({ body: page })
    if (!saved.ok) throw new Error(saved.msg)
  }
  await publishAll(editor)
}

async function listBody(gateway: Gateway): Promise<string> {
  const site = await gateway.getNonCustodyMallSettingInfoByDomainMap({
    body: { siteType: 'mall', domainName: 'localhost' },
  })
  const tree = site.ok && (await gateway.getSiteClassTreeByStUuid({ params: { stUuid: site.data.stUuid } }))
  if (!tree || !tree.ok) throw new Error('no class tree')
  return JSON.stringify({ cClassUuids: tree.data[0]?.cClassUuid, pageNum: 1, pageSize: 10 })
}

async function measure({ url }: { readonly url: string }): Promise<Load> {
  const options = { url, connections: CONNECTIONS, headers: { 'accept-encoding': 'br', accept: 'text/html' } }
  await autocannon({ ...options, duration: 2 })
  return readLoad(await autocannon({ ...options, duration: SECONDS }))
}

/** Repeats a signed call. */
function measureSigned(
  url: string,
  gateway: Gateway,
  call: SignedCall & { readonly count: number; readonly warmUp: number },
): Promise<Load> {
  const { path, body, count, warmUp } = call
  // Signed beforehand, so that only the server's work is timed; each is used once because a nonce is single-use.
  const headers = Array.from({ length: count + warmUp + CONNECTIONS }, () => signedHeaders(gateway, call))
  const next = () => ({ path: `/api/${path}`, body, headers: headers.pop() ?? {} })
  return measureCalls(next, { url, connections: CONNECTIONS, count, warmUp })
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

async function jsonOf(url: string, gateway: Gateway, call: SignedCall): Promise<Buffer> {
  const { path, body } = call
  const answer = await fetch(`${url}/api/${path}`, { method: 'POST', headers: signedHeaders(gateway, call), body })
  return Buffer.from(await answer.arrayBuffer())
}

function startBare(folder: string, { pages, json }: { readonly pages: readonly Buffer[]; readonly json: Buffer }) {
  const jsonFile = join(folder, 'list.json')
  writeFileSync(jsonFile, json)
  const pageFiles = pages.map((page, index) => {
    const file = join(folder, `page-${index}.br`)
    writeFileSync(file, page)
    return file
  })
  return startBareProcess('bare-server.ts', [jsonFile, `/api/${LIST}`, ...pageFiles])
}
