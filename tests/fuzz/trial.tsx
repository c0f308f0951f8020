import { checkDocument } from '@mallwright/contract/document'
import { createApi } from '@mallwright/contract/rpc'
import type { CompiledPage, Document, NodeId } from '@mallwright/contract/document'
import { wellFormedJson } from '@mallwright/contract/values'
import type { Locale } from '@mallwright/contract/values'
import { mountStudio, STUDIO_OPERATIONS } from '@mallwright/editor'
import { ACTIONS, COMMAND_EXAMPLES, COMMANDS, CommandError, testEditor } from '@mallwright/editor/driver'
import type { CommandCall, TestEditor } from '@mallwright/editor/driver'
import {
  compilePage,
  upgradeCompiledPage,
  themeCss,
  readSiteDefaults,
  readSiteChrome,
  SITE_PARTS,
} from '@mallwright/modules/definitions'
import { STRESS_FIXTURES } from '@mallwright/modules/samples'
import type { DataSource, SiteChrome } from '@mallwright/modules/views'
import { loadPageData, PrerenderedShell, renderShopDocument } from '@mallwright/viewer/prerender'
import type { PageData } from '@mallwright/viewer/prerender'
import { loadViews } from '@mallwright/viewer/runtime'
import { act } from 'react'
import { hydrateRoot } from 'react-dom/client'

import { SITE } from '../laws/law-fixtures.ts'
import type { FuzzCase } from './fuzzed-document.ts'

/** Steps of a case; each is reported before it begins. */
export type Step = 'parse' | 'check' | 'compile' | 'data' | 'prerender' | 'hydrate' | 'edit' | 'studio' | 'prototypes'

/** Callbacks that observe a case. */
export interface TrialObserver {
  readonly enter: (step: Step) => void
  readonly onError: (message: string) => void
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
const MAX_SELECTED = 3
const MAX_EXAMPLES = 2

const PROTOTYPES = [Object, Array, Function, String, Number].map(({ prototype }) => ({
  prototype,
  names: Object.getOwnPropertyNames(prototype).join(' '),
}))

/** Runs one case through every stage that a document passes in the product. */
export async function runFuzzCase(fuzzCase: FuzzCase, observer: TrialObserver): Promise<Verdict> {
  let verdict: Verdict = 'refused'
  try {
    verdict = await runStages(fuzzCase, observer)
  } catch (error) {
    observer.onError(describeError(error))
  }
  observer.enter('prototypes')
  for (const { prototype, names } of PROTOTYPES)
    if (Object.getOwnPropertyNames(prototype).join(' ') !== names) observer.onError('a prototype was changed')
  return verdict
}

async function runStages({ index, text, column }: FuzzCase, observer: TrialObserver): Promise<Verdict> {
  observer.enter('parse')
  // Without half characters, as the gateway hands it on.
  const value: unknown = JSON.parse(wellFormedJson(text))
  observer.enter('check')
  const checked = checkDocument(value)
  if (!checked.ok) return 'refused'
  const { page, chrome } = compile(checked.document, column, observer)
  await renderAndHydrate({ page, chrome, index }, observer)
  observer.enter('edit')
  editInModel(checked.document, observer)
  if (index % STUDIO_EVERY !== 0) return 'accepted'
  observer.enter('studio')
  await editInStudio(checked.document, column)
  return 'accepted'
}

function compile(
  document: Document,
  column: string,
  observer: TrialObserver,
): { page: CompiledPage; chrome: SiteChrome } {
  observer.enter('compile')
  const before = JSON.stringify(document)
  const page = JSON.parse(JSON.stringify(compilePage(document, column))) as CompiledPage
  const upgraded = upgradeCompiledPage(page)
  if (
    JSON.stringify(upgradeCompiledPage(JSON.parse(JSON.stringify(upgraded)) as CompiledPage)) !==
    JSON.stringify(upgraded)
  )
    observer.onError('upgrading a page twice is not idempotent')
  if (JSON.stringify(document) !== before) observer.onError('compiling changed the document')
  const content = { [column]: upgraded }
  readSiteDefaults(content)
  return { page: upgraded, chrome: readSiteChrome(content) }
}

interface RenderedCase {
  readonly page: CompiledPage
  readonly chrome: SiteChrome
  readonly index: number
}

async function renderAndHydrate({ page, chrome, index }: RenderedCase, observer: TrialObserver): Promise<void> {
  const source = STATES[index % STATES.length] ?? STRESS_FIXTURES.usual.source
  const locale: Locale = index % 2 === 0 ? 'zh-CN' : 'en-US'
  observer.enter('data')
  const data = JSON.parse(JSON.stringify(await loadPageData(page, source))) as PageData
  observer.enter('prerender')
  const html = await renderShopDocument({
    locale,
    origin: 'http://shop.test',
    site: SITE,
    chrome: chrome,
    siteThemeCss: themeCss(chrome.theme),
    release: 1,
    page,
    data,
    assets: { scripts: ['/shop.js'], imports: [], styles: [] },
    hydrateLoader: '',
    apiBase: '/api',
    storageKey: 'ef'.repeat(32),
    now: Date.now(),
  })
  observer.enter('hydrate')
  const sent = new DOMParser().parseFromString(html, 'text/html')
  const bootstrap = JSON.parse(sent.querySelector('#mw-bootstrap')?.textContent ?? '') as RenderedCase
  if (JSON.stringify(bootstrap.page) !== JSON.stringify(page)) observer.onError('the bootstrap carries another page')
  await hydrate(
    sent.querySelector('#shop')?.innerHTML ?? '',
    { page: bootstrap.page, chrome, locale, data, source },
    observer,
  )
}

async function hydrate(
  html: string,
  shop: { page: CompiledPage; chrome: SiteChrome; locale: Locale; data: PageData; source: DataSource },
  observer: TrialObserver,
): Promise<void> {
  const { page, chrome, locale, data, source } = shop
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
    // As in the shop: its offset is known after a while.
    clock: { offsetMs: () => Promise.resolve(0) },
    onAction: () => undefined,
    onError: (error: unknown) => observer.onError(`a node threw: ${describeError(error)}`),
  }
  const onError = (error: unknown) => observer.onError(`rendering: ${describeError(error)}`)
  const tree = await act(async () =>
    hydrateRoot(root, <PrerenderedShell site={SITE} chrome={chrome} page={page} scope={scope} />, {
      onRecoverableError: onError,
      onUncaughtError: onError,
      onCaughtError: () => undefined,
    }),
  )
  await act(async () => tree.unmount())
  root.remove()
}

