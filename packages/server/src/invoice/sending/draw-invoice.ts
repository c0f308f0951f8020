import { fen, moneyText } from '@mallwright/contract/values'

import type { PdfPages } from '../../pdf/pdf-page.ts'
import { chineseAmount } from './chinese-amount.ts'
import { PAPER_WORDS as W } from './invoice-words.data.ts'
import type { InvoicePaper, PaperLine } from './invoice-paper.ts'

const INK = '#1f1f1f'
const FRAME = '#8c4a3a'
const RED = '#c00000'
const QUIET = '#8c8c8c'

const LEFT = 40
const RIGHT = 555
const TEXT = 9
const LEADING = 13
const PAD = 6

/** Columns of the table with their widths in points; amounts stand to the right. */
const COLUMNS = [
  { name: W.goods, width: 150, of: ({ name }: PaperLine) => name },
  { name: W.spec, width: 80, of: ({ specText }: PaperLine) => specText },
  { name: W.unit, width: 30, of: ({ unit }: PaperLine) => unit },
  { name: W.qty, width: 40, of: ({ qty }: PaperLine) => (qty === 0 ? '' : String(qty)), isNumber: true },
  {
    name: W.price,
    width: 60,
    of: ({ qty, netCents }: PaperLine) => (qty === 0 ? '' : unitPrice(netCents, qty)),
    isNumber: true,
  },
  { name: W.net, width: 65, of: ({ netCents }: PaperLine) => money(netCents), isNumber: true },
  { name: W.taxRate, width: 35, of: ({ taxRate }: PaperLine) => taxRate || '—', isNumber: true },
  {
    name: W.tax,
    width: 55,
    of: ({ taxRate, taxCents }: PaperLine) => (taxRate === '' ? '—' : money(taxCents)),
    isNumber: true,
  },
] as const

const money = (cents: number) => (cents < 0 ? `-${moneyText(fen(-cents))}` : moneyText(fen(cents)))

/** A price (yuan) of one unit with six digits at most. */
const unitPrice = (cents: number, qty: number) => String(Number((cents / 100 / qty).toFixed(6)))

/** Draws the paper of an invoice as a PDF. Long ones go on on further pages. */
export async function drawInvoice(paper: InvoicePaper): Promise<Buffer> {
  // What draws is a sixth of a server's start, and many servers never need it.
  const { openPdf } = await import('../../pdf/pdf-page.ts')
  const pages = openPdf({ title: `${paper.title} ${paper.invoiceNo}`, author: paper.seller[0]?.[1] ?? '' })
  let y = drawHead(pages, paper)
  y = drawParties(pages, paper, y)
  y = drawTable(pages, paper, y)
  y = drawTotals(pages, paper, y)
  drawFoot(pages, paper, y)
  return pages.end()
}

function drawHead(pages: PdfPages, { title, isRed, invoiceNo, invoiceCode, day }: InvoicePaper): number {
  pages.text(title, LEFT, 44, { size: 18, color: isRed ? RED : FRAME, align: 'center', width: RIGHT - LEFT })
  const facts = [...(invoiceCode === '' ? [] : [W.invoiceCode + invoiceCode]), W.invoiceNo + invoiceNo, W.day + day]
  facts.forEach((fact, index) => {
    pages.text(fact, LEFT, 78 + index * LEADING, { size: TEXT, color: INK, align: 'right', width: RIGHT - LEFT })
  })
  return 78 + facts.length * LEADING + PAD
}

/** Buyer and seller beside each other; the box is as high as the longer of both. */
function drawParties(pages: PdfPages, { buyer, seller }: InvoicePaper, top: number): number {
  const half = (RIGHT - LEFT) / 2
  const linesOf = (party: InvoicePaper['buyer']) =>
    party.flatMap(([name, value]) => pages.linesOf(`${name}：${value}`, TEXT, half - 2 * PAD))
  const sides = [
    [W.buyer, linesOf(buyer), LEFT],
    [W.seller, linesOf(seller), LEFT + half],
  ] as const
  const height = (1 + Math.max(...sides.map(([, lines]) => lines.length))) * LEADING + 2 * PAD
  for (const [name, lines, x] of sides) {
    pages.rect([x, top, half, height], FRAME)
    pages.text(name, x + PAD, top + PAD, { size: TEXT, color: FRAME })
    lines.forEach((line, index) => {
      pages.text(line, x + PAD, top + PAD + (index + 1) * LEADING, { size: TEXT, color: INK })
    })
  }
  return top + height
}

