import { strToU8, zipSync } from 'fflate'

const OFFICE = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'

/** Relations of a part, by their ids: type, target, and whether it lies outside. */
export function relationsXml(all: Readonly<Record<string, readonly [type: string, target: string]>>): string {
  const each = Object.entries(all).map(([id, [type, target]]) => {
    const mode = target.includes(':') ? ' TargetMode="External"' : ''
    return `<Relationship Id="${id}" Type="${OFFICE}/${type}" Target="${target}"${mode}/>`
  })
  return `<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships">${each.join('')}</Relationships>`
}

/** A package of parts by their names, whose main part is the first one. */
export function packageOf(parts: Readonly<Record<string, string | Uint8Array>>): ArrayBuffer {
  const all = {
    ...parts,
    '[Content_Types].xml':
      '<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Default Extension="png" ContentType="image/png"/></Types>',
    '_rels/.rels': relationsXml({ r1: ['officeDocument', Object.keys(parts)[0] ?? ''] }),
  }
  const bytes = Object.entries(all).map(([name, content]) => [
    name,
    typeof content === 'string' ? strToU8(content) : content,
  ])
  return zipSync(Object.fromEntries(bytes)).slice().buffer
}

/** Words that name themselves. */
export const WORDS = {
  content: 'content',
  sheets: 'sheets',
  slide: 'slide {page}',
  empty: 'empty',
  emptySheet: 'emptySheet',
  brokenSheet: 'brokenSheet',
  cut: 'cut {rows} {columns}',
  chart: 'chart',
  leftHere: 'leftHere',
  views: 'views',
  layout: 'layout',
  layoutNote: 'layoutNote',
  reading: 'reading',
  readingNote: 'readingNote',
}

/** An order of a package. */
export function orderOf(bytes: ArrayBuffer) {
  return { bytes, words: WORDS, language: 'zh-CN', theme: '' }
}

/** The smallest picture: a transparent pixel. */
export const PIXEL = Uint8Array.from(
  atob('iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg=='),
  (sign) => sign.charCodeAt(0),
)

const values = (kind: 'num' | 'str', all: readonly (string | number)[]) =>
  `<c:${kind}Ref><c:${kind}Cache>${all.map((value, index) => `<c:pt idx="${index}"><c:v>${value}</c:v></c:pt>`).join('')}</c:${kind}Cache></c:${kind}Ref>`

/** A row of values of a chart. */
export const seriesXml = (name: string, numbers: readonly (string | number)[], more = '') =>
  `<c:ser><c:tx>${values('str', [name])}</c:tx>${more}<c:cat>${values('str', ['一月', '二月', '三月'])}</c:cat><c:val>${values('num', numbers)}</c:val></c:ser>`

/** A chart of groups of rows. */
export const chartXml = (groups: string, title = '') =>
  `<c:chartSpace xmlns:c="c" xmlns:a="a"><c:chart>${title && `<c:title><c:tx><c:rich><a:p><a:r><a:t>${title}</a:t></a:r></a:p></c:rich></c:tx></c:title>`}<c:plotArea>${groups}</c:plotArea></c:chart></c:chartSpace>`
