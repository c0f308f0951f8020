import { zipEntries } from './read-zip.ts'

/** The type of stored sound. */
export const MP3 = 'audio/mpeg'

/** The type of stored texts. */
const TXT = 'text/plain'

const OFFICE = 'application/vnd.openxmlformats-officedocument'

/** The type of PDFs. */
export const PDF = 'application/pdf'

/** The types of Office packages. */
const DOCX = `${OFFICE}.wordprocessingml.document`
const XLSX = `${OFFICE}.spreadsheetml.sheet`
const PPTX = `${OFFICE}.presentationml.presentation`

/** Documents and sound that the shop shows or plays. */
const PREVIEWED: readonly string[] = [MP3, TXT, PDF, DOCX, XLSX, PPTX]

/** Whether the shop shows or plays a type. Engine 8.4. */
export function isPreviewed(mime: string): boolean {
  return mime.startsWith('image/') || mime.startsWith('video/') || PREVIEWED.includes(mime)
}

interface DocumentKind {
  readonly mime: string
  readonly is: (bytes: Buffer) => boolean
}

/** Documents and sound by the ending of their names. Specification 3 §9. */
const KINDS: Readonly<Record<string, DocumentKind>> = {
  doc: { mime: 'application/msword', is: (bytes) => hasStream(bytes, ['WordDocument']) },
  xls: { mime: 'application/vnd.ms-excel', is: (bytes) => hasStream(bytes, ['Workbook', 'Book']) },
  ppt: { mime: 'application/vnd.ms-powerpoint', is: (bytes) => hasStream(bytes, ['PowerPoint Document']) },
  docx: { mime: DOCX, is: (bytes) => isPackage(bytes, 'word/') },
  xlsx: { mime: XLSX, is: (bytes) => isPackage(bytes, 'xl/') },
  pptx: { mime: PPTX, is: (bytes) => isPackage(bytes, 'ppt/') },
  pdf: { mime: PDF, is: isPdf },
  txt: { mime: TXT, is: isText },
  zip: { mime: 'application/zip', is: (bytes) => zipEntries(bytes) !== undefined },
  mp3: { mime: MP3, is: isSound },
}

/** The kinds of documents and sound, as people call them. */
export const DOCUMENT_ENDINGS: readonly string[] = Object.keys(KINDS).map((ending) => ending.toUpperCase())

/**
 * The type of a document or of sound; `undefined` for any other. Its content has to be what the ending of its name says: a text
 * has no other mark, and a package of Office is a ZIP, too.
 */
export function documentType(name: string, bytes: Buffer): string | undefined {
  const ending = /\.([a-z0-9]+)$/.exec(name.toLowerCase())?.[1] ?? ''
  const kind = Object.hasOwn(KINDS, ending) ? KINDS[ending] : undefined
  return kind?.is(bytes) ? kind.mime : undefined
}

/** An Office package without macros. ECMA-376 part 2. */
function isPackage(bytes: Buffer, folder: string): boolean {
  const names = zipEntries(bytes) ?? []
  const hasParts = names.includes('[Content_Types].xml') && names.some((name) => name.startsWith(folder))
  return hasParts && !names.some((name) => name.toLowerCase().endsWith('vbaproject.bin'))
}

const PDF_TRAILER_BYTES = 1024

function isPdf(bytes: Buffer): boolean {
  const isEnded = bytes.subarray(-PDF_TRAILER_BYTES).includes('%%EOF')
  return isEnded && /^%PDF-[12]\.\d/.test(bytes.toString('latin1', 0, 8))
}

/** Encodings of texts; the second one is what Chinese Windows writes. */
const ENCODINGS = ['utf-8', 'gb18030', 'utf-16le'] as const

/** Controls that no text has, tab and line ends excepted. */
const CONTROLS = /(?![\t\n\f\r])\p{Cc}/u

