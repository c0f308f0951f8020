import { spawn } from 'node:child_process'

import { columnPath, productPath, SHOP_BASE } from '@mallwright/contract/link'

import { CHROMIUM_LAUNCH } from '../chromium-launch.ts'
import { removeDataDir, startBuiltServer } from '../built-server.ts'
import { median } from './figures.ts'
import type { Figure } from './figures.ts'

/** Outside of the tree, by npx: it brings more packages than the whole product. Decision 0092. */
const LIGHTHOUSE = 'lighthouse@12.8.2'

/** Column code of the demo's campaign. */
const CAMPAIGN = 'office-season'

/** Points of a category that a page is to have. Issues 12 §4 and 15 §7. */
const MIN_POINTS = 95

const PAGES = [
  { name: 'home', path: `${SHOP_BASE}/home/tab-home` },
  { name: 'campaign', path: columnPath(CAMPAIGN) },
  { name: 'product', path: productPath('P09001') },
  { name: 'search results', path: `${SHOP_BASE}/search/result?cKeyword=${encodeURIComponent('纸')}` },
  { name: 'cart', path: `${SHOP_BASE}/home/ShoppingCart` },
] as const

interface Report {
  readonly categories: Readonly<Record<string, { readonly title: string; readonly score: number | null }>>
  readonly audits: Readonly<
    Record<string, { readonly title: string; readonly score: number | null; readonly scoreDisplayMode: string }>
  >
}

/** Points of Lighthouse's mobile audit, medians, and which audits cost points. Its first run downloads Lighthouse. */
export async function run({ rounds = 3 }: { readonly rounds?: number } = {}): Promise<readonly Figure[]> {
  const server = await startBuiltServer({ env: { LOG_LEVEL: 'error' } })
  const figures: Figure[] = []
  try {
    for (const { name, path } of PAGES) {
      const reports: Report[] = []
      for (let round = 0; round < rounds; round += 1) reports.push(await auditAgain(server.url + path))
      figures.push(...figuresOf(name, reports))
    }
    return figures
  } finally {
    await server.stop()
    removeDataDir(server.dataDir)
  }
}

function figuresOf(name: string, reports: readonly Report[]): Figure[] {
  const [first] = reports
  return Object.entries(first?.categories ?? {}).map(([key, { title }]) => {
    const points = median(reports.map(({ categories }) => (categories[key]?.score ?? 0) * 100))
    if (points < MIN_POINTS && first) console.log(`${name}, ${title}: ${lostIn(first).join('; ')}`)
    return { name: `${name}, ${title}`, unit: '', ours: points, goal: `≥ ${MIN_POINTS}`, holds: points >= MIN_POINTS }
  })
}

/** Names of the audits that did not pass. */
function lostIn({ audits }: Report): string[] {
  return Object.values(audits)
    .filter(({ score, scoreDisplayMode }) => score !== null && score < 0.9 && scoreDisplayMode !== 'informative')
    .map(({ title, score }) => `${title} (${score})`)
}

/** Audits of one page that may end without a trace (NO_NAVSTART), as Lighthouse asks to repeat. */
const ATTEMPTS = 4

async function auditAgain(url: string): Promise<Report> {
  for (let attempt = 1; ; attempt += 1)
    try {
      return await audit(url)
    } catch (error) {
      if (attempt === ATTEMPTS) throw error
    }
}

function audit(url: string): Promise<Report> {
  const flags = ['--headless=new', ...CHROMIUM_LAUNCH.args].join(' ')
  const args = ['--yes', LIGHTHOUSE, url, '--output=json', '--quiet', `--chrome-flags=${flags}`]
  const { executablePath } = CHROMIUM_LAUNCH as { readonly executablePath?: string }
  const child = spawn('npx', args, {
    env: { ...process.env, ...(executablePath && { CHROME_PATH: executablePath }) },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  let output = ''
  child.stdout.on('data', (chunk: Buffer) => (output += chunk.toString()))
  return new Promise((resolve, reject) => {
    child.once('error', reject)
    child.once('exit', (code) => {
      if (code === 0) resolve(JSON.parse(output) as Report)
      else reject(new Error(`Lighthouse ended with ${code}`))
    })
  })
}
