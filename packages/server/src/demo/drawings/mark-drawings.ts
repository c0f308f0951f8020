import { area, box, disc, each, line, turned } from './objects/shapes.ts'
import { paintOf } from './objects/svg-drawing.ts'
import { escapeXml, FONT, framed } from './picture-frame.ts'
import type { DrawnPicture } from './picture-frame.ts'

/** A shop's logo: its first two signs on a rounded tile. */
export function shopLogo(name: string, hue: number): DrawnPicture {
  const text = `<text x="120" y="122" ${FONT} font-size="78" font-weight="700" fill="#fff" text-anchor="middle" dominant-baseline="central">${escapeXml(name.slice(0, 2))}</text>`
  const tile =
    box('0 0 240 240 56', 'dark') + area('M0 56A56 56 0 0 1 56 0H184A56 56 0 0 1 240 56V90Q120 150 0 110Z', '#fff', 0.1)
  return framed({ width: 240, height: 240, hue }, tile + text)
}

/** The mark of a site: one sign on its colour; readable at 32 px. */
export function siteMark(sign: string, colour: string): DrawnPicture {
  const text = `<text x="60" y="62" ${FONT} font-size="66" font-weight="700" fill="#fff" text-anchor="middle" dominant-baseline="central">${escapeXml(sign)}</text>`
  return framed({ width: 120, height: 120, hue: 0 }, box('0 0 120 120 28', colour) + text)
}

type Mark = (colour: string, pale: string) => string

const star = (points: number, outer: number, inner: number) =>
  `M${Array.from({ length: points * 2 }, (_, index) => {
    const radius = index % 2 ? inner : outer
    const angle = (Math.PI / points) * index
    return `${Math.round(120 + Math.sin(angle) * radius)} ${Math.round(120 - Math.cos(angle) * radius)}`
  }).join('L')}z`

/** Signs of the brands, by the name of a series. */
const MARKS: Readonly<Record<string, Mark>> = {
  青禾: (colour, pale) =>
    area('M120 200C40 160 50 70 120 40c10 60 10 110 0 160z', colour) +
    area('M120 200c80 -40 70 -130 0 -160c-10 60 -10 110 0 160z', pale),
  简序: (colour, pale) =>
    box('54 66 132 26 13', colour) + box('54 108 96 26 13', pale) + box('54 150 132 26 13', colour),
  北辰: (colour, pale) => area(star(4, 92, 24), colour) + turned(45, '120 120', area(star(4, 56, 18), pale)),
  元素: (colour, pale) => area(star(6, 84, 73), colour) + disc('120 120 34', '#fff') + disc('120 120 18', pale),
  铁匠: (colour, pale) =>
    area('M50 90h120l24 20h-30q-6 34 -34 40v20h24v24H76v-24h24v-20q-44 -10 -50 -60z', colour) +
    box('70 52 60 20 6', pale),
  光域: (colour, pale) =>
    area('M50 140a70 70 0 0 1 140 0z', colour) +
    each([-60, -30, 0, 30, 60], (turn) => turned(turn, '120 140', box('115 38 10 24 5', pale))) +
    box('50 154 140 16 8', colour),
  安盾: (colour, pale) =>
    area('M120 36l74 26v58q0 60 -74 88q-74 -28 -74 -88V62z', colour) + line('M88 122l24 24l44 -50', pale, 16),
  田野: (colour, pale) =>
    area('M40 150q80 -60 160 0v44H40z', colour) + disc('120 84 34', pale) + line('M64 170q56 -30 112 0', '#fff', 7),
  云埠: (colour, pale) =>
    area('M72 168a38 38 0 0 1 0 -76a54 54 0 0 1 102 -6a42 42 0 0 1 0 82z', colour) + line('M96 196h48', pale, 14),
  澄屿: (colour, pale) =>
    area('M120 36c50 62 62 84 62 112a62 62 0 0 1 -124 0c0 -28 12 -50 62 -112z', colour) +
    line('M92 150a30 30 0 0 0 28 30', pale, 12),
  栖木: (colour, pale) => area('M120 40l56 66h-26l40 52H50l40 -52H64z', colour) + box('108 156 24 44 4', pale),
  方隅: (colour, pale) =>
    area('M120 40l72 40l-72 40l-72 -40z', pale) +
    area('M48 92l66 36v76l-66 -38z', colour) +
    area('M192 92l-66 36v76l66 -38z', colour, 0.72),
}

/** The logo of a brand, 240 × 240: its sign on white. */
export function brandLogo(name: string, hue: number): DrawnPicture {
  const mark = MARKS[name]
  if (!mark) throw new Error(`the brand ${name} has no sign`)
  const { main, light } = paintOf(hue)
  return framed({ width: 240, height: 240, hue }, box('0 0 240 240 24', '#fff') + mark(main, light))
}

/** A paper with a title and labelled rows, which says across itself that it is a sample. */
function samplePaper(
  rows: readonly (readonly [string, string])[],
  paper: {
    readonly title: string
    readonly hue: number
    readonly ground: string
    readonly rim: string
    readonly label: string
    readonly seal: string
  },
): DrawnPicture {
  const { title, hue, ground, rim, label, seal } = paper
  const lines = rows.map(
    ([name, value], row) =>
      `<text x="80" y="${250 + row * 56}" fill="${label}">${name}</text><text x="300" y="${250 + row * 56}">${escapeXml(value)}</text>`,
  )
  const mark = `<text x="400" y="330" font-size="96" font-weight="700" fill="#d3261f" opacity=".2" text-anchor="middle" transform="rotate(-22 400 300)">演示样本</text>`
  const frame = `<rect x="24" y="24" width="752" height="552" fill="none" stroke="${rim}" stroke-width="6"/><rect x="38" y="38" width="724" height="524" fill="none" stroke="${rim}" stroke-width="2"/>`
  return framed(
    { width: 800, height: 600, hue },
    `${box('0 0 800 600', ground)}${frame}${disc('400 100 34', seal)}<g ${FONT} font-size="24" fill="#2b2620"><text x="400" y="188" font-size="46" font-weight="700" text-anchor="middle" letter-spacing="16">${title}</text>${lines.join('')}${mark}</g>`,
  )
}

/** A form of a business licence. Domain 4.4. */
export function licencePicture({
  name,
  creditCode,
}: {
  readonly name: string
  readonly creditCode: string
}): DrawnPicture {
  return samplePaper(
    [
      ['统一社会信用代码', creditCode],
      ['名　　称', name],
      ['类　　型', '有限责任公司'],
      ['注册资本', '壹仟万元整'],
      ['经营范围', '演示商城的商品销售'],
    ],
    { title: '营业执照', hue: 40, ground: '#fffdf5', rim: '#c9a24d', label: '#7a6a4a', seal: 'gold' },
  )
}

/** A bank's slip of a company transfer. */
export function slipPicture(slip: {
  readonly payer: string
  readonly payee: string
  readonly bank: string
  readonly purpose: string
}): DrawnPicture {
  return samplePaper(
    [
      ['付款户名', slip.payer],
      ['收款户名', slip.payee],
      ['收款银行', slip.bank],
      ['用　　途', slip.purpose],
    ],
    { title: '电子回单', hue: 215, ground: '#f8fbff', rim: '#6f9bd8', label: '#55708f', seal: 'main' },
  )
}
