import { emptyDocument } from '@mallwright/contract/document'
import { HOME_COLUMN } from '@mallwright/contract/link'
import { newUuid } from '@mallwright/contract/values'
import type { Document } from '@mallwright/contract/document'
import { initialPartDocument, SITE_PARTS } from '@mallwright/modules/definitions'
import type { Browser } from '@playwright/test'

import { removeDataDir, startBuiltServer } from '../built-server.ts'
import { publishAll, signIn } from '../gateway.ts'
import type { Gateway } from '../gateway.ts'
import { checkAddresses, openMonitoredContext } from './execution-monitor.ts'
import { hostilePage, hostilePart } from './hostile-document.ts'
import { openMallTexts } from './hostile-texts.ts'
import { addressesOf, countUp, visitPage, visitHome, screensOf } from './shop-surfaces.ts'
import type { SurfaceCounts, Visit } from './shop-surfaces.ts'
import { enterStudio, visitStudio, uploadNames } from './studio-surfaces.ts'
import { VECTORS } from './vectors.data.ts'

/** Extent of the matrix to run. */
export interface Extent {
  /** Rounds: each position has the next vector in each; all rounds cover every vector at every position. */
  readonly rounds: readonly number[]
  /** Number of rounds per page. */
  readonly perPage: number
  /** Screens with texts of the database, of each kind, per page. */
  readonly screens: number
  /** Vectors in URLs and in file names, per page. */
  readonly addresses: number
  /** Whether the Content-Security-Policy is enforced; bypassed otherwise, so that it cannot hide a vector. */
  readonly withPolicy?: boolean
  /** Receives the last round of each finished page. */
  readonly onProgress?: (round: number) => void
}

/** Findings: everything but `counts` must be empty. */
export interface VectorFindings {
  readonly counts: SurfaceCounts
  readonly executions: readonly string[]
  readonly addresses: readonly string[]
  readonly violations: readonly string[]
}

const EDITOR = { phone: '19900170002', password: 'Mall2025a', terminal: 'studio' } as const
const STUDIO_PHONE = '19900170001'
const PHONE = { viewport: { width: 375, height: 812 } } as const
const DESKTOP = { viewport: { width: 1440, height: 900 } } as const

/** Puts vectors into every position of a mall and opens all of its surfaces. */
export async function runVectors(browser: Browser, extent: Extent): Promise<VectorFindings> {
  const server = await startBuiltServer()
  const texts = openMallTexts(server.dataDir)
  const bypassCSP = !extent.withPolicy
  const shop = await openMonitoredContext(browser, { ...PHONE, bypassCSP })
  const plain = await openMonitoredContext(browser, { ...PHONE, bypassCSP, javaScriptEnabled: false })
  const desktop = await openMonitoredContext(browser, { ...DESKTOP, bypassCSP })
  const counts: SurfaceCounts = { pages: 0, addresses: 0, selected: 0, uploads: 0 }
  const inShop: Visit = { browser, url: server.url, monitored: shop, counts }
  const inStudio: Visit = { ...inShop, monitored: desktop }
  try {
    const gateway = await signIn(server.url, EDITOR)
    await enterStudio(inStudio, STUDIO_PHONE)
    for (const rounds of chunks(extent.rounds, extent.perPage)) {
      const [first = 0] = rounds
      const addressRounds = rounds.slice(0, extent.addresses)
      await texts.fill(first)
      await fillSite(gateway, rounds)
      await visitHome(inShop, plain)
      const screens = await screensOf(gateway, first, extent.screens)
      await runConcurrently([...screens, ...addressRounds.flatMap(addressesOf)], (address) =>
        visitPage(inShop, server.url + address),
      )
      await visitStudio(inStudio, HOME_COLUMN, true)
      await runConcurrently(Object.keys(SITE_PARTS), (code) => visitStudio(inStudio, code, false))
      // A top bar without vectors shows the placeholder of its picture.
      const topBar = initialPartDocument('top-bar')
      if (topBar) await save(gateway, 'top-bar', topBar)
      await uploadNames(
        inStudio,
        addressRounds.map((round) => round % VECTORS.length),
      )
      await visitSiteParts(inShop, gateway, rounds.slice(1))
      extent.onProgress?.(rounds.at(-1) ?? 0)
    }
  } finally {
    await Promise.all([shop, plain, desktop].map(({ context }) => context.close()))
    await texts.close()
    await server.stop()
    removeDataDir(server.dataDir)
  }
  const executions = [shop, plain, desktop].map(({ executions }) => executions)
  return {
    counts,
    executions: executions.flatMap(({ seen }) => seen),
    addresses: executions.flatMap(({ addresses }) => addresses),
    violations: executions.flatMap(({ violations }) => violations),
  }
}

/** Site parts contain one round at a time; an empty page makes them load quickly. */
async function visitSiteParts(visit: Visit, gateway: Gateway, rounds: readonly number[]): Promise<void> {
  if (rounds.length === 0) return
  await save(gateway, HOME_COLUMN, emptyDocument(''))
  const page = await visit.monitored.context.newPage()
  for (const round of rounds) {
    await fillParts(gateway, round)
    await publish(gateway)
    await page.goto(`${visit.url}/`)
    await page.mouse.move(10 + (round % 2), 10)
    await page.waitForFunction(() =>
      Object.keys(document.getElementById('shop') ?? {}).some((key) => key.startsWith('__reactContainer')),
    )
    countUp(visit.counts, 'addresses', await checkAddresses(page, visit.monitored.executions))
    visit.counts.pages += 1
  }
  await page.close()
}

/** Runs an action for each with limited concurrency: most of the time is spent waiting for idle pages. */
async function runConcurrently<T>(items: readonly T[], act: (item: T) => Promise<void>): Promise<void> {
  const queue = items.values()
  const worker = async () => {
    for (const item of queue) await act(item)
  }
  await Promise.all(Array.from({ length: CONCURRENCY }, worker))
}

const CONCURRENCY = 4

async function fillSite(gateway: Gateway, rounds: readonly number[]): Promise<void> {
  await fillParts(gateway, rounds[0] ?? 0)
  await save(gateway, HOME_COLUMN, hostilePage(rounds))
  await publish(gateway, VECTORS[(rounds[0] ?? 0) % VECTORS.length]?.slice(0, 200))
}

async function fillParts(gateway: Gateway, round: number): Promise<void> {
  for (const code of Object.keys(SITE_PARTS)) {
    const document = hostilePart(code, round)
    if (document) await save(gateway, code, document)
  }
}

async function save(gateway: Gateway, cColumnCode: string, document: Document): Promise<void> {
  const draft = await gateway.getDraftPage({ body: { cColumnCode } })
  const iRevision = draft.ok ? draft.data.iRevision : -1
  const saved = await gateway.saveColumnPage({ body: { cColumnCode, document, iRevision, cRequestUuid: newUuid() } })
  if (!saved.ok) throw new Error(`${cColumnCode} was not saved: ${saved.msg} ${JSON.stringify(saved)}`)
}

async function publish(gateway: Gateway, cNote = ''): Promise<void> {
  await publishAll(gateway, cNote)
}

function chunks(rounds: readonly number[], size: number): number[][] {
  return Array.from({ length: Math.ceil(rounds.length / size) }, (_, index) =>
    rounds.slice(index * size, (index + 1) * size),
  )
}
