const TYPES = 'http://schemas.openxmlformats.org/package/2006/content-types'
const RELATIONS = 'http://schemas.openxmlformats.org/package/2006/relationships'
const OFFICE = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'
const HEAD = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>'

/** The types of a package's parts; programs of Office insist on them. */
const contentTypes = (overrides: Readonly<Record<string, string>>) =>
  `${HEAD}<Types xmlns="${TYPES}"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Default Extension="png" ContentType="image/png"/>${Object.entries(
    overrides,
  )
    .map(
      ([part, type]) =>
        `<Override PartName="/${part}" ContentType="application/vnd.openxmlformats-officedocument.${type}+xml"/>`,
    )
    .join('')}</Types>`

/** Relations of a part: type and target, the ids are r1, r2 …; addresses lie outside. */
const relations = (all: readonly (readonly [type: string, target: string])[]) =>
  `${HEAD}<Relationships xmlns="${RELATIONS}">${all
    .map(
      ([type, target], index) =>
        `<Relationship Id="r${index + 1}" Type="${OFFICE}/${type}" Target="${target}"${target.includes(':') ? ' TargetMode="External"' : ''}/>`,
    )
    .join('')}</Relationships>`

const W = 'xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main"'

const run = (text: string, look = '') => `<w:r><w:rPr>${look}</w:rPr><w:t xml:space="preserve">${text}</w:t></w:r>`
const paragraph = (content: string, look = '') => `<w:p><w:pPr>${look}</w:pPr>${content}</w:p>`
const cell = (text: string, width: number, more = '') =>
  `<w:tc><w:tcPr><w:tcW w:w="${width}" w:type="dxa"/>${more}</w:tcPr>${paragraph(run(text))}</w:tc>`

const GOODS = [
  ['得力 A4 复印纸 80g（5 包/箱）', '箱', '120', '138.00', '16,560.00'],
  ['晨光中性笔 0.5mm 黑色（12 支/盒）', '盒', '300', '18.50', '5,550.00'],
  ['广博文件夹 A4 双强力夹', '个', '260', '9.80', '2,548.00'],
] as const

const WIDTHS = [3400, 900, 1100, 1400, 1700] as const