function editInModel(start: Document, observer: TrialObserver): void {
  const before = JSON.stringify(start)
  const editor = testEditor(start)
  const { page } = editor
  const ids = (Object.keys(start.nodes) as NodeId[]).slice(0, MAX_SELECTED)
  for (const id of ids) {
    editor.select(id)
    for (const { name } of ACTIONS) editor.act(name)
    editor.down({ node: id }, 20, 20).move(30, 40).up()
    editor.select(...ids)
    editor.press('ArrowLeft')
  }
  for (const [name, command] of Object.entries(COMMANDS)) {
    for (const input of (COMMAND_EXAMPLES[name]?.(editor.document) ?? []).slice(0, MAX_EXAMPLES))
      runExample(page, { command, input })
  }
  if (!checkDocument(editor.document).ok) observer.onError('editing led to an invalid document')
  let steps = 0
  while (editor.page.undo()) steps++
  if (JSON.stringify(editor.document) !== before)
    observer.onError(`undoing ${steps} steps does not restore the document`)
}

/** Runs an example that may not apply: a command may refuse its input, with its own error only. */
function runExample(page: TestEditor['page'], call: CommandCall): void {
  try {
    page.run(call)
  } catch (error) {
    if (!(error instanceof CommandError)) throw error
  }
}

async function editInStudio(start: Document, column: string): Promise<void> {
  const root = document.createElement('div')
  document.body.append(root)
  const gateway = createApi(STUDIO_OPERATIONS, async () => ({
    arrived: true,
    envelope: { code: 2000, msg: '无数据权限', data: null },
  }))
  try {
    const mounted = await act(async () =>
      mountStudio({
        root,
        gateway,
        document: start,
        column: Object.hasOwn(SITE_PARTS, column) ? column : 'home',
        stUuid: 't',
        revision: 1,
      }),
    )
    for (const id of (Object.keys(start.nodes) as NodeId[]).slice(0, MAX_SELECTED)) {
      await act(async () => mounted.studio.page.select([id]))
      for (const tab of root.querySelectorAll<HTMLElement>('.st-side.is-right [role=tab]'))
        await act(async () => tab.click())
    }
    for (const panel of root.querySelectorAll<HTMLElement>('.st-rail button')) await act(async () => panel.click())
    await act(async () => mounted.unmount())
  } finally {
    root.remove()
  }
}

/** An error as a single line. */
export function describeError(error: unknown): string {
  if (!(error instanceof Error)) return String(error).slice(0, 300)
  const where =
    error.stack
      ?.split('\n')
      .slice(1, 4)
      .map((line) => line.trim())
      .join(' < ') ?? ''
  return `${error.name}: ${error.message.slice(0, 200)} ${where}`
}
