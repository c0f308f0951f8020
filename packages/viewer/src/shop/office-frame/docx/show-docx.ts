import type { OfficeOrder } from '@mallwright/shop-core/widgets/frame-messages'
import { renderAsync } from 'docx-preview'

import { openPackage } from '../package/office-package.ts'
import { showNotice } from '../package/show-notice.ts'
import { safeDocx } from './safe-docx.ts'

/** What docx-preview does not draw: what could load or run something, and what is no part of the text. */
const OPTIONS = {
  className: 'shop-docx',
  inWrapper: false,
  renderAltChunks: false,
  renderComments: false,
  renderChanges: false,
  ignoreFonts: true,
}

/** Room (px) that a column of a table needs to be read on a phone. */
const COLUMN_PX = 56

/** Shows a text of Word as pages that flow to the width of the window. Rejects with `FileRefused`, or for what is none. */
export async function showDocx(place: HTMLElement, { bytes, words }: OfficeOrder): Promise<void> {
  const styles = document.createElement('div')
  document.head.append(styles)
  await renderAsync(safeDocx(openPackage(bytes)), place, styles, OPTIONS)
  for (const link of place.querySelectorAll('a')) makeInert(link)
  for (const table of place.querySelectorAll('table')) letScroll(table, words.content)
  for (const picture of place.querySelectorAll('img')) describe(picture)
  const hasContent = place.textContent.trim() !== '' || place.querySelector('img, svg') !== null
  if (!hasContent) showNotice(place, words.empty)
}

/** Links lead to places of the text; where others lead is only told, for a frame in the shop must not become another page. */
function makeInert(link: HTMLAnchorElement): void {
  const target = link.getAttribute('href') ?? ''
  if (target.startsWith('#')) return
  link.removeAttribute('href')
  if (target !== '') link.title = target
}

/** A table that is wider than a phone is scrolled by itself. One within another goes with it. */
function letScroll(table: HTMLTableElement, label: string): void {
  if (table.parentElement?.closest('table')) return
  const columns = Math.max(
    0,
    ...[...table.rows].map(({ cells }) => [...cells].reduce((sum, one) => sum + one.colSpan, 0)),
  )
  table.style.setProperty('--shop-columns', `${columns * COLUMN_PX}px`)
  const box = document.createElement('div')
  box.className = 'shop-docx-table'
  // Scrolled by keys, too.
  box.tabIndex = 0
  box.setAttribute('role', 'region')
  box.setAttribute('aria-label', label)
  table.replaceWith(box)
  box.append(table)
}

/** A picture that the archive does not have, or that no browser shows, leaves no broken one. */
function describe(picture: HTMLImageElement): void {
  if (!picture.src.startsWith('blob:')) picture.remove()
  else {
    picture.alt ||= ''
    picture.decoding = 'async'
  }
}
