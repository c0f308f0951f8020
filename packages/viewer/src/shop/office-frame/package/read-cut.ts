import type { OfficePackage } from './office-package.ts'
import { parseXml } from './xml.ts'

/** Bytes of a list in XML that are read: some thousand rows of a sheet. */
const MAX_LIST_BYTES = 4 * 1024 * 1024

/** The root of a part, and whether it was cut. */
export interface CutPart {
  readonly root: Element
  readonly isCut: boolean
}

/**
 * A part that is a list, which may be longer than is read: it ends behind its last whole entry then. Throws for what is no XML;
 * `undefined` without the part.
 * @param path names of the elements from below the root to the entries of the list
 */
export function readCut(file: OfficePackage, part: string, path: readonly [...string[], string]): CutPart | undefined {
  const read = file.text(part, MAX_LIST_BYTES)
  if (!read) return undefined
  const { text, isCut } = read
  if (!isCut) return { root: parseXml(text), isCut }
  const [, root = '', prefix = ''] = /^(?:\uFEFF|<\?[^>]*\?>|<!--[^>]*-->|\s)*<((\w+:)?\w+)/.exec(text) ?? []
  const [entry = '', ...outer] = [...path].reverse().map((name) => `</${prefix}${name}>`)
  const end = text.lastIndexOf(entry)
  const whole = end === -1 ? '' : text.slice(0, end + entry.length)
  return { root: parseXml(`${whole}${outer.join('')}</${root}>`), isCut }
}
