/** How a file is shown; `none` is only stored. Engine 8.4. */
export type PreviewKind = 'picture' | 'text' | 'sound' | 'video' | 'pdf' | 'none'

/** How a type is shown. */
export function previewKind(mime: string): PreviewKind {
  if (mime.startsWith('image/')) return 'picture'
  if (mime.startsWith('video/')) return 'video'
  if (mime.startsWith('audio/')) return 'sound'
  if (mime === 'application/pdf') return 'pdf'
  return mime.startsWith('text/plain') ? 'text' : 'none'
}

const KINDS: Readonly<Record<string, PreviewKind>> = {
  png: 'picture',
  jpg: 'picture',
  jpeg: 'picture',
  gif: 'picture',
  webp: 'picture',
  txt: 'text',
  pdf: 'pdf',
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
