import { checkDocument } from '@mallwright/contract/document'
import { createApi } from '@mallwright/contract/rpc'
import type { CompiledPage, Document, NodeId } from '@mallwright/contract/document'
import type { Locale } from '@mallwright/contract/values'
import { mountStudio, STUDIO_OPERATIONS } from '@mallwright/editor'
import { ACTIONS, COMMAND_EXAMPLES, COMMANDS, CommandError, testEditor } from '@mallwright/editor/driver'
import type { CommandCall, TestEditor } from '@mallwright/editor/driver'
import {
  compilePage,
  themeCss,
  readSiteDefaults,
  readSiteChrome,
  upgradeCompiledPage,
  SITE_PARTS,
} from '@mallwright/modules/definitions'
import { STRESS_FIXTURES } from '@mallwright/modules/samples'
import type { DataSource, SiteChrome } from '@mallwright/modules/views'
import { loadPageData, renderShopDocument } from '@mallwright/viewer/prerender'
import type { PageData } from '@mallwright/viewer/prerender'
import { HomeShell, loadViews } from '@mallwright/viewer/runtime'
import { act } from 'react'
import { hydrateRoot } from 'react-dom/client'

import { SITE } from '../laws/law-fixtures.ts'
import type { FuzzCase } from './fuzzed-document.ts'

/** Steps of a case; each is reported before it begins. */
export type Step = 'parse' | 'check' | 'compile' | 'data' | 'prerender' | 'hydrate' | 'edit' | 'studio' | 'prototypes'

/** Callbacks that observe a case. */
export interface Watch {
  readonly enter: (step: Step) => void
  readonly fault: (what: string) => void
}

/** Whether a document was accepted. */
export type Verdict = 'accepted' | 'refused'

/** Data states of the mall whose answers are immediate. */
const STATES = (['usual', 'empty', 'one', 'longName', 'noPicture', 'priceHighest', 'refused', 'many'] as const).map(
  (name) => STRESS_FIXTURES[name].source,
)

/** One accepted case in this many mounts the whole studio; a large document costs seconds there. */
const STUDIO_EVERY = 25

/** Maximum number of selected nodes, and of examples run per command, in one case. */
const MOST_SELECTED = 3
const MOST_EXAMPLES = 2

const UNTOUCHED = [Object, Array, Function, String, Number].map(({ prototype }) => ({
  prototype,
  names: Object.getOwnPropertyNames(prototype).join(' '),
}))

/** Runs one case through every stage that a document passes in the product. */
export async function tryDocument(one: FuzzCase, watch: Watch): Promise<Verdict> {
  let verdict: Verdict = 'refused'
  try {
    verdict = await passed(one, watch)
  } catch (error) {
    watch.fault(wordsOf(error))
  }
  watch.enter('prototypes')
  for (const { prototype, names } of UNTOUCHED)
    if (Object.getOwnPropertyNames(prototype).join(' ') !== names) watch.fault('a prototype was changed')
  return verdict
}

async function passed({ index, text, column }: FuzzCase, watch: Watch): Promise<Verdict> {
  watch.enter('parse')
  const value: unknown = JSON.parse(text)
  watch.enter('check')
  const checked = checkDocument(value)
  if (!checked.ok) return 'refused'
  const { page, frame } = compiled(checked.document, column, watch)
  await drawn({ page, frame, index }, watch)
  watch.enter('edit')
  edited(checked.document, watch)
  if (index % STUDIO_EVERY !== 0) return 'accepted'
  watch.enter('studio')
  await mounted(checked.document, column)
  return 'accepted'
}

function compiled(document: Document, column: string, watch: Watch): { page: CompiledPage; frame: SiteChrome } {
  watch.enter('compile')
  const before = JSON.stringify(document)
  const page = JSON.parse(JSON.stringify(compilePage(document, column))) as CompiledPage
  const fresh = upgradeCompiledPage(page)
  if (JSON.stringify(upgradeCompiledPage(JSON.parse(JSON.stringify(fresh)) as CompiledPage)) !== JSON.stringify(fresh))
    watch.fault('refreshing a page twice gives another page')
  if (JSON.stringify(document) !== before) watch.fault('compiling changed the document')
  const content = { [column]: fresh }
  readSiteDefaults(content)
  return { page: fresh, frame: readSiteChrome(content) }
}

interface Drawing {
  readonly page: CompiledPage
  readonly frame: SiteChrome
  readonly index: number
}