function isText(bytes: Buffer): boolean {
  // Only its mark distinguishes UTF-16 from anything else.
  const isWide = bytes[0] === 0xff && bytes[1] === 0xfe
  return (
    bytes.length > 0 && ENCODINGS.some((encoding) => (encoding === 'utf-16le') === isWide && decodes(bytes, encoding))
  )
}

function decodes(bytes: Buffer, encoding: (typeof ENCODINGS)[number]): boolean {
  try {
    return !CONTROLS.test(new TextDecoder(encoding, { fatal: true }).decode(bytes))
  } catch {
    return false
  }
}

/** First bytes of a compound file. MS-CFB §2.2. */
const COMPOUND = Buffer.from('d0cf11e0a1b11ae1', 'hex')

/** Bytes of an entry of its directory, to which entries are aligned; where the length of the name and the type stand, the type of a stream. MS-CFB §2.6.1. */
const ENTRY = { bytes: 128, nameLength: 64, type: 66, stream: 2 } as const

/** Whether a compound file has a stream of one of the names. The directory may lie anywhere in it. */
function hasStream(bytes: Buffer, names: readonly string[]): boolean {
  if (!bytes.subarray(0, COMPOUND.length).equals(COMPOUND)) return false
  const wanted = names.map((name) => Buffer.from(`${name}\0`, 'utf16le'))
  for (let at = ENTRY.bytes; at + ENTRY.bytes <= bytes.length; at += ENTRY.bytes) {
    if (bytes[at + ENTRY.type] !== ENTRY.stream) continue
    const length = bytes.readUInt16LE(at + ENTRY.nameLength)
    if (wanted.some((name) => name.length === length && bytes.subarray(at, at + length).equals(name))) return true
  }
  return false
}

/** An MP3: an ID3 tag perhaps, then two frames of layer III, one behind the other. ISO/IEC 11172-3 §2.4.2.3. */
function isSound(bytes: Buffer): boolean {
  let at = tagBytes(bytes)
  // Tags may be followed by zeros.
  while (at < bytes.length && bytes[at] === 0) at++
  const first = frameBytes(bytes, at)
  if (first === undefined) return false
  return at + first === bytes.length || frameBytes(bytes, at + first) !== undefined
}

/** Length of the ID3v2 tag, seven bits a byte; 0 without one. id3.org/id3v2.4.0-structure §3.1. */
function tagBytes(bytes: Buffer): number {
  if (bytes.length < 10 || bytes.toString('latin1', 0, 3) !== 'ID3') return 0
  return 10 + [6, 7, 8, 9].reduce((length, at) => (length << 7) | ((bytes[at] ?? 0) & 0x7f), 0)
}

/** kbit/s by index, of MPEG-1 and of MPEG-2 and 2.5. */
const BIT_RATES = [
  [32, 40, 48, 56, 64, 80, 96, 112, 128, 160, 192, 224, 256, 320],
  [8, 16, 24, 32, 40, 48, 56, 64, 80, 96, 112, 128, 144, 160],
] as const

/** Hz of MPEG-1 by index; a half in MPEG-2, a quarter in 2.5. */
const SAMPLE_RATES = [44_100, 48_000, 32_000]

/** Length of the frame at a place; `undefined` when none begins there. */
function frameBytes(bytes: Buffer, at: number): number | undefined {
  if (at + 4 > bytes.length) return undefined
  const head = bytes.readUInt32BE(at)
  const version = (head >>> 19) & 3
  const isLayer3 = ((head >>> 17) & 3) === 1
  if (head >>> 21 !== 0x7ff || version === 1 || !isLayer3) return undefined
  const isMpeg1 = version === 3
  const bitRate = BIT_RATES[isMpeg1 ? 0 : 1][((head >>> 12) & 15) - 1]
  const sampleRate = SAMPLE_RATES[(head >>> 10) & 3]
  if (bitRate === undefined || sampleRate === undefined) return undefined
  const divisor = isMpeg1 ? 1 : version === 2 ? 2 : 4
  const samples = isMpeg1 ? 144_000 : 72_000
  return Math.floor((samples * bitRate) / (sampleRate / divisor)) + ((head >>> 9) & 1)
}