/** The parts of a contract in Word: headings, numbered clauses, a table with joined cells, a picture, a link and a foot. */
export function contractParts(picture: Buffer): Record<string, string | Buffer> {
  const borders = ['top', 'left', 'bottom', 'right', 'insideH', 'insideV']
    .map((side) => `<w:${side} w:val="single" w:sz="4" w:color="808080"/>`)
    .join('')
  const head = ['货物名称', '单位', '数量', '单价（元）', '金额（元）']
  const shade = '<w:shd w:val="clear" w:fill="DCE6F1"/>'
  const table = `<w:tbl><w:tblPr><w:tblW w:w="8500" w:type="dxa"/><w:tblBorders>${borders}</w:tblBorders></w:tblPr><w:tblGrid>${WIDTHS.map((width) => `<w:gridCol w:w="${width}"/>`).join('')}</w:tblGrid><w:tr>${head.map((text, index) => cell(text, WIDTHS[index] ?? 0, shade)).join('')}</w:tr>${GOODS.map((row) => `<w:tr>${row.map((text, index) => cell(text, WIDTHS[index] ?? 0)).join('')}</w:tr>`).join('')}<w:tr>${cell('合计（含税）', 6800, '<w:gridSpan w:val="4"/>')}${cell('24,658.00', 1700)}</w:tr></w:tbl>`
  const clause = (text: string) => paragraph(run(text), '<w:numPr><w:ilvl w:val="0"/><w:numId w:val="1"/></w:numPr>')
  const image = `<w:drawing><wp:inline xmlns:wp="http://schemas.openxmlformats.org/drawingml/2006/wordprocessingDrawing"><wp:extent cx="5486400" cy="2057400"/><wp:docPr id="1" name="p" descr="仓库收货区"/><a:graphic xmlns:a="http://schemas.openxmlformats.org/drawingml/2006/main"><a:graphicData uri="http://schemas.openxmlformats.org/drawingml/2006/picture"><pic:pic xmlns:pic="http://schemas.openxmlformats.org/drawingml/2006/picture"><pic:nvPicPr><pic:cNvPr id="1" name="p"/><pic:cNvPicPr/></pic:nvPicPr><pic:blipFill><a:blip r:embed="r4" xmlns:r="${OFFICE}"/><a:stretch><a:fillRect/></a:stretch></pic:blipFill><pic:spPr><a:xfrm><a:off x="0" y="0"/><a:ext cx="5486400" cy="2057400"/></a:xfrm><a:prstGeom prst="rect"/></pic:spPr></pic:pic></a:graphicData></a:graphic></wp:inline></w:drawing>`
  const body = [
    paragraph(run('办公用品采购合同', '<w:b/><w:sz w:val="36"/>'), '<w:jc w:val="center"/><w:spacing w:after="240"/>'),
    paragraph(
      run('合同编号：CG-2026-0318　　签订日期：2026年3月18日', '<w:color w:val="595959"/>'),
      '<w:jc w:val="right"/>',
    ),
    paragraph(run('甲方（采购方）：', '<w:b/>') + run('北辰精工（演示）有限公司')),
    paragraph(run('乙方（供货方）：', '<w:b/>') + run('新芽文具（演示）有限公司')),
    paragraph(
      run(
        '根据《中华人民共和国民法典》及相关法律法规，甲乙双方经友好协商，就甲方向乙方采购办公用品事宜达成如下条款，共同遵守。',
      ),
      '<w:ind w:firstLine="480"/><w:spacing w:before="120" w:after="120" w:line="400"/>',
    ),
    clause('货物名称、规格、数量及价款见下表，价款含税并含运费。'),
    table,
    clause('乙方应于本合同生效后 7 个工作日内将货物送至甲方指定仓库，逾期按日收取货款的万分之五。'),
    paragraph(`<w:r>${image}</w:r>`, '<w:jc w:val="center"/><w:spacing w:before="160" w:after="160"/>'),
    clause('甲方收货后 3 个工作日内完成验收；验收合格后 30 日内付清全部货款。'),
    paragraph(
      `<w:hyperlink r:id="r5" xmlns:r="${OFFICE}">${run('供货方网站', '<w:color w:val="0563C1"/><w:u w:val="single"/>')}</w:hyperlink>`,
    ),
    paragraph('<w:r><w:br w:type="page"/></w:r>'),
    paragraph(run('附件一　验收单', '<w:b/><w:sz w:val="28"/>'), '<w:jc w:val="center"/>'),
    paragraph(run('验收人签字：＿＿＿＿＿＿　日期：＿＿＿＿＿＿')),
  ].join('')
  const level =
    '<w:lvl w:ilvl="0"><w:start w:val="1"/><w:numFmt w:val="chineseCountingThousand"/><w:lvlText w:val="第%1条"/><w:lvlJc w:val="left"/><w:pPr><w:ind w:left="0" w:firstLine="0"/></w:pPr></w:lvl>'
  return {
    '[Content_Types].xml': contentTypes({
      'word/document.xml': 'wordprocessingml.document.main',
      'word/styles.xml': 'wordprocessingml.styles',
      'word/numbering.xml': 'wordprocessingml.numbering',
      'word/footer1.xml': 'wordprocessingml.footer',
    }),
    '_rels/.rels': relations([['officeDocument', 'word/document.xml']]),
    'word/_rels/document.xml.rels': relations([
      ['styles', 'styles.xml'],
      ['numbering', 'numbering.xml'],
      ['footer', 'footer1.xml'],
      ['image', 'media/image1.png'],
      ['hyperlink', 'https://supplier.example/'],
    ]),
    'word/document.xml': `${HEAD}<w:document ${W}><w:body>${body}<w:sectPr><w:footerReference w:type="default" r:id="r3" xmlns:r="${OFFICE}"/><w:pgSz w:w="11906" w:h="16838"/><w:pgMar w:top="1440" w:right="1800" w:bottom="1440" w:left="1800" w:header="851" w:footer="992"/></w:sectPr></w:body></w:document>`,
    'word/styles.xml': `${HEAD}<w:styles ${W}><w:docDefaults><w:rPrDefault><w:rPr><w:rFonts w:ascii="Times New Roman" w:eastAsia="宋体"/><w:sz w:val="24"/></w:rPr></w:rPrDefault></w:docDefaults><w:style w:type="paragraph" w:default="1" w:styleId="a"><w:name w:val="Normal"/><w:pPr><w:spacing w:line="360"/></w:pPr></w:style></w:styles>`,
    'word/numbering.xml': `${HEAD}<w:numbering ${W}><w:abstractNum w:abstractNumId="0">${level}</w:abstractNum><w:num w:numId="1"><w:abstractNumId w:val="0"/></w:num></w:numbering>`,
    'word/footer1.xml': `${HEAD}<w:ftr ${W}>${paragraph(run('本合同一式两份，甲乙双方各执一份', '<w:sz w:val="18"/>'), '<w:jc w:val="center"/>')}</w:ftr>`,
    'word/media/image1.png': picture,
  }
}

