import userEvent from '@testing-library/user-event'
import { beforeEach, describe, expect, it, vi } from 'vitest'

import { chartXml, orderOf, packageOf, PIXEL, relationsXml, seriesXml } from '../package/test-package.ts'
import { showWorkbook } from './show-workbook.ts'

const NS = 'xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main"'

const number = (place: string, value: number | string, style = 0) => `<c r="${place}" s="${style}"><v>${value}</v></c>`
const word = (place: string, text: string, style = 0) =>
  `<c r="${place}" s="${style}" t="inlineStr"><is><t>${text}</t></is></c>`
const sheet = (rows: string, { before = '', after = '' } = {}) =>
  `<worksheet ${NS}>${before}<sheetData>${rows}</sheetData>${after}</worksheet>`

/** Styles by their number: those of the formats, then a border on the left and a fill. */
function styles(formats: readonly string[]): string {
  const codes = formats.map((code, index) => `<numFmt numFmtId="${200 + index}" formatCode="${code}"/>`)
  const cells = formats.map((_, index) => `<xf numFmtId="${200 + index}"/>`)
  return `<styleSheet ${NS}><numFmts>${codes.join('')}</numFmts><fonts><font/></fonts><fills><fill/><fill><patternFill patternType="solid"><fgColor rgb="FF00FF00"/></patternFill></fill></fills><borders><border/><border><left style="thin"><color rgb="FF0000FF"/></left></border></borders><cellXfs>${cells.join('')}<xf borderId="1" fillId="1"/></cellXfs></styleSheet>`
}

interface Parts {
  readonly sheets: Readonly<Record<string, string>>
  readonly look?: string
  readonly strings?: string
  readonly book?: string
  readonly state?: string
  readonly more?: Readonly<Record<string, string | Uint8Array>>
}

function workbook({
  sheets,
  look = styles(['General']),
  strings = '',
  book = '',
  state = '',
  more = {},
}: Parts): ArrayBuffer {
  const names = Object.keys(sheets)
  return packageOf({
    'xl/workbook.xml': `<workbook ${NS} xmlns:r="http://schemas.openxmlformats.org/officeDocument/2006/relationships">${book}<sheets>${names
      .map((name, index) => `<sheet name="${name}" sheetId="${index}" r:id="r${index}" ${index === 1 ? state : ''}/>`)
      .join('')}</sheets></workbook>`,
    'xl/_rels/workbook.xml.rels': relationsXml({
      ...Object.fromEntries(names.map((_, index) => [`r${index}`, ['worksheet', `worksheets/s${index}.xml`] as const])),
      s: ['styles', 'styles.xml'],
      t: ['sharedStrings', 'sharedStrings.xml'],
    }),
    'xl/styles.xml': look,
    'xl/sharedStrings.xml': `<sst ${NS}>${strings}</sst>`,
    ...Object.fromEntries(Object.values(sheets).map((xml, index) => [`xl/worksheets/s${index}.xml`, xml])),
    ...more,
  })
}

let place: HTMLElement
beforeEach(() => {
  place = document.createElement('div')
  document.body.replaceChildren(place)
  Element.prototype.scrollTo = () => undefined
  Element.prototype.scrollIntoView = () => undefined
})

const show = (parts: Parts) => showWorkbook(place, orderOf(workbook(parts)))
const texts = () =>
  [...place.querySelectorAll('tbody tr')].map((row) => [...row.querySelectorAll('td')].map((cell) => cell.textContent))

