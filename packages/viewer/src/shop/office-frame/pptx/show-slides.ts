import type { OfficeOrder } from '@mallwright/shop-core/widgets/frame-messages'

import { openPackage } from '../package/office-package.ts'
import { showNotice } from '../package/show-notice.ts'
import { drawOutline } from './draw-outline.ts'
import { drawSlide } from './draw-slide.ts'
import type { SlideDrawing } from './draw-slide.ts'
import { readDeck } from './slides.ts'
import type { Slide } from './slides.ts'

/** Shows a presentation slide by slide: as it is laid out, or its texts alone. Rejects with `FileRefused`, or for what is none. */
export async function showSlides(place: HTMLElement, { bytes, words, language }: OfficeOrder): Promise<void> {
  const deck = readDeck(openPackage(bytes), language)
  if (deck.slides.every(({ items }) => items.every(({ isShared }) => isShared))) {
    showNotice(place, words.empty)
    return
  }
  const drawing: SlideDrawing = { deck, words, language }
  const list = document.createElement('div')
  list.className = 'shop-slides'
  const note = document.createElement('p')
  note.className = 'shop-slides-note'
  const views = [
    { name: words.layout, note: words.layoutNote, draw: (slide: Slide) => drawLaidOut(slide, drawing) },
    { name: words.reading, note: words.readingNote, draw: (slide: Slide) => drawOutline(slide, drawing) },
  ]
  const bar = document.createElement('div')
  bar.className = 'shop-slides-views'
  bar.setAttribute('role', 'group')
  bar.setAttribute('aria-label', words.views)
  const choose = (index: number) => {
    const view = views[index]
    if (!view) return
    for (const [number, button] of [...bar.children].entries())
      button.setAttribute('aria-pressed', String(number === index))
    note.textContent = view.note
    list.replaceChildren(...deck.slides.map((slide, number) => drawArticle(view.draw(slide), words.slide, number)))
  }
  for (const [index, { name }] of views.entries()) {
    const button = document.createElement('button')
    button.type = 'button'
    button.textContent = name
    button.addEventListener('click', () => choose(index))
    bar.append(button)
  }
  place.replaceChildren(bar, note, list)
  choose(0)
}

function drawArticle(content: readonly HTMLElement[], name: string, index: number): HTMLElement {
  const slide = document.createElement('article')
  slide.className = content.some((one) => one.className === 'shop-slide-paper')
    ? 'shop-slide is-laid-out'
    : 'shop-slide'
  const number = name.replace('{page}', String(index + 1))
  slide.setAttribute('aria-label', number)
  const mark = document.createElement('small')
  mark.textContent = number
  slide.append(...content, mark)
  return slide
}

/** A slide as it is laid out; its texts where something of it stands nowhere. */
function drawLaidOut(slide: Slide, drawing: SlideDrawing): readonly HTMLElement[] {
  const isPlaced = slide.items.every(({ box, isShared }) => box !== undefined || isShared)
  return isPlaced ? [drawSlide(slide, drawing)] : drawOutline(slide, drawing)
}
