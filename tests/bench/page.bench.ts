import { gzipSync } from 'node:zlib'

import { readProduct } from '@mallwright/contract/catalog'
import { columnPath, HOME_COLUMN, productPath } from '@mallwright/contract/link'
import { newUuid } from '@mallwright/contract/values'
import type { Browser } from '@playwright/test'

import { removeDataDir, startBuiltServer } from '../built-server.ts'
import { publishAll, signIn } from '../gateway.ts'
import type { Gateway } from '../gateway.ts'
import { benchDocument, SHOP_KINDS } from './bench-page.ts'
import { openBrowser } from './browser.ts'
import { limitFigure, median, plainFigure, ratioFigure } from './figures.ts'
import type { Figure } from './figures.ts'
import { serveBaseline, visit } from './phone-visit.ts'
import type { Visit } from './phone-visit.ts'
import { productPeer } from './product-baseline.ts'
import { staticBaseline } from './static-baseline.ts'

const MODULES = 30
const PRODUCT = 'P09001'

/** Column code of the page that is measured as a campaign; the same modules as the home page. */
const CAMPAIGN = 'bench-campaign'

/** Texts of all scripts that a page loads itself, inline or by URL. */
async function scriptsOf(html: string, origin: string): Promise<string[]> {
  const found = [...html.matchAll(/<script(?![^>]*json)([^>]*)>([\s\S]*?)<\/script>/g)]
  return Promise.all(
    found.map(async ([, attributes = '', text = '']) => {
      const [, address] = /\ssrc="([^"]*)"/.exec(attributes) ?? []
      return address === undefined ? text : (await fetch(origin + address)).text()
    }),
  )
}

/** A page of ours and its hand-written peer. */
interface Pair {
  /** Before the names of the figures; empty for the home page. */
  readonly name: string
  readonly path: string
  readonly baselineHtml: string
  readonly rounds: number
}

/**
 * Benchmarks the published page of 30 modules, the same as a campaign, and a product, each beside a hand-written static page,
 * visited in turn on a slow phone.
 */
export async function run({ rounds = 31 }: { readonly rounds?: number } = {}): Promise<readonly Figure[]> {
  const server = await startBuiltServer()
  const browser = await openBrowser()
  try {
    const editor = await signIn(server.url, { phone: '19900170001', password: 'Mall2025a', terminal: 'studio' })
    const baselineHtml = await publishBenchPages(editor, server.url)
    const few = Math.ceil(rounds / 2)
    const pairs: readonly Pair[] = [
      { name: '', path: columnPath(HOME_COLUMN), baselineHtml, rounds },
      { name: 'campaign: ', path: columnPath(CAMPAIGN), baselineHtml, rounds: few },
      {
        name: 'product: ',
        path: productPath(PRODUCT),
        baselineHtml: await productPeer(editor, { code: PRODUCT, origin: server.url }),
        rounds: few,
      },
    ]
    const figures: Figure[] = []
    for (const pair of pairs) figures.push(...(await comparePair(browser, server.url, pair)))
    return figures
  } finally {
    await browser.close()
    await server.stop()
    removeDataDir(server.dataDir)
  }
}

/** Publishes the page of 30 modules as home page and as campaign; gives its hand-written peer. */
async function publishBenchPages(editor: Gateway, url: string): Promise<string> {
  const page = await editor.searchProductPage({ body: { pageSize: 40 } })
  const site = await editor.getNonCustodyMallSettingInfoByDomainMap({
    body: { siteType: 'mall', domainName: '127.0.0.1' },
  })
  if (!page.ok || !site.ok) throw new Error('the demo mall does not answer')
  const products = page.data.results.map(readProduct)
  const pictures = site.data.cCarouselUrl.split(',').map((path) => ({ url: path, width: 750, height: 360 }))
  const content = { pictures, productCodes: products.map(({ code }) => code) }
  const document = benchDocument(MODULES, content, SHOP_KINDS)
  for (const cColumnCode of [HOME_COLUMN, CAMPAIGN]) {
    const draft = await editor.getDraftPage({ body: { cColumnCode } })
    const iRevision = draft.ok ? draft.data.iRevision : 0
    const saved = await editor.saveColumnPage({ body: { cColumnCode, document, iRevision, cRequestUuid: newUuid() } })
    if (!saved.ok) throw new Error(`the bench page was not saved: ${saved.msg}`)
  }
  await publishAll(editor)
  return staticBaseline(
    MODULES,
    {
      ...content,
      pictures: pictures.map((one) => ({ ...one, url: url + one.url })),
      mark: url + site.data.cLogoImageUrl,
    },
    products.map((one) => ({ ...one, imageUrl: url + one.imageUrl })),
  )
}

async function comparePair(browser: Browser, url: string, pair: Pair): Promise<Figure[]> {
  const baseline = await serveBaseline(pair.baselineHtml)
  const ours: Visit[] = []
  const theirs: Visit[] = []
  for (let round = 0; round < pair.rounds; round++) {
    ours.push(await visit(browser, url + pair.path))
    theirs.push(await visit(browser, baseline.url))
  }
  baseline.stop()
  const html = await (await fetch(url + pair.path)).text()
  const scripts = await scriptsOf(html, url)
  const elementsIn = (text: string) => text.match(/<[a-z]/g)?.length ?? 0
  const of = (visits: readonly Visit[], key: keyof Visit) => median(visits.map((one) => one[key]))
  const both = (key: keyof Visit) => ({ ours: of(ours, key), baseline: of(theirs, key) })
  const { name, baselineHtml } = pair
  const scriptSize = gzipSync(scripts.join('')).length / 1000
  return [
    ratioFigure(`${name}first paint`, 'ms', { ...both('firstPaint'), most: 1.04 }),
    ratioFigure(`${name}largest paint`, 'ms', { ...both('largestPaint'), most: 1.04 }),
    ratioFigure(`${name}load event`, 'ms', { ...both('load'), most: 1.1 }),
    limitFigure(`${name}script for the first screen`, 'kB gzip', { ours: scriptSize, most: 10 }),
    limitFigure(`${name}script CPU until load (4 × slow-down)`, 'ms', { ...both('scriptCpu'), most: 15 }),
    limitFigure(`${name}layout shift`, '', { ...both('shift'), most: 0 }),
    plainFigure(`${name}HTML`, 'kB gzip', {
      ours: gzipSync(html).length / 1000,
      baseline: gzipSync(baselineHtml).length / 1000,
    }),
    plainFigure(`${name}elements`, '', { ours: elementsIn(html), baseline: elementsIn(baselineHtml) }),
  ]
}