const S = 'xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main"'

/** Styles by their number: plain, title, head, text, money, date, percent, red money, sum, weekday. */
const STYLES = `${HEAD}<styleSheet ${S}><numFmts count="4"><numFmt numFmtId="164" formatCode="&quot;¥&quot;#,##0.00"/><numFmt numFmtId="165" formatCode="yyyy&quot;年&quot;m&quot;月&quot;d&quot;日&quot;"/><numFmt numFmtId="166" formatCode="0.00;[Red]\\-0.00"/><numFmt numFmtId="167" formatCode="[$-804]aaaa"/></numFmts><fonts count="4"><font><sz val="11"/></font><font><b/><sz val="16"/></font><font><b/><sz val="11"/><color theme="0"/></font><font><b/><sz val="11"/></font></fonts><fills count="4"><fill><patternFill patternType="none"/></fill><fill><patternFill patternType="gray125"/></fill><fill><patternFill patternType="solid"><fgColor theme="4"/></patternFill></fill><fill><patternFill patternType="solid"><fgColor theme="4" tint="0.7999"/></patternFill></fill></fills><borders count="2"><border/><border><left style="thin"/><right style="thin"/><top style="thin"/><bottom style="thin"/></border></borders><cellXfs count="10"><xf/><xf fontId="1"><alignment horizontal="center" vertical="center"/></xf><xf fontId="2" fillId="2" borderId="1"><alignment horizontal="center"/></xf><xf borderId="1"><alignment vertical="center" wrapText="1"/></xf><xf numFmtId="164" borderId="1"/><xf numFmtId="165" borderId="1"/><xf numFmtId="10" borderId="1"/><xf numFmtId="166" borderId="1"/><xf numFmtId="164" fontId="3" fillId="3" borderId="1"/><xf numFmtId="167" borderId="1"/></cellXfs></styleSheet>`

const THEME = `${HEAD}<a:theme xmlns:a="http://schemas.openxmlformats.org/drawingml/2006/main"><a:themeElements><a:clrScheme name="o"><a:dk1><a:sysClr val="windowText" lastClr="000000"/></a:dk1><a:lt1><a:sysClr val="window" lastClr="FFFFFF"/></a:lt1><a:dk2><a:srgbClr val="44546A"/></a:dk2><a:lt2><a:srgbClr val="E7E6E6"/></a:lt2><a:accent1><a:srgbClr val="2F5496"/></a:accent1></a:clrScheme></a:themeElements></a:theme>`

/** A cell of a sheet: a text, or a number in a style. */
const c = (place: string, value: string | number, style = 0) =>
  typeof value === 'number'
    ? `<c r="${place}" s="${style}"><v>${value}</v></c>`
    : `<c r="${place}" s="${style}" t="inlineStr"><is><t>${value}</t></is></c>`

const FROZEN =
  '<sheetViews><sheetView workbookViewId="0"><pane xSplit="1" ySplit="2" topLeftCell="B3" state="frozen"/></sheetView></sheetViews>'
const COLUMNS =
  '<cols><col min="1" max="1" width="12"/><col min="2" max="2" width="34"/><col min="3" max="3" width="10" hidden="1"/><col min="4" max="9" width="14"/></cols>'
const HEADS = ['分类', '商品名称', '内部码', '数量', '单价', '金额', '到货日期', '星期', '折扣']
const LETTERS = 'ABCDEFGHI'

const CHART = 'http://schemas.openxmlformats.org/drawingml/2006/chart'

/** A chart of two rows of values. */
function chart(kind: string, title: string): string {
  const cache = (type: string, all: readonly (string | number)[]) =>
    `<c:${type}Ref><c:${type}Cache>${all.map((value, index) => `<c:pt idx="${index}"><c:v>${value}</c:v></c:pt>`).join('')}</c:${type}Cache></c:${type}Ref>`
  const series = (name: string, values: readonly number[]) =>
    `<c:ser><c:tx>${cache('str', [name])}</c:tx><c:cat>${cache('str', ['纸张', '书写', '收纳'])}</c:cat><c:val>${cache('num', values)}</c:val></c:ser>`
  return `${HEAD}<c:chartSpace xmlns:c="${CHART}" xmlns:a="http://schemas.openxmlformats.org/drawingml/2006/main"><c:chart><c:title><c:tx><c:rich><a:p><a:r><a:t>${title}</a:t></a:r></a:p></c:rich></c:tx></c:title><c:plotArea><c:${kind}>${series('2025', [56_000, 31_000, 22_000])}${series('2026', [61_000, 36_500, 31_000])}</c:${kind}></c:plotArea></c:chart></c:chartSpace>`
}

