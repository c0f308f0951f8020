import { storedFileId } from '@mallwright/contract/file'
import { NO_LINK } from '@mallwright/contract/link'
import type { Link } from '@mallwright/contract/link'
import { pictureUrl } from '@mallwright/contract/media'
import type { Picture, Video } from '@mallwright/contract/media'
import type { Label } from '@mallwright/contract/values'

import type { Definition } from './define-module.ts'
import { isSamplePicture, isSampleText } from './sample-picture.ts'
import type { Field, Fields } from './field.ts'

type Props = Readonly<Record<string, unknown>>

/** A field of a node, or of an entry of one of its lists. */
export interface FieldLocation {
  readonly label: Label
  /** Number of the list's entry, from 1; 0 outside of lists. */
  readonly entry: number
}

/** Missing content of a node. */
export interface ContentIssue extends FieldLocation {
  readonly kind: 'empty' | 'noChildren' | 'noLink' | 'noAlternative' | 'sample'
}

/** What content refers to. */
export type ReferenceKind = 'page' | 'product' | 'class' | 'shop' | 'brand' | 'article' | 'articleClass' | 'file'

/** References of one field to things that may not exist. */
export interface ContentReference extends FieldLocation {
  readonly kind: ReferenceKind
  readonly ids: readonly string[]
}

const MAIN_KINDS: readonly Field['kind'][] = [
  'text',
  'rich',
  'picture',
  'video',
  'list',
  'products',
  'classes',
  'shops',
  'brands',
  'articles',
]

/** What the content of a node lacks, the main content first; of modules with children these are the main content. */
export function contentIssues(definition: Definition, props: Props, childCount: number): ContentIssue[] {
  const { fields, accepts } = definition
  if (accepts && childCount === 0) return [issueOf('noChildren', definition)]
  const main = accepts ? undefined : mainField(fields, props)
  const empty = main && isEmpty(main[1], props[main[0]]) ? [issueOf('empty', main[1])] : []
  const entries = main?.[1].kind === 'list' ? emptyEntries(main[1], props[main[0]] as readonly Props[]) : []
  const samples = firstOfEntries(visitFields(fields, props, samplesIn))
  return [...empty, ...entries, ...samples, ...visitFields(fields, props, missingIn)]
}

/** Everything outside of its document that the content of a node refers to. */
export function contentReferences({ fields }: Definition, props: Props): ContentReference[] {
  return visitFields(fields, props, referencesIn)
}

/** Whether a field has no content. A list that stands for entries while it is empty always has some. */
function isEmpty(field: Field, value: unknown): boolean {
  const { kind } = field
  if (field.kind === 'list' && field.whenEmpty) return false
  if (kind === 'text') return (value as string).trim() === ''
  if (kind === 'picture') return pictureUrl((value as Picture).url) === ''
  if (kind === 'video') return (value as Video).url === ''
  return (value as readonly unknown[]).length === 0
}

function mainField(fields: Fields, props: Props): readonly [string, Field] | undefined {
  return Object.entries(fields).find(
    ([, field]) =>
      field.tab === 'content' && MAIN_KINDS.includes(field.kind) && isShown(field, props) && !isOptional(field, props),
  )
}

function isOptional({ isOptional: optional = false }: Field, props: Props): boolean {
  return typeof optional === 'function' ? optional(props) : optional
}

/** List entries without their picture, where pictures are the main content. */
function emptyEntries(list: Extract<Field, { readonly kind: 'list' }>, entries: readonly Props[]): ContentIssue[] {
  return entries.flatMap((entry, index) => {
    const [name, field] = mainField(list.of, entry) ?? []
    const isMissing = field?.kind === 'picture' && name !== undefined && isEmpty(field, entry[name])
    return isMissing ? [issueOf('empty', field, index + 1)] : []
  })
}

function issueOf(kind: ContentIssue['kind'], { label }: { readonly label: Label }, entry = 0): ContentIssue {
  return { kind, label, entry }
}

function isShown(field: Field, props: Props): boolean {
  return field.showIf?.(props) ?? true
}

