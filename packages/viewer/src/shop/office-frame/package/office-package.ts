import { FileRefused } from '../../file-frame/serve-orders.ts'
import { inflatePart } from './inflate-part.ts'
import { attributeOf, parseXml } from './xml.ts'
import { readZipDirectory } from './zip-directory.ts'

/** Bytes that all parts that are read of one package may have together. */
const MAX_PACKAGE_BYTES = 64 * 1024 * 1024

/** Bytes of a part of XML: the text of a book of a thousand pages. */
export const MAX_XML_BYTES = 8 * 1024 * 1024

/** Where a relation of a part leads. */
export interface Relation {
  readonly id: string
  /** The last part of its type, such as `worksheet`. */
  readonly type: string
  /** Name of a part. */
  readonly target: string
}

/** An Office package whose parts are inflated when they are asked for, no more than a device can take. ECMA-376 part 2. */
export interface OfficePackage {
  readonly names: readonly string[]
  /** A part's bytes; `undefined` without it. Throws `FileRefused` for more than may be. */
  readonly bytes: (name: string, maxBytes: number) => Uint8Array | undefined
  /** A part's text up to a number of bytes; `undefined` without it. */
  readonly text: (name: string, maxBytes: number) => { readonly text: string; readonly isCut: boolean } | undefined
  /** A part of XML; `undefined` without it. Throws for what is none. */
  readonly xml: (name: string) => Element | undefined
  /** What a part relates to within the package; '' is the package itself. */
  readonly relations: (name: string) => readonly Relation[]
}

/** Opens a package. Throws for what is none. */
export function openPackage(file: ArrayBuffer): OfficePackage {
  const parts = readZipDirectory(new Uint8Array(file))
  if (!parts) throw new Error('not a package')
  let left = MAX_PACKAGE_BYTES
  const inflated = (name: string, maxBytes: number) => {
    const part = parts.get(name)
    if (!part) return undefined
    const read = inflatePart(part, Math.min(maxBytes, left))
    left -= read.bytes.length
    if (left <= 0) throw new FileRefused('too-large')
    return read
  }
  const bytes = (name: string, maxBytes: number) => {
    const read = inflated(name, maxBytes)
    if (read?.isCut) throw new FileRefused('too-large')
    return read?.bytes
  }
  const xml = (name: string) => {
    const read = bytes(name, MAX_XML_BYTES)
    return read && parseXml(new TextDecoder().decode(read))
  }
  return {
    names: [...parts.keys()],
    bytes,
    text: (name, maxBytes) => {
      const read = inflated(name, maxBytes)
      return read && { text: new TextDecoder().decode(read.bytes), isCut: read.isCut }
    },
    xml,
    relations: (name) => [...(xml(relationsOf(name))?.children ?? [])].flatMap((one) => readRelation(one, name)),
  }
}

/** The part that a package is about, by the type of its relation. */
export function mainPart({ relations }: OfficePackage): string {
  const main = relations('').find(({ type }) => type === 'officeDocument')
  if (!main) throw new Error('a package without a document')
  return main.target
}

/** Where the relations of a part are written. */
function relationsOf(name: string): string {
  const folder = name.slice(0, name.lastIndexOf('/') + 1)
  return `${folder}_rels/${name.slice(folder.length)}.rels`
}

function readRelation(element: Element, from: string): Relation[] {
  const target = attributeOf(element, 'Target')
  // What lies outside of the package is nobody's business here.
  if (attributeOf(element, 'TargetMode') === 'External' || target === '') return []
  const type = attributeOf(element, 'Type').split('/').at(-1) ?? ''
  return [{ id: attributeOf(element, 'Id'), type, target: resolve(target, from) }]
}

/** Name of the part that a target of another part means. */
function resolve(target: string, from: string): string {
  const path: string[] = []
  const start = target.startsWith('/') ? '' : from.slice(0, from.lastIndexOf('/') + 1)
  for (const step of `${start}${target}`.split('/')) {
    if (step === '..') path.pop()
    else if (step !== '' && step !== '.') path.push(step)
  }
  return path.join('/')
}
