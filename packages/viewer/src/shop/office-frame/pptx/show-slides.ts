import type { OfficeOrder } from '@mallwright/shop-core/widgets/frame-messages'

import { openPackage } from '../package/office-package.ts'
import { showNotice } from '../package/show-notice.ts'
import { readSlides } from './slides.ts'
import type { SlidePart } from './slides.ts'

/** Shows texts, tables and pictures of a presentation, slide by slide. Rejects with `FileRefused`, or for what is none. */
export async function showSlides(place: HTMLElement, { bytes, words }: OfficeOrder): Promise<void> {
  const slides = readSlides(openPackage(bytes))
  if (slides.every((parts) => parts.length === 0)) {
    showNotice(place, words.empty)
    return
  }
  const note = document.createElement('p')
  note.className = 'shop-slides-note'
  note.textContent = words.outline
  place.replaceChildren(
    note,
    ...slides.map((parts, index) => {
      const slide = document.createElement('article')
      slide.className = 'shop-slide'
      const number = words.slide.replace('{page}', String(index + 1))
      slide.setAttribute('aria-label', number)
      const mark = document.createElement('small')
      mark.textContent = number
      slide.append(...parts.map(drawPart), mark)
      return slide
    }),
  )
}

function drawPart(part: SlidePart): HTMLElement {
  switch (part.kind) {
    case 'picture': {
      const picture = document.createElement('img')
      picture.src = URL.createObjectURL(part.picture)
      picture.alt = part.text
      picture.decoding = 'async'
      return picture
    }
    case 'table':
      return drawTable(part.rows)
    case 'title': {
      const title = document.createElement('h2')
      title.textContent = part.lines.map(({ text }) => text).join('\n')
      return title
    }
    case 'text': {
      const text = document.createElement('div')
      for (const { text: line, level } of part.lines) {
        const paragraph = document.createElement('p')
        paragraph.textContent = line
        if (level > 0) paragraph.style.marginInlineStart = `${level}em`
        text.append(paragraph)
      }
      return text
    }
  }
}

function drawTable(rows: readonly (readonly string[])[]): HTMLElement {
  const box = document.createElement('div')
  box.className = 'shop-slide-table'
  // Scrolled by keys, too.
  box.tabIndex = 0
  const table = document.createElement('table')
  for (const cells of rows) {
    const row = table.insertRow()
    for (const cell of cells) row.insertCell().textContent = cell
  }
  box.append(table)
  return box
}
