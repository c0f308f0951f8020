import type { Document, Node, NodeId } from '@mallwright/contract/document'

import { readProps } from '../kit/define-module.ts'
import { definitionOf } from '../registry/definitions.ts'
import { LEGACY_CODECS } from '../registry/codecs.ts'
import { textOf } from '../kit/option-codecs/option-codec.ts'
import { findCodec } from './find-codec.ts'
import { writeForeignNode } from './foreign-node.ts'
import { writeNodeOptions } from './node-options.ts'
import { noOptions, optionAt, rawAt, writeOption } from '../kit/option-codecs/option-path.ts'
import { parseRaw, parsedOf, rawOf, rawText } from '../kit/option-codecs/raw-json.ts'
import type { RawJson } from '../kit/option-codecs/raw-json.ts'
import { tagTabs } from '../tag-tabs/tag-tabs.ts'
import { freeSizeIn, readHead } from './read-design.ts'
import { writeStyleTabs } from './style-tabs.ts'

/**
 * Writes a document as a design in the options of specification 3 §3, indented: an object with a `list`, or a bare list
 * when
 * it was read from one and has no page options. Preserved options are written back.
 */
export function writeDesign(document: Document): string {
  const preserved = preservedOptions(document['kept'])
  const list: RawJson = { kind: 'list', items: writeAll(document, document.children, undefined) }
  const { title, look } = document
  if (preserved?.kind === 'list' && title === '' && look.background === '') return `${rawText(list, 0)}\n`
  const design: RawJson = preserved?.kind === 'object' ? preserved : noOptions()
  const before = readHead(parsedOf(design))
  if (before.title !== title) writeOption(design, 'name', rawOf(title))
  if (before.background !== look.background) writeOption(design, 'bottomColor', rawOf(look.background))
  writeOption(design, 'list', list)
  return `${rawText(design, 0)}\n`
}

function writeAll(document: Document, ids: readonly NodeId[], parentType: string | undefined): RawJson[] {
  return ids.flatMap((id) => {
    const node = document.nodes[id]
    return node ? [writeNode(document, node, parentType)] : []
  })
}

function writeNode(document: Document, node: Node, parentType: string | undefined): RawJson {
  const definition = definitionOf(node.module)
  const codec = Object.hasOwn(LEGACY_CODECS, node.module) ? LEGACY_CODECS[node.module] : undefined
  const preserved = preservedOptions(node['kept'])
  // A node of a newer version was written by a newer build: its props may differ in meaning.
  if (!codec || !definition || node.version > definition.version) return preserved ?? writeForeignNode(node)
  const options: RawJson = preserved?.kind === 'object' ? preserved : noOptions()
  const isFresh = options !== preserved
  const own = noOptions()
  // In a new module names and node properties come first; in an imported one props stay in place.
  codec.write(isFresh ? own : options, readProps(definition, node))
  if (textOf(optionAt(parsedOf(options), 'id')) !== node.id) writeOption(options, 'id', rawOf(node.id))
  if (isFresh && codec.itemType) writeOption(options, 'type', rawOf(codec.itemType))
  if (isFresh) writeOption(options, 'moduleName', rawOf(definition.label.zh))
  if (isFresh) writeOption(options, 'componentName', rawOf(codec.names[0]))
  if (isFresh)
    for (const [path, value] of Object.entries(codec.constants ?? {})) writeOption(options, path, rawOf(value))
  writeNodeOptions(options, node, { size: freeSizeIn(parentType, node.module), isFresh })
  if (isFresh && options.kind === 'object')
    options.members.push(...own.members.filter(({ key }) => !options.members.some((member) => member.key === key)))
  if (findCodec(parsedOf(options), parentType).codec !== codec)
    writeOption(options, 'componentName', rawOf(codec.names[0]))
  if (node.module === tagTabs.type && writeStyleTabs(options, node, document)) return options
  const children = writeAll(document, node.children ?? [], node.module)
  // An empty container that had no list in its design is written without one.
  if (definition.accepts && (isFresh || children.length > 0 || rawAt(options, 'list')?.kind === 'list'))
    writeOption(options, 'list', { kind: 'list', items: children })
  return options
}

/** Original options of an imported node or document; `undefined` for one created here. */
function preservedOptions(preserved: unknown): RawJson | undefined {
  if (typeof preserved !== 'string') return undefined
  const parsed = parseRaw(preserved)
  return parsed.ok ? parsed.raw : undefined
}
