import { beforeEach, describe, expect, it } from 'vitest'

import { FileRefused } from '../../file-frame/serve-orders.ts'
import { openPackage } from '../package/office-package.ts'
import { orderOf, packageOf, PIXEL, relationsXml } from '../package/test-package.ts'
import { readZipDirectory } from '../package/zip-directory.ts'
import { safeDocx } from './safe-docx.ts'
import { showDocx } from './show-docx.ts'

const W = 'xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main"'
const R = 'xmlns:r="http://schemas.openxmlformats.org/officeDocument/2006/relationships"'

const text = (body: string) => `<w:document ${W} ${R}><w:body>${body}</w:body></w:document>`
const paragraph = (words: string) => `<w:p><w:r><w:t>${words}</w:t></w:r></w:p>`

const RELATIONS = relationsXml({
  r1: ['hyperlink', 'javascript:alert(1)'],
  r2: ['hyperlink', 'https://phishing.example/'],
  r3: ['image', 'https://tracker.example/a.png'],
  r4: ['aFChunk', 'afchunk.html'],
  r5: ['image', 'media/a.svg'],
})

const picture = (id: string) =>
  `<w:p><w:r><w:drawing><wp:inline xmlns:wp="http://schemas.openxmlformats.org/drawingml/2006/wordprocessingDrawing"><wp:extent cx="100" cy="100"/><a:graphic xmlns:a="http://schemas.openxmlformats.org/drawingml/2006/main"><a:graphicData><pic:pic xmlns:pic="http://schemas.openxmlformats.org/drawingml/2006/picture"><pic:blipFill><a:blip r:embed="${id}" r:link="${id}"/></pic:blipFill><pic:spPr/></pic:pic></a:graphicData></a:graphic></wp:inline></w:drawing></w:r></w:p>`

let place: HTMLElement
beforeEach(() => {
  document.head.replaceChildren()
  place = document.createElement('div')
  document.body.replaceChildren(place)
})

const show = (parts: Record<string, string | Uint8Array>) => showDocx(place, orderOf(packageOf(parts)))

describe('a text of Word', () => {
  it('is shown with its tables, each of which is scrolled by itself', async () => {
    const cell = (words: string) => `<w:tc>${paragraph(words)}</w:tc>`
    const table = `<w:tbl><w:tblGrid/><w:tr>${cell('甲')}${cell('乙')}${cell('丙')}</w:tr></w:tbl>`
    await show({ 'word/document.xml': text(paragraph('采购合同') + table) })
    expect(place).toHaveTextContent('采购合同')
    const region = place.querySelector('[role=region]')
    expect(region).toHaveAttribute('aria-label', 'content')
    expect(region?.querySelector('table')?.style.getPropertyValue('--shop-columns')).toBe('168px')
  })

  it('leads nowhere, loads nothing and holds no other page', async () => {
    const link = (id: string, words: string) =>
      `<w:p><w:hyperlink r:id="${id}"><w:r><w:t>${words}</w:t></w:r></w:hyperlink></w:p>`
    const inside = '<w:p><w:hyperlink w:anchor="end"><w:r><w:t>附件</w:t></w:r></w:hyperlink></w:p>'
    await show({
      'word/document.xml': text(
        `${link('r1', '点我')}${link('r2', '登录')}${inside}${picture('r3')}${picture('r5')}<w:altChunk r:id="r4"/>${paragraph('&lt;img src=x onerror=alert(1)&gt;')}`,
      ),
      'word/_rels/document.xml.rels': RELATIONS,
      'word/afchunk.html': '<script>alert(1)</script>',
      'word/media/a.svg': '<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>',
    })
    expect(place.querySelectorAll('iframe, script, object, embed, img, form, [onerror], [onload]')).toHaveLength(0)
    const links = [...place.querySelectorAll('a')]
    expect(links.map((one) => one.getAttribute('href'))).toEqual([null, null, '#end'])
    expect(links[1]?.title).toBe('https://phishing.example/')
    expect(place).toHaveTextContent('<img src=x onerror=alert(1)>')
  })

  it('without anything in it says so', async () => {
    await show({ 'word/document.xml': text('<w:p/>') })
    expect(place.querySelector('[role=status]')).toHaveTextContent('empty')
  })

  it('that is none is refused', async () => {
    await expect(show({ 'word/other.xml': '<a/>' })).rejects.toThrow(/./)
    const laughs = `<!DOCTYPE w [<!ENTITY a "a">]>${text(paragraph('&a;'))}`
    await expect(show({ 'word/document.xml': laughs })).rejects.toThrow('document type')
  })

  it('that holds more than a phone draws is refused at once', async () => {
    const many = text('<w:p><w:r/></w:p>'.repeat(210_000))
    await expect(show({ 'word/document.xml': many })).rejects.toThrow(FileRefused)
  })
})

it('keeps nothing but what is drawn', () => {
  const kept = safeDocx(
    openPackage(
      packageOf({
        'word/document.xml': text(paragraph('合同')),
        'word/styles.xml': '<a/>',
        'word/theme/theme1.xml': '<a/>',
        'word/_rels/document.xml.rels': RELATIONS,
        'word/media/a.png': PIXEL,
        'word/media/b.png': 'no picture',
        'word/media/c.svg': '<svg/>',
        'word/vbaProject.bin': 'macro',
        'word/embeddings/a.bin': 'object',
        'word/fonts/font1.odttf': 'font',
        'word/activeX/activeX1.xml': '<a/>',
        'word/afchunk.html': '<a/>',
        'word/glossary/document.xml': '<a/>',
        'customXml/item1.xml': '<a/>',
        'docProps/core.xml': '<a/>',
        '../word/document.xml': '<a/>',
      }),
    ),
  )
  expect([...(readZipDirectory(kept)?.keys() ?? [])].sort()).toEqual(
    [
      '[Content_Types].xml',
      '_rels/.rels',
      'word/_rels/document.xml.rels',
      'word/document.xml',
      'word/media/a.png',
      'word/styles.xml',
      'word/theme/theme1.xml',
    ].sort(),
  )
})
