import type { PdfOrder } from '@mallwright/shop-core/widgets/frame-messages'
import { getDocument, PDFWorker } from 'pdfjs-dist/legacy/build/pdf.mjs'
import type { PDFDocumentProxy, PDFPageProxy } from 'pdfjs-dist/legacy/build/pdf.mjs'
// oxlint-disable-next-line import/default -- the bundler makes its address of it
import workerUrl from 'pdfjs-dist/legacy/build/pdf.worker.mjs?worker&url'

/** Where the tables of Chinese encodings and the decoders of pictures lie beside the build. */
const FILES = new URL('../pdf/', import.meta.url).href

/** Pixels of a canvas at most: phones give no more memory. */
const MAX_PIXELS = 8_000_000

/** Pixels of a canvas for one of the page at least: two fingers enlarge it. */
const SHARP = 2

/** How far (px) from the window pages are drawn. */
const AHEAD_PX = '800px'

/** Shows the pages of a PDF below each other, drawn as they come near the window. Rejects for what is none. */
export async function showPdf(list: HTMLElement, { bytes, pageLabel }: PdfOrder): Promise<void> {
  const file = await getDocument({
    data: bytes,
    worker: PDFWorker.create({ port: await openWorker() }),
    // The worker, which has no origin either, may load nothing.
    useWorkerFetch: false,
    cMapUrl: `${FILES}cmaps/`,
    cMapPacked: true,
    wasmUrl: `${FILES}wasm/`,
    enableXfa: false,
  }).promise
  const first = await file.getPage(1)
  const { width, height } = first.getViewport({ scale: 1 })
  const sheets = Array.from({ length: file.numPages }, (_, index) => {
    const sheet = document.createElement('article')
    sheet.setAttribute('aria-label', pageLabel.replace('{page}', String(index + 1)))
    // Pages are as large as the first one until they are read.
    sheet.style.aspectRatio = `${width} / ${height}`
    return sheet
  })
  list.replaceChildren(...sheets)
  drawNear(sheets, file)
}

/** A worker of a frame without origin: it may only come from itself, and as no module. */
async function openWorker(): Promise<Worker> {
  const source = await (await fetch(new URL(workerUrl, import.meta.url))).blob()
  return new Worker(URL.createObjectURL(new Blob([source], { type: 'text/javascript' })))
}

/** Draws the pages that are near the window, and clears those that left it. */
function drawNear(sheets: readonly HTMLElement[], file: PDFDocumentProxy): void {
  const observer = new IntersectionObserver(
    (entries) => {
      for (const { target, isIntersecting } of entries) {
        const sheet = target as HTMLElement
        if (!isIntersecting) sheet.replaceChildren()
        else if (sheet.childElementCount === 0) void draw(sheet, file, sheets.indexOf(sheet) + 1).catch(() => undefined)
      }
    },
    { rootMargin: AHEAD_PX },
  )
  for (const sheet of sheets) observer.observe(sheet)
}

async function draw(sheet: HTMLElement, file: PDFDocumentProxy, number: number): Promise<void> {
  const canvas = document.createElement('canvas')
  sheet.replaceChildren(canvas)
  const page = await file.getPage(number)
  const natural = page.getViewport({ scale: 1 })
  sheet.style.aspectRatio = `${natural.width} / ${natural.height}`
  const wanted = (sheet.clientWidth / natural.width) * Math.max(window.devicePixelRatio, SHARP)
  const scale = Math.min(wanted, Math.sqrt(MAX_PIXELS / (natural.width * natural.height)))
  const viewport = page.getViewport({ scale })
  canvas.width = Math.floor(viewport.width)
  canvas.height = Math.floor(viewport.height)
  await page.render({ canvas, viewport }).promise
  if (canvas.parentElement === sheet) sheet.append(await readAloud(page))
}

/** The text of a page, for screen readers. */
async function readAloud(page: PDFPageProxy): Promise<HTMLElement> {
  const { items } = await page.getTextContent()
  const text = document.createElement('p')
  text.textContent = items.map((item) => ('str' in item ? item.str + (item.hasEOL ? '\n' : '') : '')).join('')
  return text
}