/** The parts of a list of purchases in Excel: frozen heads, joined and hidden cells, formats of money and dates, a chart that is drawn and one that is not, three sheets. */
export function purchaseParts(rows = 60): Record<string, string | Buffer> {
  const lines = Array.from({ length: rows }, (_, index) => {
    const at = index + 3
    const group =
      index % 6 === 0 ? c(`A${at}`, ['纸张', '书写', '收纳'][Math.floor(index / 6) % 3] ?? '', 3) : c(`A${at}`, '', 3)
    const price = 12.5 + index * 3.25
    const count = 10 + (index % 7) * 5
    return `<row r="${at}">${group}${c(`B${at}`, `办公用品第${index + 1}号（含税、含运费）`, 3)}${c(`C${at}`, `X${index}`)}${c(`D${at}`, count, 0)}${c(`E${at}`, price, 4)}${c(`F${at}`, price * count, 4)}${c(`G${at}`, 46_099 + index, 5)}${c(`H${at}`, 46_099 + index, 9)}${c(`I${at}`, index % 5 === 0 ? -0.05 : 0.085, index % 5 === 0 ? 7 : 6)}</row>`
  }).join('')
  const groups = Array.from({ length: Math.floor(rows / 6) }, (_, index) => `A${index * 6 + 3}:A${index * 6 + 8}`)
  const end = rows + 3
  const purchases = `<worksheet ${S}>${FROZEN}${COLUMNS}<sheetData><row r="1">${c('A1', '2026年第一季度办公用品采购清单', 1)}</row><row r="2">${HEADS.map((head, index) => c(`${LETTERS[index]}2`, head, 2)).join('')}</row>${lines}<row r="${end}">${c(`A${end}`, '合计', 8)}${c(`F${end}`, 128_456.5, 8)}</row></sheetData><mergeCells>${['A1:I1', ...groups].map((ref) => `<mergeCell ref="${ref}"/>`).join('')}</mergeCells><drawing r:id="r1" xmlns:r="${OFFICE}"/></worksheet>`
  const remarks = `<worksheet ${S}><sheetData><row r="1">${c('A1', '备注：以上价格有效期至 2026 年 6 月 30 日，逾期请重新询价。')}</row><row r="2">${c('A2', '联系人')}${c('B2', '周敏（演示）')}</row></sheetData></worksheet>`
  const part = (index: number) => `worksheets/sheet${index}.xml`
  return {
    '[Content_Types].xml': contentTypes({
      'xl/workbook.xml': 'spreadsheetml.sheet.main',
      'xl/styles.xml': 'spreadsheetml.styles',
      ...Object.fromEntries([1, 2, 3].map((index) => [`xl/${part(index)}`, 'spreadsheetml.worksheet'])),
    }),
    '_rels/.rels': relations([['officeDocument', 'xl/workbook.xml']]),
    'xl/_rels/workbook.xml.rels': relations([
      ['worksheet', part(1)],
      ['worksheet', part(2)],
      ['worksheet', part(3)],
      ['styles', 'styles.xml'],
      ['theme', 'theme/theme1.xml'],
    ]),
    'xl/workbook.xml': `${HEAD}<workbook ${S} xmlns:r="${OFFICE}"><sheets><sheet name="采购清单" sheetId="1" r:id="r1"/><sheet name="备注" sheetId="2" r:id="r2"/><sheet name="空白页" sheetId="3" r:id="r3"/></sheets></workbook>`,
    'xl/styles.xml': STYLES,
    'xl/worksheets/_rels/sheet1.xml.rels': relations([['drawing', '../drawings/drawing1.xml']]),
    'xl/drawings/_rels/drawing1.xml.rels': relations([
      ['chart', '../charts/chart1.xml'],
      ['chart', '../charts/chart2.xml'],
    ]),
    'xl/drawings/drawing1.xml': `${HEAD}<d:wsDr xmlns:d="http://schemas.openxmlformats.org/drawingml/2006/spreadsheetDrawing" xmlns:c="${CHART}" xmlns:r="${OFFICE}">${[1, 2].map((id) => `<d:twoCellAnchor><d:from><d:row>${id * 10}</d:row></d:from><d:graphicFrame><c:chart r:id="r${id}"/></d:graphicFrame></d:twoCellAnchor>`).join('')}</d:wsDr>`,
    'xl/charts/chart1.xml': chart('barChart', '各类采购额'),
    'xl/charts/chart2.xml': chart('surfaceChart', '不支持的图表'),
    'xl/theme/theme1.xml': THEME,
    [`xl/${part(1)}`]: HEAD + purchases,
    [`xl/${part(2)}`]: HEAD + remarks,
    [`xl/${part(3)}`]: `${HEAD}<worksheet ${S}><sheetData/></worksheet>`,
  }
}

