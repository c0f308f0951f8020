import { cutText } from '@mallwright/contract/values'
import { DOCUMENT_FORMAT, MAX_NAME, MAX_NODES, MAX_TITLE, NodeId } from '@mallwright/contract/document'
import type { Document, Node } from '@mallwright/contract/document'

import { DEFAULT_SIZE } from '../kit/define-module.ts'
import type { SizeLimits } from '../kit/define-module.ts'
import { definitionOf } from '../registry/definitions.ts'
import { colour, textOf } from '../kit/option-codecs/option-codec.ts'
import type { DesignIssue, DesignReport, ModuleReport } from './design-report.ts'
import { findCodec } from './find-codec.ts'
import { readForeignNode } from './foreign-node.ts'
import { readNodeOptions } from './node-options.ts'
import { isRecord } from '../kit/is-record.ts'
import { optionAt, rawAt, writeOption } from '../kit/option-codecs/option-path.ts'
import { parseRaw, parsedOf, rawText } from '../kit/option-codecs/raw-json.ts'
import type { RawJson } from '../kit/option-codecs/raw-json.ts'
import { productList } from '../product-list/product-list.ts'
import { tabPage } from '../tab-page/tab-page.ts'
import { tagTabs } from '../tag-tabs/tag-tabs.ts'
import { readStyleTabs, STYLE_TABS } from './style-tabs.ts'
import type { StyleTab } from './style-tabs.ts'
import { unknownOptions } from './unknown-options.ts'

/** Maximum size of a design in bytes: the document with its preserved options still fits the server's limit. */
export const MAX_DESIGN_BYTES = 2 * 1024 * 1024

const NO_ITEMS: RawJson = { kind: 'list', items: [] }

/** Result of reading a design. */
export type DesignReading =
  | { readonly ok: true; readonly document: Document; readonly report: DesignReport }
  | { readonly ok: false; readonly issue: DesignIssue }

/**
 * Reads a design as stored by an older system: a list of module options, or an object with such a `list`. Unmapped
 * options and unknown modules are preserved. `isTaken` checks whether a node id is in use. Never throws.
 */
export function readDesign(json: string, isTaken: (id: string) => boolean = () => false): DesignReading {
  const text = json.startsWith('\uFEFF') ? json.slice(1) : json
  if (text.trim() === '') return failed({ kind: 'empty' })
  if (text.length > MAX_DESIGN_BYTES || new TextEncoder().encode(text).length > MAX_DESIGN_BYTES)
    return failed({ kind: 'large' })
  const parsed = parseRaw(text)
  if (!parsed.ok) return parsed
  const items = itemsOf(parsed.raw)
  if (!items) return failed({ kind: 'shape' })
  if (items.length === 0) return failed({ kind: 'bare' })
  const reader = new DesignReader(isTaken)
  const children = items.map((item) => reader.module(item, undefined))
  if (reader.nodes.size > MAX_NODES) return failed({ kind: 'crowded' })
  if (!reader.report.some(({ status }) => status === 'known')) return failed({ kind: 'unrecognised' })
  return { ok: true, document: documentOf(parsed.raw, children, reader.nodes), report: reader.report }
}

function failed(issue: DesignIssue): DesignReading {
  return { ok: false, issue }
}

function itemsOf(raw: RawJson): readonly RawJson[] | undefined {
  if (raw.kind === 'list') return raw.items
  const list = rawAt(raw, 'list')
  if (list?.kind === 'list' && !findCodec(parsedOf(raw), undefined).codec) return list.items
  // A single module.
  return raw.kind === 'object' && findCodec(parsedOf(raw), undefined).codec ? [raw] : undefined
}

function documentOf(raw: RawJson, children: NodeId[], nodes: Map<NodeId, Node>): Document {
  const isWrapped = raw.kind === 'object' && !findCodec(parsedOf(raw), undefined).codec
  const { title, background } = readHead(isWrapped ? parsedOf(raw) : undefined)
  if (isWrapped) writeOption(raw, 'list', NO_ITEMS)
  return {
    format: DOCUMENT_FORMAT,
    title,
    look: { background },
    children,
    nodes: Object.fromEntries(nodes),
    kept: isWrapped ? rawText(raw) : '[]',
  }
}

/** Page-level options of a design: name and bottomColor beside its list. Not in the specification. */
export function readHead(options: unknown): { readonly title: string; readonly background: string } {
  return {
    title: cutText(textOf(optionAt(options, 'name')) ?? '', MAX_TITLE),
    background: colour.decode(optionAt(options, 'bottomColor'))?.value ?? '',
  }
}

class DesignReader {
  readonly nodes = new Map<NodeId, Node>()
  readonly report: ModuleReport[] = []
  private readonly isTaken: (id: string) => boolean

  constructor(isTaken: (id: string) => boolean) {
    this.isTaken = isTaken
  }

