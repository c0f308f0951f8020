import type { OfficeOrder, OfficeWords } from '@mallwright/shop-core/widgets/frame-messages'

import { openPackage } from '../package/office-package.ts'
import { showNotice } from '../package/show-notice.ts'
import { drawDrawings, drawSheet, freeze } from './draw-sheet.ts'
import { makeTabs } from './sheet-tabs.ts'
import { readSheet } from './excel-sheet.ts'
import type { Sheet } from './excel-sheet.ts'
import { readWorkbook } from './excel-workbook.ts'

/** Shows a workbook: one sheet at a time, which is read when its tab is chosen. Rejects with `FileRefused`, or for what is none. */
export async function showWorkbook(place: HTMLElement, { bytes, words, language }: OfficeOrder): Promise<void> {
  const file = openPackage(bytes)
  const book = readWorkbook(file, language)
  if (book.sheets.length === 0) {
    showNotice(place, words.empty)
    return
  }
  const view = document.createElement('div')
  view.id = 'sheet'
  view.className = 'shop-grid-view'
  // Scrolled by keys, too.
  view.tabIndex = 0
  view.setAttribute('role', 'tabpanel')
  const read = new Map<string, Sheet>()
  const sheetAt = (index: number) => {
    const part = book.sheets[index]?.part ?? ''
    const sheet = read.get(part) ?? readSheet(file, book, part)
    read.set(part, sheet)
    return sheet
  }
  // A workbook of one sheet that cannot be read is offered for download.
  if (book.sheets.length === 1) sheetAt(0)
  const names = book.sheets.map(({ name }) => name)
  const tabs = makeTabs(names, { label: words.sheets, panel: view.id }, (index, tab) => {
    view.setAttribute('aria-labelledby', tab)
    view.scrollTo(0, 0)
    try {
      showSheet(view, sheetAt(index), { words, language })
    } catch {
      // The other sheets can still be read.
      showNotice(view, words.brokenSheet)
    }
  })
  place.replaceChildren(view, tabs.list)
  tabs.choose(0)
}

function showSheet(
  view: HTMLElement,
  sheet: Sheet,
  { words, language }: { readonly words: OfficeWords; readonly language: string },
): void {
  const { drawings } = sheet
  if (sheet.rows > 0) {
    view.replaceChildren(drawSheet(sheet, words, language))
    freeze(view)
  } else if (drawings.length > 0) view.replaceChildren(drawDrawings(drawings, words, language))
  else showNotice(view, words.emptySheet)
}