async function drawn({ page, frame, index }: Drawing, watch: Watch): Promise<void> {
  const source = STATES[index % STATES.length] ?? STRESS_FIXTURES.usual.source
  const locale: Locale = index % 2 === 0 ? 'zh-CN' : 'en-US'
  watch.enter('data')
  const data = JSON.parse(JSON.stringify(await loadPageData(page, source))) as PageData
  watch.enter('prerender')
  const html = await renderShopDocument({
    locale,
    origin: 'http://shop.test',
    site: SITE,
    chrome: frame,
    siteThemeCss: themeCss(frame.theme),
    release: 1,
    page,
    data,
    script: '/shop.js',
    styles: [],
    hydrateLoader: '',
    apiBase: '/api',
  })
  watch.enter('hydrate')
  const sent = new DOMParser().parseFromString(html, 'text/html')
  const boot = JSON.parse(sent.querySelector('#mw-bootstrap')?.textContent ?? '') as Drawing
  if (JSON.stringify(boot.page) !== JSON.stringify(page)) watch.fault('the page arrived as another one')
  await hydrated(sent.querySelector('#shop')?.innerHTML ?? '', { page: boot.page, frame, locale, data, source }, watch)
}

async function hydrated(
  html: string,
  shop: { page: CompiledPage; frame: SiteChrome; locale: Locale; data: PageData; source: DataSource },
  watch: Watch,
): Promise<void> {
  const { page, frame, locale, data, source } = shop
  const root = document.createElement('div')
  root.innerHTML = html
  document.body.append(root)
  const scope = {
    views: await loadViews(page),
    data,
    source,
    generation: 0,
    locale,
    origin: 'http://shop.test',
    onAction: () => undefined,
    onError: (error: unknown) => watch.fault(`a node threw: ${wordsOf(error)}`),
  }
  const onError = (error: unknown) => watch.fault(`drawing: ${wordsOf(error)}`)
  const tree = await act(async () =>
    hydrateRoot(root, <HomeShell site={SITE} chrome={frame} page={page} scope={scope} />, {
      onRecoverableError: onError,
      onUncaughtError: onError,
      onCaughtError: () => undefined,
    }),
  )
  await act(async () => tree.unmount())
  root.remove()
}

function edited(start: Document, watch: Watch): void {
  const before = JSON.stringify(start)
  const editor = testEditor(start)
  const { page } = editor
  const ids = (Object.keys(start.nodes) as NodeId[]).slice(0, MOST_SELECTED)
  for (const id of ids) {
    editor.select(id)
    for (const { name } of ACTIONS) editor.act(name)
    editor.down({ node: id }, 20, 20).move(30, 40).up()
    editor.select(...ids)
    editor.press('ArrowLeft')
  }
  for (const [name, command] of Object.entries(COMMANDS)) {
    for (const input of (COMMAND_EXAMPLES[name]?.(editor.document) ?? []).slice(0, MOST_EXAMPLES))
      runExample(page, { command, input })
  }
  if (!checkDocument(editor.document).ok) watch.fault('editing made a document that does not open')
  let steps = 0
  while (editor.page.undo()) steps++
  if (JSON.stringify(editor.document) !== before) watch.fault(`undoing ${steps} steps does not give the start back`)
}

/** Runs an example that may not apply: a command may refuse its input, with its own error only. */
function runExample(page: TestEditor['page'], call: CommandCall): void {
  try {
    page.run(call)
  } catch (error) {
    if (!(error instanceof CommandError)) throw error
  }
}

async function mounted(start: Document, column: string): Promise<void> {
  const root = document.createElement('div')
  document.body.append(root)
  const gateway = createApi(STUDIO_OPERATIONS, async () => ({
    arrived: true,
    envelope: { code: 2000, msg: '无数据权限', data: null },
  }))
  try {
    const shown = await act(async () =>
      mountStudio({
        root,
        gateway,
        document: start,
        column: Object.hasOwn(SITE_PARTS, column) ? column : 'home',
        stUuid: 't',
        revision: 1,
      }),
    )
    for (const id of (Object.keys(start.nodes) as NodeId[]).slice(0, MOST_SELECTED)) {
      await act(async () => shown.studio.page.select([id]))
      for (const tab of root.querySelectorAll<HTMLElement>('.st-side.is-right [role=tab]'))
        await act(async () => tab.click())
    }
    for (const panel of root.querySelectorAll<HTMLElement>('.st-rail button')) await act(async () => panel.click())
    await act(async () => shown.unmount())
  } finally {
    root.remove()
  }
}

/** An error as a single line. */
export function wordsOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error).slice(0, 300)
  const where =
    error.stack
      ?.split('\n')
      .slice(1, 4)
      .map((line) => line.trim())
      .join(' < ') ?? ''
  return `${error.name}: ${error.message.slice(0, 200)} ${where}`
}
