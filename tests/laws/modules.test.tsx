import { LOCALES } from '@mallwright/contract/values'
import type { CompiledPage, Document, NodeId } from '@mallwright/contract/document'
import type { Locale } from '@mallwright/contract/values'
import { compilePage, upgradeCompiledPage, DEFINITIONS, readProps } from '@mallwright/modules/definitions'
import type { Definition, Fields } from '@mallwright/modules/definitions'
import { SAMPLES } from '@mallwright/modules/samples'
import { STYLES } from '@mallwright/modules/styles'
import { VIEWS } from '@mallwright/modules/views'
import type { DataSource } from '@mallwright/modules/views'
import { loadPageData, renderShopDocument } from '@mallwright/viewer/prerender'
import { PageShell, PageView } from '@mallwright/viewer/runtime'
import type { PageScope } from '@mallwright/viewer/runtime'
import { act, render } from '@testing-library/react'
import axe from 'axe-core'
import { hydrateRoot } from 'react-dom/client'
import { describe, expect, it, vi } from 'vitest'

import { htmlOf, scopeOf, SITE, SOURCE } from './law-fixtures.ts'

const types = Object.keys(DEFINITIONS)

/** A document with one node of a module. */
function documentOf(type: string, props: Readonly<Record<string, unknown>>, version: number): Document {
  const id = 'a' as NodeId
  return {
    format: 1,
    title: '',
    look: { background: '' },
    children: [id],
    nodes: { [id]: { id, module: type, version, props, ...(DEFINITIONS[type]?.accepts && { children: [] }) } },
  }
}

function stored(type: string): { name: string; props: Readonly<Record<string, unknown>>; version: number }[] {
  const samples = SAMPLES.find((sample) => sample.type === type)
  const current = DEFINITIONS[type]?.version ?? 0
  return [
    ...(samples?.versions ?? []).map((props, version) => ({ name: `version ${version}`, props, version })),
    ...Object.entries(samples?.states ?? {}).map(([name, props]) => ({ name, props, version: current })),
  ]
}

/** Scope of a page whose data are loaded. */
async function loadedScope(page: CompiledPage, source: DataSource, locale: Locale): Promise<PageScope> {
  return { ...(await scopeOf(page, { source, locale })), data: await loadPageData(page, source) }
}

async function renderHydrated(page: CompiledPage, source: DataSource) {
  return render(<PageView page={page} scope={await loadedScope(page, source, 'zh-CN')} />)
}

function labels(fields: Fields, path: string): string[] {
  return Object.entries(fields).flatMap(([name, field]) => {
    const fieldPath = `${path}.${name}`
    const ownErrors = field.label.zh.trim() && field.label.en.trim() ? [] : [fieldPath]
    const options =
      field.kind === 'choice'
        ? field.options.filter(({ label }) => !label.zh || !label.en).map((o) => `${fieldPath}=${o.value}`)
        : []
    const inner = field.kind === 'group' || field.kind === 'list' ? labels(field.of, fieldPath) : []
    return [...ownErrors, ...options, ...inner]
  })
}

