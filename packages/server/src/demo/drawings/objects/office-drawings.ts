import { lines } from './class-drawings.ts'
import type { Drawing } from './class-drawings.ts'
import { block, shadow } from './svg-drawing.ts'

const binder: Drawing = (paint) =>
  shadow(410, 572, 270) +
  `<path d="M230 180h330v200H230z" fill="url(#white)"/>${lines(276, 214, [230, 170, 210, 120], paint.light)}
   <path d="M196 300h420l44 120H152z" fill="url(#body)"/><rect x="150" y="412" width="512" height="148" rx="28" fill="url(#iron)"/><rect x="190" y="380" width="432" height="26" rx="13" fill="#1f2735"/>` +
  [...Array(13).keys()]
    .map((hole) => `<circle cx="${216 + hole * 32}" cy="393" r="7" fill="#fff" opacity=".85"/>`)
    .join('') +
  `<path d="M640 436l70 -150" stroke="url(#steel)" stroke-width="24" stroke-linecap="round"/><circle cx="712" cy="280" r="30" fill="url(#dark)"/><rect x="206" y="464" width="130" height="44" rx="12" fill="#fff" opacity=".85"/>`

const stapler: Drawing = () =>
  shadow(410, 572, 280) +
  `<rect x="130" y="516" width="550" height="50" rx="22" fill="url(#iron)"/><rect x="156" y="470" width="480" height="36" rx="14" fill="url(#steel)"/>
   <path d="M166 470c4 -60 40 -96 104 -112l340 -92c44 -10 76 10 78 52c0 22 -8 38 -22 54L548 470z" fill="url(#body)"/><path d="M220 412c24 -18 48 -26 84 -36l290 -78" stroke="#fff" stroke-width="14" stroke-linecap="round" fill="none" opacity=".6"/>
   <circle cx="610" cy="486" r="34" fill="url(#dark)"/><circle cx="610" cy="486" r="13" fill="#fff" opacity=".8"/>`

const ink: Drawing = (paint) =>
  shadow(410, 572, 280) +
  (['#2c3442', paint.main, '#e4588f', '#f0b429'] as const)
    .map((colour, index) => {
      const x = 150 + index * 128
      return `<path d="M${x} 300h116v250a16 16 0 0 1 -16 16h-84a16 16 0 0 1 -16 -16z" fill="${colour}"/><path d="M${x} 300h40v266h-24a16 16 0 0 1 -16 -16z" fill="#fff" opacity=".22"/><path d="M${x + 22} 300v-46a14 14 0 0 1 14 -14h44a14 14 0 0 1 14 14v46z" fill="url(#steel)"/><rect x="${x + 20}" y="352" width="76" height="120" rx="12" fill="#fff" opacity=".92"/><circle cx="${x + 58}" cy="412" r="22" fill="${colour}"/>`
    })
    .join('')

const labelPrinter: Drawing = (paint) =>
  shadow(400, 572, 240) +
  `<path d="M206 320a60 60 0 0 1 60 -60h268a60 60 0 0 1 60 60v196a50 50 0 0 1 -50 50H256a50 50 0 0 1 -50 -50z" fill="url(#white)"/><path d="M206 420h388v96a50 50 0 0 1 -50 50H256a50 50 0 0 1 -50 -50z" fill="url(#body)"/>
   <rect x="262" y="300" width="180" height="84" rx="16" fill="${paint.text}"/>${lines(284, 322, [120, 84], paint.light)}<circle cx="516" cy="342" r="32" fill="url(#dark)"/>
   <rect x="270" y="440" width="260" height="18" rx="9" fill="${paint.deep}"/><path d="M292 450h216v166q-18 14 -36 0t-36 0t-36 0t-36 0t-36 0t-36 0z" fill="#fff"/>` +
  [0, 1, 2, 3, 4, 5, 6, 7]
    .map(
      (bar) =>
        `<rect x="${322 + bar * 20}" y="486" width="${bar % 3 ? 6 : 11}" height="64" fill="${paint.text}" opacity=".8"/>`,
    )
    .join('')

const copier: Drawing = (paint) =>
  shadow(400, 572, 270) +
  `<path d="M180 236h440l30 60H150z" fill="url(#dark)"/><rect x="150" y="220" width="320" height="34" rx="14" fill="url(#iron)"/><rect x="160" y="290" width="480" height="180" rx="20" fill="url(#white)"/>
   <rect x="470" y="206" width="170" height="84" rx="16" fill="${paint.text}"/><rect x="490" y="222" width="100" height="52" rx="8" fill="${paint.light}"/><circle cx="614" cy="248" r="12" fill="#7fe0a7"/>
   <path d="M250 350h300v40H250z" fill="#1f2735" opacity=".7"/><path d="M264 368h272l20 62H244z" fill="#fff"/>${lines(286, 384, [180, 120], paint.light)}
   <rect x="150" y="462" width="500" height="104" rx="22" fill="url(#body)"/><rect x="340" y="500" width="120" height="22" rx="11" fill="#fff" opacity=".7"/>`

const rollPaper: Drawing = (paint) =>
  shadow(420, 572, 270) +
  block({ x: 190, y: 452 }, { width: 370, height: 112, depth: 92 }, paint) +
  [0, 1, 2, 3, 4]
    .map(
      (sheet) =>
        `<path d="M${200 + sheet * 6} ${438 - sheet * 22}l84 -60h352l-84 60z" fill="#fff" stroke="${paint.light}" stroke-width="4"/>`,
    )
    .join('') +
  `<rect x="236" y="486" width="210" height="44" rx="12" fill="#fff" opacity=".92"/>${lines(258, 498, [130], paint.light)}`

/** Office supplies, by the noun of a product. */
export const OFFICE_DRAWINGS: Readonly<Record<string, Drawing>> = {
  热熔装订机: binder,
  梳式装订机: binder,
  重型订书机: stapler,
  彩色墨盒: ink,
  连续供墨墨盒: ink,
  便携热敏打印机: labelPrinter,
  标签打印机: labelPrinter,
  彩色激光一体机: copier,
  喷墨多功能机: copier,
  双面打印纸: rollPaper,
  护眼米白纸: rollPaper,
}
