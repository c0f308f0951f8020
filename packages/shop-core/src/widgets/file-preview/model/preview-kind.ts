import type { OfficeKind } from './frame-messages.ts'

/** How a file is shown; `none` is only stored. Engine 8.4. */
export type PreviewKind = 'picture' | 'text' | 'sound' | 'video' | 'pdf' | OfficeKind | 'none'

/** Types of the Office packages that are shown. ECMA-376 part 1. */
const OFFICE_TYPES: Readonly<Record<string, OfficeKind>> = {
  'application/vnd.openxmlformats-officedocument.wordprocessingml.document': 'docx',
  'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet': 'xlsx',
  'application/vnd.openxmlformats-officedocument.presentationml.presentation': 'pptx',
}

/** How a type is shown. */
export function previewKind(mime: string): PreviewKind {
  if (mime.startsWith('image/')) return 'picture'
  if (mime.startsWith('video/')) return 'video'
  if (mime.startsWith('audio/')) return 'sound'
  if (mime === 'application/pdf') return 'pdf'
  if (mime.startsWith('text/plain')) return 'text'
  return Object.hasOwn(OFFICE_TYPES, mime) ? (OFFICE_TYPES[mime] ?? 'none') : 'none'
}

/** Whether a kind is an Office package. */
export function isOfficeKind(kind: PreviewKind): kind is OfficeKind {
  return kind === 'docx' || kind === 'xlsx' || kind === 'pptx'
}

/** Whether a name is that of a binary file of old Office, whose formats nothing here reads. */
export function isOldOfficeName(name: string): boolean {
  return /\.(?:doc|xls|ppt)$/i.test(name)
}

const KINDS: Readonly<Record<string, PreviewKind>> = {
  png: 'picture',
  jpg: 'picture',
  jpeg: 'picture',
  gif: 'picture',
  webp: 'picture',
  txt: 'text',
  pdf: 'pdf',
  docx: 'docx',
  xlsx: 'xlsx',
  pptx: 'pptx',
  mp3: 'sound',
  mp4: 'video',
}

/** How a file of a name is shown; one without an ending is none. */
export function previewKindOfName(name: string): PreviewKind {
  const ending = name.toLowerCase().split('.').at(-1) ?? ''
  return Object.hasOwn(KINDS, ending) ? (KINDS[ending] ?? 'none') : 'none'
}

/** Characters of a text that are shown: more would only slow the device down. */
const MAX_TEXT = 200_000

/** A text file's text, by its mark, as UTF-8, or as Chinese Windows writes it. */
export function decodeText(bytes: ArrayBuffer): string {
  const [first, second] = new Uint8Array(bytes)
  if (first === 0xff && second === 0xfe) return cut(new TextDecoder('utf-16le').decode(bytes))
  try {
    return cut(new TextDecoder('utf-8', { fatal: true }).decode(bytes))
  } catch {
    return cut(new TextDecoder('gb18030').decode(bytes))
  }
}

function cut(text: string): string {
  return text.length > MAX_TEXT ? `${text.slice(0, MAX_TEXT)}…` : text
}