const P =
  'xmlns:p="http://schemas.openxmlformats.org/presentationml/2006/main" xmlns:a="http://schemas.openxmlformats.org/drawingml/2006/main"'

const shape = (type: string, lines: readonly string[], place = '') =>
  `<p:sp><p:nvSpPr><p:cNvPr id="2" name="t"/><p:cNvSpPr/><p:nvPr><p:ph type="${type}"/></p:nvPr></p:nvSpPr><p:spPr>${place}</p:spPr><p:txBody><a:bodyPr/>${lines.map((line) => `<a:p><a:r><a:t>${line}</a:t></a:r></a:p>`).join('')}</p:txBody></p:sp>`

const place = (x: number, y: number, width: number, height: number) =>
  `<a:xfrm><a:off x="${x}" y="${y}"/><a:ext cx="${width}" cy="${height}"/></a:xfrm>`

/** The looks of a layout's places: in the middle, large and white. */
const WHITE =
  '<a:bodyPr anchor="ctr"/><a:lstStyle><a:lvl1pPr algn="ctr"><a:defRPr sz="3600"><a:solidFill><a:srgbClr val="FFFFFF"/></a:solidFill></a:defRPr></a:lvl1pPr></a:lstStyle>'

/** The parts of a presentation of three slides: one laid out by its layout, one with a picture, one that stands nowhere. */
export function slideParts(picture: Buffer): Record<string, string | Buffer> {
  const slide = (shapes: string) =>
    `${HEAD}<p:sld ${P}><p:cSld><p:spTree><p:nvGrpSpPr/><p:grpSpPr/>${shapes}</p:spTree></p:cSld></p:sld>`
  const image = `<p:pic><p:nvPicPr><p:cNvPr id="3" name="p" descr="收货区"/></p:nvPicPr><p:blipFill><a:blip r:embed="r1" xmlns:r="${OFFICE}"/></p:blipFill><p:spPr>${place(6_400_000, 1_500_000, 5_200_000, 1_965_000)}</p:spPr></p:pic>`
  return {
    '[Content_Types].xml': contentTypes({ 'ppt/presentation.xml': 'presentationml.presentation.main' }),
    '_rels/.rels': relations([['officeDocument', 'ppt/presentation.xml']]),
    'ppt/_rels/presentation.xml.rels': relations([
      ['slide', 'slides/slide1.xml'],
      ['slide', 'slides/slide2.xml'],
      ['slide', 'slides/slide3.xml'],
    ]),
    'ppt/presentation.xml': `${HEAD}<p:presentation ${P} xmlns:r="${OFFICE}"><p:sldSz cx="12192000" cy="6858000"/><p:sldIdLst>${[1, 2, 3].map((id) => `<p:sldId id="${255 + id}" r:id="r${id}"/>`).join('')}</p:sldIdLst></p:presentation>`,
    'ppt/slides/slide1.xml': slide(shape('ctrTitle', ['供应商介绍']) + shape('subTitle', ['新芽文具（演示）有限公司'])),
    'ppt/slides/slide2.xml': slide(
      image +
        shape('title', ['仓储与配送'], place(600_000, 300_000, 11_000_000, 900_000)) +
        shape(
          'body',
          ['自有仓库三处，合计 12,000 平方米', '全国 48 小时送达'],
          place(600_000, 1_500_000, 5_400_000, 3_000_000),
        ),
    ),
    'ppt/slides/slide3.xml': slide(shape('title', ['联系我们'])),
    'ppt/slides/_rels/slide1.xml.rels': relations([['slideLayout', '../slideLayouts/layout1.xml']]),
    'ppt/slideLayouts/layout1.xml': `${HEAD}<p:sldLayout ${P}><p:cSld><p:bg><p:bgPr><a:solidFill><a:srgbClr val="1F4E79"/></a:solidFill></p:bgPr></p:bg><p:spTree>${[shape('ctrTitle', [], place(1_000_000, 2_200_000, 10_000_000, 1_200_000)), shape('subTitle', [], place(1_000_000, 3_600_000, 10_000_000, 800_000))].join('').replaceAll('<a:bodyPr/>', WHITE)}</p:spTree></p:cSld></p:sldLayout>`,
    'ppt/slides/_rels/slide2.xml.rels': relations([['image', '../media/image1.png']]),
    'ppt/media/image1.png': picture,
  }
}
