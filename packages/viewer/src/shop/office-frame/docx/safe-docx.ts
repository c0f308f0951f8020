import { zipSync } from 'fflate'

import { FileRefused } from '../../file-frame/serve-orders.ts'
import { mainPart, MAX_XML_BYTES } from '../package/office-package.ts'
import type { OfficePackage } from '../package/office-package.ts'
import { pictureType } from '../package/picture-size.ts'

/** Bytes of a picture as it is packed. */
const MAX_PICTURE_BYTES = 20 * 1024 * 1024

/** Elements of a text's parts, by their opening signs: more would hold a phone up for longer than a reader waits. */
const MAX_ELEMENTS = 400_000

const DOCUMENT_TYPE = '<!DOCTYPE'

/**
 * The same text as an archive that holds nothing but what is drawn of it: its own XML, and pictures that a browser shows. Left out are
 * embedded objects and fonts, other pages (altChunk), controls, macros and glossaries. Throws for what is none, and `FileRefused` for
 * one that holds too much.
 */
export function safeDocx(document: OfficePackage): Uint8Array {
  const main = mainPart(document)
  const folder = main.slice(0, main.lastIndexOf('/') + 1)
  const isText = (name: string) =>
    name === '[Content_Types].xml' ||
    name === '_rels/.rels' ||
    (name.startsWith(folder) && /^(?:theme\/)?(?:_rels\/)?[^/]+\.(?:xml|rels)$/.test(name.slice(folder.length)))
  const isPicture = (name: string) => name.startsWith(`${folder}media/`)
  const kept: Record<string, Uint8Array> = {}
  let elements = 0
  for (const name of document.names) {
    if (isText(name)) {
      const bytes = document.bytes(name, MAX_XML_BYTES) ?? new Uint8Array()
      elements += checkedElements(bytes)
      if (elements > MAX_ELEMENTS) throw new FileRefused('too-large')
      kept[name] = bytes
    } else if (isPicture(name)) {
      const bytes = document.bytes(name, MAX_PICTURE_BYTES)
      if (bytes && pictureType(bytes)) kept[name] = bytes
    }
  }
  if (!kept[main]) throw new Error('a package without its text')
  return zipSync(kept, { level: 0 })
}

/** The number of a part's elements. Throws for one that declares a type of its own. */
function checkedElements(bytes: Uint8Array): number {
  const text = new TextDecoder().decode(bytes)
  if (text.includes(DOCUMENT_TYPE)) throw new Error('a part with a document type')
  let count = 0
  for (let at = text.indexOf('<'); at !== -1; at = text.indexOf('<', at + 1)) if (text[at + 1] !== '/') count++
  return count
}