interface Visited {
  readonly name: string
  readonly field: Field
  readonly value: unknown
  /** The fields beside it, and their values. */
  readonly fields: Fields
  readonly props: Props
  readonly entry: number
}

/** Visits the shown fields, those of groups and list entries included. */
function visitFields<Found>(fields: Fields, props: Props, visit: (visited: Visited) => Found[], entry = 0): Found[] {
  return Object.entries(fields).flatMap(([name, field]) => {
    const value = props[name]
    if (!isShown(field, props)) return []
    if (field.kind === 'group') return visitFields(field.of, value as Props, visit, entry)
    if (field.kind !== 'list') return visit({ name, field, value, fields, props, entry })
    const entries = value as readonly Props[]
    return entries.flatMap((one, index) => visitFields(field.of, one, visit, index + 1))
  })
}

function samplesIn({ field, value, entry }: Visited): ContentIssue[] {
  return isSample(field, value) ? [issueOf('sample', field, entry)] : []
}

/** Whether a field has the sample content of a new node. */
function isSample({ kind }: Field, value: unknown): boolean {
  if (kind === 'picture') return isSamplePicture((value as Picture).url)
  if (kind === 'text') return isSampleText(value as string)
  return kind === 'rich' && textsOf(value).some(isSampleText)
}

/** All texts of a rich text. */
function textsOf(value: unknown): string[] {
  if (typeof value === 'string') return [value]
  if (Array.isArray(value)) return value.flatMap(textsOf)
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsOf) : []
}

/** The first issue of each entry. */
function firstOfEntries(issues: readonly ContentIssue[]): ContentIssue[] {
  return issues.filter(({ entry }, index) => issues.findIndex((other) => other.entry === entry) === index)
}

function missingIn({ name, field, value, fields, props, entry }: Visited): ContentIssue[] {
  if (field.kind === 'link' && field.isExpected && (value as Link).kind === NO_LINK.kind) {
    return leadsByContent(fields, props) ? [] : [issueOf('noLink', field, entry)]
  }
  const alternative = field.kind === 'picture' ? fields['alt'] : undefined
  if (name !== 'picture' || !alternative || isEmpty(field, value)) return []
  // Another picture needs another text.
  if (isSamplePicture((value as Picture).url)) return []
  return isEmpty(alternative, props['alt']) ? [issueOf('noAlternative', alternative, entry)] : []
}

/** An entry with a product or shop leads to it. */
function leadsByContent(fields: Fields, props: Props): boolean {
  return Object.entries(fields).some(
    ([name, field]) =>
      (field.kind === 'products' || field.kind === 'shops') && isShown(field, props) && !isEmpty(field, props[name]),
  )
}

const LIST_REFERENCES = {
  products: 'product',
  classes: 'class',
  shops: 'shop',
  brands: 'brand',
  articles: 'article',
  articleClasses: 'articleClass',
} as const

function referencesIn({ field, value, entry }: Visited): ContentReference[] {
  const reference = (kind: ReferenceKind, ids: readonly string[]) =>
    ids.length === 0 ? [] : [{ kind, ids, label: field.label, entry }]
  if (field.kind === 'link') {
    const target = linkTarget(value as Link)
    return target ? reference(...target) : []
  }
  if (field.kind === 'picture' || field.kind === 'video') {
    const id = storedFileId((value as Picture | Video).url)
    return reference('file', id === undefined ? [] : [id])
  }
  return Object.hasOwn(LIST_REFERENCES, field.kind)
    ? reference(LIST_REFERENCES[field.kind as keyof typeof LIST_REFERENCES], value as readonly string[])
    : []
}

function linkTarget(link: Link): readonly [ReferenceKind, readonly string[]] | undefined {
  if (link.kind === 'page') return ['page', [link.column]]
  if (link.kind === 'product') return ['product', [link.code]]
  if (link.kind === 'class') return ['class', [link.classId]]
  if (link.kind === 'shop') return ['shop', [link.shopId]]
  return link.kind === 'article' ? ['article', [link.articleId]] : undefined
}
