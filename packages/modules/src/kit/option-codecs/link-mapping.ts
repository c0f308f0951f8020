import {
  articlePath,
  classPath,
  columnQueryPath,
  Link,
  NO_LINK,
  partnerPath,
  productPath,
  shopPath,
} from '@mallwright/contract/link'

import type { Decoded } from './option-codec.ts'
import { textOf } from './option-codec.ts'
import { severalOptions } from './prop-mapping.ts'
import type { BindField } from './prop-mapping.ts'

/** Link categories in stored designs: name of the id in a link, and the path for older systems. */
const CATEGORIES: Readonly<Record<string, { readonly id: string; readonly path: (id: string) => string }>> = {
  page: { id: 'column', path: columnQueryPath },
  product: { id: 'code', path: productPath },
  class: { id: 'classId', path: classPath },
  shop: { id: 'shopId', path: shopPath },
  article: { id: 'articleId', path: articlePath },
  partner: { id: 'params', path: (query) => partnerPath(Object.fromEntries(new URLSearchParams(query))) },
}

const PARTNER_NAMES = ['partner', 'delianhui', '德链汇']

/**
 * A link: type 1 is an internal path, 2 an external URL (specification 1 §2.7); a category specifies
 * the target. `address` and `path` may be one option.
 */
export function linkOptions(
  base: string,
  names: { readonly type: string; readonly address: string; readonly path: string },
): BindField {
  const isOne = names.address === names.path
  const below = (name: string) => (base === '' ? name : `${base}.${name}`)
  const parts = [names.type, names.address, names.path, 'linkObjs.LinkCate1', 'linkObjs.LinkId'].map(below)
  return severalOptions<Link>(parts, {
    decode: (options) => decodeLink(options.map((option) => textOf(option))),
    encode: (link) => encodeLink(link, isOne),
  })
}

/** The link of a text, an announcement or a button: linkType and link. */
export const simpleLinkOptions = (base: string): BindField =>
  linkOptions(base, { type: 'linkType', address: 'link', path: 'link' })

function decodeLink([type, address, path, category, id]: readonly (string | undefined)[]): Decoded<Link> | undefined {
  const kind = category !== undefined && PARTNER_NAMES.includes(category.toLowerCase()) ? 'partner' : category
  const target = kind !== undefined && Object.hasOwn(CATEGORIES, kind) ? CATEGORIES[kind] : undefined
  const name = id ?? (kind === 'partner' ? queryOf(path ?? address ?? '') : undefined)
  if (target && name !== undefined) return checked({ kind, [target.id]: name })
  if (type?.trim() === '2') return checked({ kind: 'url', url: (address || path) ?? '' })
  if (type?.trim() === '1') return checked({ kind: 'path', path: (path || address) ?? '' })
  const text = (path || address) ?? ''
  if (text.trim() === '') return { value: NO_LINK }
  return checked(/^(https?:)?\/\//i.test(text.trim()) ? { kind: 'url', url: text } : { kind: 'path', path: text })
}

function queryOf(address: string): string {
  const at = address.indexOf('?')
  return at < 0 ? '' : address.slice(at + 1)
}

function checked(value: unknown): Decoded<Link> | undefined {
  const link = Link.safeParse(value)
  return link.success ? { value: link.data } : undefined
}

function encodeLink(link: Link, isOne: boolean): readonly unknown[] {
  if (link.kind === 'none') return ['', '', '', undefined, undefined]
  if (link.kind === 'url') return ['2', link.url, isOne ? link.url : '', undefined, undefined]
  if (link.kind === 'path') return ['1', isOne ? link.path : '', link.path, undefined, undefined]
  const category = CATEGORIES[link.kind]
  const id = String((link as Readonly<Record<string, unknown>>)[category?.id ?? ''])
  const path = category ? pathTo(category.path, id) : ''
  return ['1', isOne ? path : '', path, link.kind, id]
}

function pathTo(path: (id: string) => string, id: string): string {
  try {
    return path(id)
  } catch {
    // A lone surrogate cannot be part of a URL; category and id still identify the target.
    return ''
  }
}