describe('the cells of a sheet', () => {
  it('show numbers, days and texts by their formats', async () => {
    const formats = [
      'General',
      '&quot;¥&quot;#,##0.00',
      'yyyy&quot;年&quot;m&quot;月&quot;d&quot;日&quot;',
      '0.0%',
      '0;[Red]-0',
      '[h]:mm',
      '@',
      'no [format',
    ]
    const row = [
      number('A1', 0.30000000000000004, 0),
      number('B1', 1234.5, 1),
      number('C1', 46_099, 2),
      number('D1', 0.085, 3),
      number('E1', -5, 4),
      number('F1', 1.5, 5),
      number('G1', '007', 6),
      number('H1', 3, 7),
    ]
    await show({ sheets: { 清单: sheet(`<row r="1">${row.join('')}</row>`) }, look: styles(formats) })
    expect(texts()[0]?.slice(0, 7)).toEqual(['0.3', '¥1,234.50', '2026年3月18日', '8.5%', '-5', '36:00', '7'])
    expect(place.querySelectorAll('td')[5]).toHaveStyle({ color: 'rgb(255, 0, 0)' })
    expect(place.querySelectorAll('td')[1]).toHaveStyle({ textAlign: 'end' })
  })

  it('show shared texts in runs, results of formulas, truths and faults, and markup as what it is', async () => {
    const cells = [
      '<c r="A1" t="s"><v>0</v></c>',
      '<c r="B1" t="str"><f>A1&amp;"x"</f><v>=cmd|x</v></c>',
      '<c r="C1" t="b"><v>1</v></c>',
      '<c r="D1" t="e"><v>#DIV/0!</v></c>',
      word('E1', '&lt;img src=x onerror=alert(1)&gt;'),
      '<c r="F1" t="s"><v>99</v></c>',
    ]
    const strings = '<si><r><t>粗</t></r><r><t>体</t></r><rPh><t>cuti</t></rPh></si>'
    await show({ sheets: { 清单: sheet(`<row>${cells.join('')}</row>`) }, strings })
    expect(texts()[0]?.slice(0, 5)).toEqual(['粗体', '=cmd|x', 'TRUE', '#DIV/0!', '<img src=x onerror=alert(1)>'])
    expect(place.querySelector('img, script')).toBeNull()
  })

  it('count days from 1904 where the workbook does', async () => {
    const book = '<workbookPr date1904="1"/>'
    await show({ sheets: { 清单: sheet(`<row>${number('A1', 0)}</row>`) }, look: styles(['yyyy-mm-dd']), book })
    expect(texts()).toEqual([['1904-01-01']])
  })

  it('are joined, and leave out what is hidden', async () => {
    const rows = `<row r="1">${word('A1', '标题')}${word('B1', '盖住')}</row><row r="2" hidden="1">${word('A2', '藏')}</row><row r="3">${word('A3', '甲')}${word('B3', '藏')}${word('C3', '乙')}</row>`
    const after = '<mergeCells><mergeCell ref="A1:C2"/><mergeCell ref="B1:D9"/><mergeCell ref="nonsense"/></mergeCells>'
    await show({ sheets: { 清单: sheet(rows, { before: '<cols><col min="2" max="2" hidden="1"/></cols>', after }) } })
    expect([...place.querySelectorAll('thead th')].map((one) => one.textContent)).toEqual(['A', 'C'])
    expect([...place.querySelectorAll('tbody th')].map((one) => one.textContent)).toEqual(['1', '3'])
    const title = place.querySelector('td[colspan]')
    expect(title).toHaveTextContent('标题')
    expect(title).toHaveAttribute('colspan', '2')
    expect(texts()).toEqual([['标题'], ['甲', '乙']])
  })

  it('share the line between them, and keep their fill', async () => {
    await show({ sheets: { 清单: sheet(`<row>${word('A1', '甲')}${word('B1', '乙', 1)}</row>`) } })
    const [first, second] = place.querySelectorAll<HTMLElement>('tbody td')
    expect(first?.style.borderRight).toBe('1px solid rgb(0, 0, 255)')
    expect(second?.style.borderLeft).toBe('')
    expect(second?.style.backgroundColor).toBe('rgb(0, 255, 0)')
  })

  it('with a long text run into the free ones behind them', async () => {
    await show({
      sheets: {
        清单: sheet(`<row>${word('A1', '备注：以上价格有效期至六月三十日')}</row><row>${word('A2', '短')}</row>`),
      },
    })
    const [long] = place.querySelectorAll<HTMLTableCellElement>('tbody td')
    expect(long?.colSpan).toBe(4)
    expect(texts()[1]).toEqual(['短', '', '', ''])
  })
})