/** Draws cells beside each other, each broken into lines; gives the height of the row. */
function drawCells(
  pages: PdfPages,
  cells: readonly string[],
  { top, color }: { readonly top: number; readonly color: string },
): number {
  const broken = cells.map((cell, index) => pages.linesOf(cell, TEXT, (COLUMNS[index]?.width ?? 0) - 1.5 * PAD))
  let x = LEFT
  COLUMNS.forEach((column, index) => {
    const align = 'isNumber' in column ? 'right' : 'left'
    broken[index]?.forEach((line, row) => {
      pages.text(line, align === 'right' ? x : x + PAD, top + PAD + row * LEADING, {
        size: TEXT,
        color,
        align,
        width: column.width - PAD,
      })
    })
    x += column.width
  })
  return Math.max(...broken.map((lines) => lines.length)) * LEADING + PAD
}

const BOTTOM = 790

/** The rows; a page that is full is framed, and the next one begins with the names of the columns. */
function drawTable(pages: PdfPages, { lines, isRed }: InvoicePaper, begin: number): number {
  let top = begin
  const heads = () =>
    drawCells(
      pages,
      COLUMNS.map(({ name }) => name),
      { top, color: FRAME },
    )
  let y = top + heads()
  for (const line of lines) {
    const cells = COLUMNS.map(({ of }) => of(line))
    const height = cells.map(
      (cell, index) => pages.linesOf(cell, TEXT, (COLUMNS[index]?.width ?? 0) - 1.5 * PAD).length,
    )
    if (y + Math.max(...height) * LEADING + PAD > BOTTOM) {
      pages.rect([LEFT, top, RIGHT - LEFT, y - top], FRAME)
      pages.addPage()
      top = 40
      y = top + heads()
    }
    y += drawCells(pages, cells, { top: y, color: isRed ? RED : INK })
  }
  pages.rect([LEFT, top, RIGHT - LEFT, y - top + PAD], FRAME)
  return y + PAD
}

/** Net, tax, and the sum in words and figures. */
function drawTotals(pages: PdfPages, { netCents, taxCents, totalCents, isRed }: InvoicePaper, begin: number): number {
  let top = begin
  if (top + 120 > BOTTOM) {
    pages.addPage()
    top = 40
  }
  const color = isRed ? RED : INK
  const height = LEADING + 2 * PAD
  pages.rect([LEFT, top, RIGHT - LEFT, height], FRAME)
  pages.text(W.sum, LEFT + PAD, top + PAD, { size: TEXT, color: FRAME })
  const sums = { size: TEXT, color, align: 'right' } as const
  pages.text(`¥${money(netCents)}`, LEFT, top + PAD, { ...sums, width: 425 - PAD })
  pages.text(`¥${money(taxCents)}`, LEFT, top + PAD, { ...sums, width: RIGHT - LEFT - PAD })
  const next = top + height
  pages.rect([LEFT, next, RIGHT - LEFT, height], FRAME)
  pages.text(W.inWords, LEFT + PAD, next + PAD, { size: TEXT, color: FRAME })
  pages.text(chineseAmount(totalCents), LEFT + 100, next + PAD, { size: TEXT, color })
  pages.text(`${W.inFigures}¥${money(totalCents)}`, LEFT, next + PAD, { ...sums, width: RIGHT - LEFT - PAD })
  return next + height
}

function drawFoot(pages: PdfPages, { remark }: InvoicePaper, top: number): void {
  const lines = pages.linesOf(remark, TEXT, RIGHT - LEFT - 60)
  const height = Math.max(3, lines.length) * LEADING + 2 * PAD
  pages.rect([LEFT, top, RIGHT - LEFT, height], FRAME)
  pages.text(W.remark, LEFT + PAD, top + PAD, { size: TEXT, color: FRAME })
  lines.forEach((line, index) => {
    pages.text(line, LEFT + 50, top + PAD + index * LEADING, { size: TEXT, color: INK })
  })
  pages.text(W.note, LEFT, top + height + PAD, { size: 7.5, color: QUIET })
}
