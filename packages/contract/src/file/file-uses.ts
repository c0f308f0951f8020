import type { Document } from '../document/document.ts'
import type { Node } from '../document/node.ts'

/** Replacement of a file; pictures have no duration. */
export interface FileReplacement {
  readonly url: string
  readonly width: number
  readonly height: number
  readonly durationSec?: number
}

/** What is known of a node that uses a file. */
export interface NodeUse {
  /** Title of its page. */
  readonly title: string
  readonly nodeId: string
  readonly module: string
  /** Name given by the editor; may be empty. */
  readonly nodeName: string
  readonly count: number
  /** Whether buyers see it now; else it is in the draft. */
  readonly isReleased: boolean
}

type Bag = Readonly<Record<string, unknown>>

/** The id of the stored file behind a URL; `undefined` for any other URL. */
export function storedFileId(address: unknown): string | undefined {
  if (typeof address !== 'string' || address.length > 2000) return undefined
  const path = /^(?:https?:\/\/[^/?#]+)?((?:\/[\w-]+)*)\/alc-oss\/handle\/downLoad\/([\w-]{1,64})\/[\w.]+$/i.exec(
    address,
  )
  return path?.[2]?.toLowerCase()
}

/**
 * The files that a value of a document shows, each as often as it does. Only values that mean a file count: pictures and
 * videos (`url` beside a size), pictures of rich text, and links (`kind` and `url`). A text that quotes an address shows nothing.
 */
export function filesIn(value: unknown): string[] {
  if (Array.isArray(value)) return value.flatMap(filesIn)
  if (!isBag(value)) return []
  const urlKey = addressKey(value)
  const found = urlKey && storedFileId(value[urlKey])
  return [...(found ? [found] : []), ...Object.values(value).flatMap(filesIn)]
}

/** The value with a file replaced by another one; the same object when the file is not used. */
export function replaceFileIn<Value>(value: Value, fileId: string, next: FileReplacement): Value {
  if (Array.isArray(value)) return mapped(value, fileId, next) as Value
  if (!isBag(value)) return value
  const entries = Object.entries(value).map(([key, member]) => [key, replaceFileIn(member, fileId, next)] as const)
  const isSame = entries.every(([key, member]) => member === value[key])
  const changed: Bag = isSame ? value : Object.fromEntries(entries)
  const urlKey = addressKey(value)
  if (!urlKey || storedFileId(value[urlKey]) !== fileId) return changed as Value
  return { ...changed, ...replacedReference(value, urlKey, next) } as Value
}

/** The document with a file replaced wherever it is used; the same object when it is not. */
export function replaceFileInDocument(document: Document, fileId: string, next: FileReplacement): Document {
  const changed = Object.entries(document.nodes).flatMap(([id, node]: [string, Node]) => {
    const props = replaceFileIn(node.props, fileId, next)
    return props === node.props ? [] : [[id, { ...node, props }] as const]
  })
  return changed.length === 0 ? document : { ...document, nodes: { ...document.nodes, ...Object.fromEntries(changed) } }
}

function mapped(list: readonly unknown[], fileId: string, next: FileReplacement): readonly unknown[] {
  const entries = list.map((item) => replaceFileIn(item, fileId, next))
  return entries.every((entry, index) => entry === list[index]) ? list : entries
}

/** The key of a value's media URL; `undefined` for values without media. */
function addressKey(value: Bag): 'url' | 'src' | undefined {
  if (value['tag'] === 'img') return 'src'
  const isPicture = typeof value['width'] === 'number' && typeof value['height'] === 'number'
  return isPicture || typeof value['kind'] === 'string' ? 'url' : undefined
}

function replacedReference(
  value: Bag,
  key: 'url' | 'src',
  { url, width, height, durationSec = 0 }: FileReplacement,
): Bag {
  return {
    [key]: url,
    ...(typeof value['width'] === 'number' && { width }),
    ...(typeof value['height'] === 'number' && { height }),
    ...(typeof value['durationSec'] === 'number' && { durationSec }),
  }
}

function isBag(value: unknown): value is Bag {
  return typeof value === 'object' && value !== null
}