describe('a workbook', () => {
  it('has a tab for each sheet that is not hidden, and keys go through them', async () => {
    const sheets = {
      一: sheet(`<row>${word('A1', '第一')}</row>`),
      藏: sheet(`<row>${word('A1', '隐藏')}</row>`),
      空: sheet(''),
      坏: '<worksheet><sheetData>',
      图: sheet('', { after: '<drawing xmlns:r="r" r:id="r9"/>' }),
    }
    await show({ sheets, state: 'state="veryHidden"' })
    const tabs = [...place.querySelectorAll<HTMLElement>('[role=tab]')]
    expect(tabs.map((one) => one.textContent)).toEqual(['一', '空', '坏', '图'])
    expect(place.querySelector('[role=tabpanel]')).toHaveAttribute('aria-labelledby', tabs[0]?.id)
    tabs[0]?.focus()
    await userEvent.keyboard('{ArrowRight}')
    expect(tabs[1]).toHaveFocus()
    expect(place.querySelector('[role=status]')).toHaveTextContent('emptySheet')
    await userEvent.click(tabs[2] ?? place)
    expect(place.querySelector('[role=status]')).toHaveTextContent('brokenSheet')
    await userEvent.keyboard('{End}')
    expect(place.querySelector('.shop-grid-left')).toHaveTextContent('leftHere')
    await userEvent.keyboard('{Home}')
    expect(texts()[0]?.[0]).toBe('第一')
  })

  it('of a single broken sheet, or of none, is no workbook', async () => {
    await expect(show({ sheets: { 坏: '<worksheet><sheetData>' } })).rejects.toThrow('no XML')
    await expect(showWorkbook(place, orderOf(packageOf({ 'xl/workbook.xml': '<a/>' })))).rejects.toThrow('workbook')
    await show({ sheets: {} })
    expect(place.querySelector('[role=status]')).toHaveTextContent('empty')
  })

  it('has its charts and pictures below the cells, and says what of them it does not show', async () => {
    const anchor = (row: number, content: string) =>
      `<d:twoCellAnchor xmlns:d="d" xmlns:a="a" xmlns:c="c" xmlns:r="r"><d:from><d:row>${row}</d:row></d:from>${content}</d:twoCellAnchor>`
    const chart = (id: string) => `<d:graphicFrame><c:chart r:id="${id}"/></d:graphicFrame>`
    const picture =
      '<d:pic><d:nvPicPr><d:cNvPr descr="收货区"/></d:nvPicPr><d:blipFill><a:blip r:embed="p"/></d:blipFill></d:pic>'
    const drawing = `<d:wsDr xmlns:d="d">${anchor(9, chart('far'))}${anchor(20, picture)}${anchor(2, chart('c'))}</d:wsDr>`
    vi.stubGlobal('URL', Object.assign(URL, { createObjectURL: () => 'blob:picture' }))
    await show({
      sheets: { 清单: sheet(`<row>${word('A1', '甲')}</row>`, { after: '<drawing xmlns:r="r" r:id="d"/>' }) },
      more: {
        'xl/worksheets/_rels/s0.xml.rels': relationsXml({ d: ['drawing', '../drawings/d.xml'] }),
        'xl/drawings/d.xml': drawing,
        'xl/drawings/_rels/d.xml.rels': relationsXml({
          c: ['chart', '../charts/c.xml'],
          far: ['chart', 'https://tracker.example/c.xml'],
          p: ['image', '../media/a.png'],
        }),
        'xl/charts/c.xml': chartXml(`<c:barChart>${seriesXml('销量', [1, 2, 3])}</c:barChart>`, '月度销量'),
        'xl/media/a.png': PIXEL,
      },
    })
    vi.unstubAllGlobals()
    const drawn = [...(place.querySelector('.shop-grid-drawings')?.children ?? [])]
    expect(drawn.map(({ tagName }) => tagName)).toEqual(['FIGURE', 'P', 'IMG'])
    expect(drawn[0]).toHaveTextContent('月度销量')
    expect(drawn[1]).toHaveTextContent('leftHere')
    expect(drawn[2]).toHaveAttribute('alt', '收货区')
    expect(texts()[0]?.[0]).toBe('甲')
  })

  it('of endless rows and columns shows the first ones, and says so', async () => {
    const row = (at: number) => `<row r="${at}">${number(`A${at}`, at)}${number(`XFD${at}`, 1)}</row>`
    const rows = Array.from({ length: 1200 }, (_, index) => row(index + 1)).join('')
    await show({ sheets: { 大: sheet(`${rows}<row r="1048576">${number('A1048576', 1)}</row>`) } })
    expect(place.querySelectorAll('tbody tr')).toHaveLength(1000)
    expect(place.querySelectorAll('thead th')).toHaveLength(1)
    expect(place).toHaveTextContent('cut 1000 1')
  })

  it('of wide rows shows no more cells than a phone draws', async () => {
    const name = (index: number) => (index < 26 ? '' : 'A') + String.fromCharCode(65 + (index % 26))
    const row = (at: number) =>
      `<row r="${at}">${Array.from({ length: 50 }, (_, index) => number(`${name(index)}${at}`, 1)).join('')}</row>`
    await show({ sheets: { 宽: sheet(Array.from({ length: 600 }, (_, index) => row(index + 1)).join('')) } })
    expect(place.querySelectorAll('tbody tr')).toHaveLength(400)
    expect(place.querySelectorAll('tbody td')).toHaveLength(20_000)
  })
})
