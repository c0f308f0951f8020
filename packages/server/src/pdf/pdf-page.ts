// Its types know the default export alone.
// oxlint-disable-next-line import/no-named-as-default
import PDFDocument from 'pdfkit'

import { openCjkFonts } from './cjk-fonts.ts'
import type { CjkFonts } from './cjk-fonts.ts'

/** How a text is set; sizes and places in points from the top left corner of the page. */
export interface TextStyle {
  readonly size: number
  readonly color?: string
  /** Within `width`; to the left unless told. */
  readonly align?: 'left' | 'center' | 'right'
  readonly width?: number
}

/** A document of A4 pages that is drawn piece by piece. */
export interface PdfPages {
  readonly width: number
  readonly height: number
  text(content: string, x: number, y: number, style: TextStyle): void
  /** The lines that a text takes in a width, broken wherever they are full; line breaks stay. */
  linesOf(content: string, size: number, width: number): string[]
  line(from: readonly [number, number], to: readonly [number, number], color: string): void
  rect(at: readonly [x: number, y: number, width: number, height: number], color: string): void
  addPage(): void
  /** Ends the document and gives its bytes. */
  end(): Promise<Buffer>
}

let fonts: CjkFonts | undefined

/** Begins a document with its first page. Of the font only the characters that are used are in it. */
export function openPdf({ title, author }: { readonly title: string; readonly author: string }): PdfPages {
  fonts ??= openCjkFonts()
  const font = fonts
  const info = { Title: title, Author: author, Creator: 'Mallwright', Producer: 'Mallwright' }
  const document = new PDFDocument({ size: 'A4', margin: 0, info, lang: 'zh-CN' })
  const chunks: Buffer[] = []
  const ended = new Promise<Buffer>((resolve, reject) => {
    document.on('data', (chunk: Buffer) => chunks.push(chunk))
    document.on('end', () => resolve(Buffer.concat(chunks)))
    document.on('error', reject)
  })
  const known = new Set<string>()
  const inFont = (part: string, size: number) => {
    if (!known.has(part)) document.registerFont(part, font.bytesOf(part))
    known.add(part)
    return document.font(part).fontSize(size)
  }
  // Set characters need no kerning: a text is as wide as its characters, each measured once.
  const widths = new Map<string, number>()
  const widthOfCharacter = (character: string) => {
    const stored = widths.get(character)
    if (stored !== undefined) return stored
    const measured = font
      .runsOf(character)
      .reduce((sum, { part, text }) => sum + inFont(part, 1000).widthOfString(text), 0)
    widths.set(character, measured)
    return measured
  }
  const widthOf = (content: string, size: number) =>
    (Array.from(content).reduce((sum, character) => sum + widthOfCharacter(character), 0) * size) / 1000
  return {
    width: document.page.width,
    height: document.page.height,
    text: (content, x, y, { size, color = '#000000', align = 'left', width = 0 }) => {
      const free = align === 'left' ? 0 : width - widthOf(content, size)
      let at = x + (align === 'center' ? free / 2 : free)
      for (const { part, text } of font.runsOf(content)) {
        inFont(part, size).fillColor(color).text(text, at, y, { lineBreak: false, baseline: 'top' })
        at += widthOf(text, size)
      }
    },
    linesOf: (content, size, width) =>
      content.split('\n').flatMap((line) => broken(line, width, (character) => widthOf(character, size))),
    line: ([x, y], [toX, toY], color) => {
      document.lineWidth(0.6).strokeColor(color).moveTo(x, y).lineTo(toX, toY).stroke()
    },
    rect: ([x, y, width, height], color) => {
      document.lineWidth(0.6).strokeColor(color).rect(x, y, width, height).stroke()
    },
    addPage: () => void document.addPage(),
    end: () => {
      document.end()
      return ended
    },
  }
}

/** A line in parts that fit, each as long as it can be; a part has one character at least. */
function broken(line: string, width: number, widthOf: (character: string) => number): string[] {
  const parts: string[] = []
  let [part, taken] = ['', 0]
  for (const character of line) {
    const own = widthOf(character)
    if (part !== '' && taken + own > width) {
      parts.push(part)
      ;[part, taken] = ['', 0]
    }
    part += character
    taken += own
  }
  return [...parts, part]
}