describe.each(types)('module %s', (type) => {
  const definition = DEFINITIONS[type] as Definition

  it('is complete: view, style sheet, one sample per version', () => {
    expect(VIEWS[type]).toBeTypeOf('function')
    expect(STYLES[type]?.every((sheet) => typeof sheet === 'string')).toBe(true)
    expect(SAMPLES.find((sample) => sample.type === type)?.versions).toHaveLength(definition.version + 1)
  })

  it('reads missing and arbitrary props to valid ones', () => {
    const empty = readProps(definition, { version: 0, props: {} })
    for (const [name, field] of Object.entries(definition.fields))
      expect(field.read((empty as Record<string, unknown>)[name]), name).toBeDefined()
    const nonsense = Object.fromEntries(Object.keys(definition.fields).map((name) => [name, { broken: [null] }]))
    expect(() => readProps(definition, { version: 0, props: nonsense })).not.toThrow()
  })

  it('labels every field in both languages', () => {
    expect(labels(definition.fields, type)).toEqual([])
  })

  it.each(stored(type))('opens and renders its stored sample: $name', async ({ props, version }) => {
    const page = compilePage(documentOf(type, props, version), 'home')
    expect(page.nodes).toHaveLength(1)
    const { container } = await renderHydrated(page, SOURCE)
    expect(container.querySelector('.mw-node')).not.toBeNull()
  })

  it.each(LOCALES)('renders the same on the server and in the shop: %s', async (locale) => {
    const page = compilePage(documentOf(type, stored(type)[0]?.props ?? {}, 0), 'home')
    const html = await htmlOf(page, locale)
    const complaints: unknown[] = []
    const spy = vi.spyOn(console, 'error').mockImplementation((...parts: unknown[]) => void complaints.push(parts))
    const container = document.createElement('div')
    container.innerHTML = new DOMParser().parseFromString(html, 'text/html').querySelector('#shop')?.innerHTML ?? ''
    document.body.append(container)
    const scope = await loadedScope(page, SOURCE, locale)
    const root = await act(async () =>
      hydrateRoot(container, <PageShell site={SITE} page={page} scope={scope} />, {
        onRecoverableError: (error) => void complaints.push(error),
      }),
    )
    expect(complaints).toEqual([])
    spy.mockRestore()
    await act(async () => root.unmount())
    container.remove()
  })

  it('has no axe violations', async () => {
    const page = compilePage(documentOf(type, stored(type)[0]?.props ?? {}, 0), 'home')
    const { container } = await renderHydrated(page, SOURCE)
    const found = await axe.run(container, {
      rules: { 'color-contrast': { enabled: false }, region: { enabled: false } },
    })
    expect(found.violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`)).toEqual([])
  })
})

it('renders a release of an older build, which lacks the props that were added since', async () => {
  const nodes = Object.keys(DEFINITIONS).map((module, index) => ({
    id: `n${index}` as NodeId,
    module,
    version: 0,
    props: {},
  }))
  const gone = { id: 'x' as NodeId, module: 'hologram', version: 0, props: {} }
  const page = upgradeCompiledPage({ columnCode: 'home', title: '', look: { background: '' }, nodes: [...nodes, gone] })
  expect(page.nodes).toHaveLength(nodes.length)
  const { container } = await renderHydrated(page, SOURCE)
  expect(container.querySelectorAll('.mw-node')).toHaveLength(nodes.length)
})

it('omits what buyers must not receive: hidden nodes, unknown modules, newer versions', () => {
  const base = documentOf('text', {}, 0)
  const id = 'a' as NodeId
  const node = base.nodes[id]
  if (!node) throw new Error('no node')
  const page = (change: object) => compilePage({ ...base, nodes: { [id]: { ...node, ...change } } }, 'home')
  expect(page({}).nodes).toHaveLength(1)
  expect(page({ isHidden: true }).nodes).toEqual([])
  expect(page({ module: 'hologram' }).nodes).toEqual([])
  expect(page({ version: 99 }).nodes).toEqual([])
})

it('writes no script from a document into the page', async () => {
  const hostile = '</script><script>alert(1)</script>'
  const page = compilePage(
    documentOf('text', { text: hostile, link: { kind: 'path', path: 'javascript:alert(1)' } }, 0),
    'home',
  )
  const html = await renderShopDocument({
    locale: 'zh-CN',
    origin: 'http://shop.test',
    site: { ...SITE, siteShortName: hostile },
    release: 1,
    page: { ...page, title: hostile },
    data: {},
    assets: { scripts: ['/shop.js'], imports: [], styles: [] },
    hydrateLoader: '',
    apiBase: '/api',
    storageKey: 'ef'.repeat(32),
  })
  const dom = new DOMParser().parseFromString(html, 'text/html')
  expect([...dom.scripts].filter(({ text }) => text.includes('alert(1)') && !text.startsWith('{'))).toEqual([])
  expect(dom.querySelector('a[href^="javascript"]')).toBeNull()
})
