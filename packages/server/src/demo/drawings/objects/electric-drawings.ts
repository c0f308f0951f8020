import type { Drawing } from './class-drawings.ts'
import { shadow } from './svg-drawing.ts'

const glow = (x: number, y: number, radius: number) =>
  `<circle cx="${x}" cy="${y}" r="${radius}" fill="#fff" opacity=".55" filter="url(#soft)"/>`

const panel: Drawing = (paint) =>
  glow(400, 360, 240) +
  shadow(400, 572, 260) +
  `<path d="M200 190h400l60 330a24 24 0 0 1 -24 28H164a24 24 0 0 1 -24 -28z" fill="url(#steel)"/><path d="M226 220h348l50 288H176z" fill="#fff"/><path d="M226 220h348l50 288H176z" fill="url(#body)" opacity=".35"/>
   <path d="M252 246l-26 120" stroke="#fff" stroke-width="16" stroke-linecap="round"/><path d="M400 190v-60" stroke="${paint.deep}" stroke-width="10"/><rect x="352" y="104" width="96" height="34" rx="14" fill="url(#iron)"/>`

const highBay: Drawing = () =>
  glow(400, 500, 190) +
  shadow(400, 576, 200) +
  `<rect x="388" y="110" width="24" height="60" fill="url(#steel)"/><circle cx="400" cy="112" r="22" fill="none" stroke="#7c899b" stroke-width="12"/><rect x="320" y="164" width="160" height="120" rx="22" fill="url(#iron)"/>` +
  [344, 372, 400, 428, 456]
    .map((x) => `<path d="M${x} 176v96" stroke="#fff" stroke-width="7" opacity=".35" stroke-linecap="round"/>`)
    .join('') +
  `<path d="M320 284h160l150 220H170z" fill="url(#steel)"/><path d="M320 284h60l-110 220H170z" fill="#fff" opacity=".5"/><ellipse cx="400" cy="504" rx="230" ry="46" fill="#fff"/><ellipse cx="400" cy="504" rx="196" ry="34" fill="url(#body)" opacity=".7"/>`

const tube: Drawing = (paint) =>
  shadow(400, 572, 260) +
  [
    [0, 300],
    [1, 404],
    [2, 508],
  ]
    .map(
      ([row = 0, y = 0]) =>
        `<g transform="rotate(-14 400 ${y}) translate(${row * 14 - 14} 0)"><rect x="150" y="${y - 30}" width="500" height="60" rx="30" fill="#fff" opacity=".9"/><rect x="150" y="${y - 30}" width="500" height="60" rx="30" fill="url(#body)" opacity=".45"/><path d="M206 ${y - 12}h380" stroke="#fff" stroke-width="12" stroke-linecap="round"/>
   <rect x="132" y="${y - 34}" width="60" height="68" rx="14" fill="url(#steel)"/><rect x="608" y="${y - 34}" width="60" height="68" rx="14" fill="url(#steel)"/><path d="M132 ${y - 12}h-26M132 ${y + 12}h-26M668 ${y - 12}h26M668 ${y + 12}h26" stroke="${paint.deep}" stroke-width="9" stroke-linecap="round"/></g>`,
    )
    .join('')

const floodlight: Drawing = () =>
  glow(430, 330, 220) +
  shadow(400, 572, 230) +
  `<path d="M232 330c-30 0 -44 20 -44 44v130h424V374c0 -24 -14 -44 -44 -44" stroke="url(#iron)" stroke-width="30" fill="none"/><rect x="330" y="496" width="140" height="72" rx="18" fill="url(#iron)"/>
   <rect x="236" y="164" width="328" height="300" rx="34" fill="url(#iron)"/><rect x="270" y="198" width="260" height="232" rx="20" fill="#fff"/><rect x="270" y="198" width="260" height="232" rx="20" fill="url(#body)" opacity=".6"/>` +
  [0, 1, 2]
    .flatMap((row) =>
      [0, 1, 2].map(
        (column) =>
          `<circle cx="${322 + column * 78}" cy="${246 + row * 68}" r="24" fill="#fff" opacity=".9"/><circle cx="${322 + column * 78}" cy="${246 + row * 68}" r="11" fill="url(#gold)"/>`,
      ),
    )
    .join('')

const networkCable: Drawing = (paint) =>
  shadow(400, 574, 230) +
  [180, 150, 120]
    .map(
      (radius) =>
        `<circle cx="370" cy="370" r="${radius}" fill="none" stroke="url(#body)" stroke-width="22"/><circle cx="370" cy="370" r="${radius + 3}" fill="none" stroke="#fff" stroke-width="4" opacity=".35"/>`,
    )
    .join('') +
  `<rect x="344" y="180" width="52" height="90" rx="12" fill="#fff" opacity=".92"/><rect x="344" y="214" width="52" height="20" fill="${paint.main}"/><path d="M530 430c30 30 34 46 36 70" stroke="url(#body)" stroke-width="22" fill="none" stroke-linecap="round"/>
   <g transform="translate(520 480)"><path d="M14 0h64a14 14 0 0 1 14 14v26H0V14A14 14 0 0 1 14 0z" fill="url(#dark)"/><rect x="-4" y="36" width="100" height="58" rx="8" fill="url(#white)"/><path d="M10 94V66M24 94V66M38 94V66M52 94V66M66 94V66M80 94V66" stroke="#e0a83a" stroke-width="7"/></g>`

const rubberCable: Drawing = (paint) =>
  shadow(400, 574, 240) +
  `<path d="M170 250h300a150 150 0 0 1 0 300H330" stroke="url(#iron)" stroke-width="84" fill="none"/><path d="M170 232h300a168 168 0 0 1 150 92" stroke="#fff" stroke-width="9" fill="none" opacity=".35" stroke-linecap="round"/>
   <ellipse cx="330" cy="550" rx="26" ry="44" fill="#2c3442"/>` +
  (
    [
      [514, paint.main],
      [550, '#e0a83a'],
      [586, paint.deep],
    ] as const
  )
    .map(
      ([y, colour]) =>
        `<path d="M330 ${y}H226" stroke="${colour}" stroke-width="26" stroke-linecap="round"/><path d="M226 ${y}h-52" stroke="#c77b3a" stroke-width="13" stroke-linecap="round"/>`,
    )
    .join('')

/** Lamps and cables, by the noun of a product. */
export const ELECTRIC_DRAWINGS: Readonly<Record<string, Drawing>> = {
  LED平板灯: panel,
  工矿灯: highBay,
  T8灯管: tube,
  防爆投光灯: floodlight,
  超五类网线: networkCable,
  三芯橡胶电缆: rubberCable,
}