  /** Reads a module and its children; returns its id. */
  module(raw: RawJson, parentType: string | undefined): NodeId {
    // One above the limit is enough to reject the design.
    if (this.nodes.size > MAX_NODES) return '' as NodeId
    const options = parsedOf(raw)
    const { codec, isMisplaced } = findCodec(options, parentType)
    const id = this.idFor(options)
    const nodeOptions = readNodeOptions(options, freeSizeIn(parentType, codec?.type))
    if (!codec) return this.foreign(raw, { id, options, nodeOptions, isMisplaced })
    const { props, understood, defaulted } = codec.read(options)
    const hasChildren = definitionOf(codec.type)?.accepts !== undefined
    const styleTabs = codec.type === tagTabs.type ? readStyleTabs(raw) : undefined
    const unknown = unknownOptions(options, Object.values(codec.props).flat(), understood).filter(
      (path) => !styleTabs || path !== STYLE_TABS,
    )
    this.report.push({
      nodeId: id,
      module: codec.type,
      name: nodeOptions.name,
      status: 'known',
      understood,
      defaulted,
      unknown,
    })
    this.nodes.set(id, {
      id,
      module: codec.type,
      version: definitionOf(codec.type)?.version ?? 0,
      props,
      ...nodeOptions,
    })
    if (styleTabs) return this.styleTabs(raw, id, styleTabs)
    const list = rawAt(raw, 'list')
    const children = hasChildren && list?.kind === 'list' ? list.items.map((item) => this.module(item, codec.type)) : []
    if (hasChildren && list?.kind === 'list') writeOption(raw, 'list', NO_ITEMS)
    const node = this.nodes.get(id) as Node
    this.nodes.set(id, { ...node, ...(hasChildren && { children }), kept: rawText(raw) })
    return id
  }

  /** Adds tabs in the specification's shape: a page with one product list each. Their options stay with the module's. */
  private styleTabs(raw: RawJson, id: NodeId, tabs: readonly StyleTab[]): NodeId {
    const children = tabs.map(({ raw: item, pageProps, listProps, understood }) => {
      const pageId = this.idFor(undefined)
      this.add({ id: pageId, module: tabPage.type, props: pageProps, understood, kept: rawText(item) })
      const listId = this.idFor(undefined)
      this.add({ id: listId, module: productList.type, props: listProps, understood: [] })
      this.nodes.set(pageId, { ...(this.nodes.get(pageId) as Node), children: [listId] })
      return pageId
    })
    writeOption(raw, STYLE_TABS, NO_ITEMS)
    this.nodes.set(id, { ...(this.nodes.get(id) as Node), children, kept: rawText(raw) })
    return id
  }

  private add(node: Pick<Node, 'id' | 'module' | 'props'> & { readonly understood: readonly string[]; kept?: string }) {
    const { understood, ...rest } = node
    this.nodes.set(node.id, { ...rest, version: definitionOf(node.module)?.version ?? 0 })
    this.report.push({
      nodeId: node.id,
      module: node.module,
      name: undefined,
      status: 'known',
      understood,
      defaulted: [],
      unknown: [],
    })
  }

  private foreign(
    raw: RawJson,
    {
      id,
      options,
      nodeOptions,
      isMisplaced,
    }: { id: NodeId; options: unknown; nodeOptions: Partial<Node>; isMisplaced: boolean },
  ): NodeId {
    const status = isMisplaced ? 'misplaced' : 'unknown'
    const name = nodeOptions.name ?? cutText(textOf(optionAt(options, 'moduleName')) ?? '', MAX_NAME)
    const node = readForeignNode(options, id) ?? {
      id,
      module: nameOf(options),
      version: 0,
      props: {},
      ...nodeOptions,
      ...(name && { name }),
      kept: rawText(raw),
    }
    const unknown = isRecord(options) ? Object.keys(options) : []
    this.report.push({ nodeId: id, module: node.module, name, status, understood: [], defaulted: [], unknown })
    this.nodes.set(id, node)
    return id
  }

  /** The design's own id if valid and free, else one by position. */
  private idFor(options: unknown): NodeId {
    const isFree = (id: string) => !(id in {}) && !this.nodes.has(id as NodeId) && !this.isTaken(id)
    const own = NodeId.safeParse(textOf(optionAt(options, 'id')))
    if (own.success && isFree(own.data)) return own.data
    let number = this.nodes.size + 1
    while (!isFree(`design-${number}`)) number += 1
    return `design-${number}` as NodeId
  }
}

/** Type of an unknown module: its name in the design with a prefix that no known module has. */
function nameOf(options: unknown): string {
  const names = ['componentName', 'moduleName', 'type'].map((option) => textOf(optionAt(options, option)) ?? '')
  return cutText(`design.${names.find((name) => name !== '') ?? 'unknown'}`, 80)
}

/** Size limits of a freely positioned module; `undefined` otherwise. */
export function freeSizeIn(parentType: string | undefined, type: string | undefined): SizeLimits | undefined {
  if (parentType === undefined || definitionOf(parentType)?.accepts?.arrangement !== 'free') return undefined
  return (type === undefined ? undefined : definitionOf(type)?.size) ?? DEFAULT_SIZE
}
