import { block, shadow } from './svg-drawing.ts'
import type { Paint } from './svg-drawing.ts'

/** Draws the object of a class in an 800 × 800 box, standing on y = 570. */
export type Drawing = (paint: Paint) => string

/** Lines of text, one below another. */
export const lines = (x: number, y: number, widths: readonly number[], colour: string) =>
  widths
    .map((width, row) => `<rect x="${x}" y="${y + row * 26}" width="${width}" height="9" rx="4.5" fill="${colour}"/>`)
    .join('')

const paper: Drawing = (paint) =>
  shadow(425, 572, 250) +
  block({ x: 190, y: 330 }, { width: 360, height: 236, depth: 96 }, paint) +
  `<path d="M214 316l84 -60h340l-84 60z" fill="#fff"/><path d="M230 304l66 -48M268 304l66 -48" stroke="${paint.light}" stroke-width="5" opacity=".8"/>
   <rect x="190" y="392" width="360" height="112" fill="#fff" opacity=".94"/><path d="M550 392l96 -67v112l-96 67z" fill="#fff" opacity=".55"/>
   <circle cx="252" cy="448" r="30" fill="url(#dark)"/>` +
  lines(306, 420, [180, 130, 90], paint.light)

const cartridge: Drawing = (paint) =>
  shadow(400, 572, 260) +
  `<rect x="170" y="330" width="450" height="176" rx="26" fill="url(#iron)"/>
   <path d="M196 330h398a26 26 0 0 1 26 26v14H170v-14a26 26 0 0 1 26 -26z" fill="#fff" opacity=".18"/>
   <rect x="150" y="470" width="500" height="92" rx="46" fill="url(#body)"/><rect x="176" y="486" width="448" height="18" rx="9" fill="#fff" opacity=".5"/>
   <rect x="232" y="378" width="206" height="74" rx="12" fill="#fff"/>${lines(254, 398, [150, 96], paint.light)}
   <circle cx="548" cy="416" r="42" fill="url(#dark)"/><circle cx="548" cy="416" r="16" fill="${paint.pale}"/>
   <rect x="336" y="286" width="128" height="48" rx="16" fill="url(#dark)"/>`

const printer: Drawing = (paint) =>
  shadow(400, 572, 280) +
  `<path d="M262 190h276l22 150H240z" fill="url(#white)"/>${lines(300, 226, [170, 200, 120], paint.light)}
   <rect x="150" y="320" width="500" height="176" rx="34" fill="url(#white)"/>
   <rect x="150" y="404" width="500" height="92" rx="30" fill="url(#body)"/>
   <rect x="222" y="430" width="356" height="20" rx="10" fill="${paint.deep}"/>
   <path d="M240 440h320l34 126H206z" fill="url(#white)"/>${lines(266, 482, [220, 168], paint.light)}
   <rect x="484" y="346" width="118" height="34" rx="10" fill="${paint.text}"/><circle cx="204" cy="363" r="13" fill="${paint.main}"/><circle cx="246" cy="363" r="13" fill="${paint.light}"/>`

const shredder: Drawing = (paint) =>
  shadow(400, 572, 230) +
  `<path d="M296 160h208v160H296z" fill="url(#white)"/>${lines(326, 190, [148, 110, 130], paint.light)}
   <rect x="210" y="300" width="380" height="92" rx="30" fill="url(#iron)"/><rect x="262" y="316" width="276" height="16" rx="8" fill="#1f2735"/>
   <path d="M232 380h336l-22 166a26 26 0 0 1 -26 22H280a26 26 0 0 1 -26 -22z" fill="url(#body)"/>
   <rect x="300" y="420" width="200" height="116" rx="18" fill="#fff" opacity=".35"/>` +
  [318, 346, 374, 402, 430, 458]
    .map(
      (x, index) =>
        `<path d="M${x} 434q${index % 2 ? 12 : -12} 44 0 88" stroke="#fff" stroke-width="11" fill="none" stroke-linecap="round"/>`,
    )
    .join('') +
  `<circle cx="548" cy="350" r="12" fill="${paint.light}"/>`

const hammer: Drawing = () =>
  shadow(400, 572, 240) +
  `<g transform="rotate(38 400 380)"><rect x="372" y="300" width="56" height="290" rx="28" fill="url(#body)"/>
   <rect x="372" y="430" width="56" height="160" rx="28" fill="url(#dark)"/><path d="M384 470h32M384 502h32M384 534h32" stroke="#fff" stroke-width="7" opacity=".45" stroke-linecap="round"/>
   <rect x="384" y="230" width="32" height="96" fill="url(#steel)"/>
   <path d="M262 196h150q86 0 122 74q-62 -34 -122 -22H262z" fill="url(#steel)"/><rect x="228" y="180" width="62" height="84" rx="14" fill="url(#iron)"/></g>
   <g transform="rotate(-38 400 380)"><rect x="370" y="420" width="60" height="170" rx="26" fill="url(#dark)"/><path d="M388 446v118M412 446v118" stroke="#fff" stroke-width="6" opacity=".35" stroke-linecap="round"/>
   <rect x="388" y="204" width="24" height="222" rx="6" fill="url(#steel)"/><path d="M384 176h32v34l-4 14h-24l-4 -14z" fill="url(#iron)"/></g>`

const bolt: Drawing = () =>
  shadow(410, 572, 250) +
  `<g transform="rotate(-24 400 390)"><rect x="330" y="342" width="330" height="92" rx="10" fill="url(#steel)"/>` +
  [372, 404, 436, 468, 500, 532, 564, 596, 628]
    .map((x) => `<path d="M${x} 342l-18 92" stroke="#7c899b" stroke-width="9"/>`)
    .join('') +
  `<path d="M230 290h84a22 22 0 0 1 22 22v152a22 22 0 0 1 -22 22h-84a22 22 0 0 1 -22 -22V312a22 22 0 0 1 22 -22z" fill="url(#iron)"/><path d="M208 348h128v80H208z" fill="#fff" opacity=".28"/></g>
   <g transform="translate(520 470) rotate(12)"><path d="M0 -92L80 -46V46L0 92L-80 46V-46z" fill="url(#body)"/><circle r="46" fill="#fff" opacity=".92"/><circle r="46" fill="none" stroke="#7c899b" stroke-width="10"/></g>`

const cable: Drawing = (paint) =>
  shadow(400, 574, 230) +
  [186, 158, 130, 102]
    .map(
      (radius, index) =>
        `<circle cx="390" cy="376" r="${radius}" fill="none" stroke="${index % 2 ? 'url(#dark)' : 'url(#body)'}" stroke-width="27"/>`,
    )
    .join('') +
  `<path d="M262 290a170 170 0 0 1 116 -92" stroke="#fff" stroke-width="8" stroke-linecap="round" fill="none" opacity=".6"/>
   <path d="M560 440c40 60 -6 124 84 122" stroke="url(#body)" stroke-width="27" fill="none" stroke-linecap="round"/>
   <path d="M646 562h46" stroke="url(#gold)" stroke-width="13" stroke-linecap="round"/><path d="M646 550h40M646 574h40" stroke="#c77b3a" stroke-width="6" stroke-linecap="round"/>
   <rect x="366" y="176" width="52" height="118" rx="12" fill="#fff" opacity=".92"/><rect x="366" y="224" width="52" height="22" fill="${paint.main}"/>`

const bulb: Drawing = (paint) =>
  `<circle cx="400" cy="326" r="226" fill="#fff" opacity=".5" filter="url(#soft)"/>` +
  shadow(400, 574, 150) +
  `<path d="M400 150c-98 0 -172 74 -172 166c0 62 34 104 66 138c20 22 26 36 28 52h156c2 -16 8 -30 28 -52c32 -34 66 -76 66 -138c0 -92 -74 -166 -172 -166z" fill="url(#white)"/>
   <path d="M400 150c-98 0 -172 74 -172 166c0 62 34 104 66 138c20 22 26 36 28 52h156c2 -16 8 -30 28 -52c32 -34 66 -76 66 -138c0 -92 -74 -166 -172 -166z" fill="url(#body)" opacity=".55"/>
   <path d="M286 244c20 -34 48 -52 84 -58" stroke="#fff" stroke-width="18" stroke-linecap="round" fill="none"/>
   <rect x="318" y="498" width="164" height="30" rx="12" fill="url(#steel)"/><rect x="328" y="526" width="144" height="24" rx="12" fill="url(#iron)"/><rect x="346" y="548" width="108" height="24" rx="12" fill="url(#steel)"/>
   <path d="M352 330l30 46l18 -46l18 46l30 -46" stroke="${paint.deep}" stroke-width="9" fill="none" stroke-linejoin="round" stroke-linecap="round" opacity=".7"/>`

const helmet: Drawing = (paint) =>
  shadow(400, 570, 270) +
  `<path d="M190 474c0 -150 92 -246 210 -246s210 96 210 246z" fill="url(#body)"/>
   <path d="M352 236q48 -16 96 0l12 238H340z" fill="url(#dark)" opacity=".55"/><path d="M368 214h64a18 18 0 0 1 18 18v30h-100v-30a18 18 0 0 1 18 -18z" fill="url(#dark)"/>
   <path d="M232 424c8 -74 40 -124 86 -150" stroke="#fff" stroke-width="16" stroke-linecap="round" fill="none" opacity=".65"/>
   <path d="M136 470h528a20 20 0 0 1 20 22c-4 34 -30 50 -66 50H182c-36 0 -62 -16 -66 -50a20 20 0 0 1 20 -22z" fill="url(#dark)"/>
   <path d="M150 482h500" stroke="#fff" stroke-width="8" opacity=".35" stroke-linecap="round"/><circle cx="400" cy="400" r="34" fill="#fff"/><path d="M400 380v40M380 400h40" stroke="${paint.main}" stroke-width="11" stroke-linecap="round"/>`

const glove: Drawing = (paint) =>
  shadow(400, 574, 200) +
  `<g transform="rotate(-6 400 380)"><rect x="270" y="206" width="64" height="220" rx="32" fill="url(#body)"/><rect x="338" y="164" width="66" height="250" rx="33" fill="url(#body)"/>
   <rect x="408" y="176" width="64" height="240" rx="32" fill="url(#body)"/><rect x="476" y="222" width="58" height="200" rx="29" fill="url(#body)"/>
   <path d="M270 360h264v96a70 70 0 0 1 -70 70H340a70 70 0 0 1 -70 -70z" fill="url(#body)"/>
   <path d="M276 450c-20 -40 -72 -86 -92 -74c-24 14 6 70 44 108c30 30 60 44 84 44z" fill="url(#dark)"/>
   <path d="M278 372h248v74a60 60 0 0 1 -60 60H338a60 60 0 0 1 -60 -60z" fill="url(#dark)" opacity=".55"/>
   <rect x="290" y="500" width="224" height="72" rx="20" fill="url(#white)"/><path d="M316 516v40M352 516v40M388 516v40M424 516v40M460 516v40M490 516v40" stroke="${paint.light}" stroke-width="8" stroke-linecap="round"/>
   <path d="M288 236v70M358 194v80" stroke="#fff" stroke-width="10" stroke-linecap="round" opacity=".55"/></g>`

const rice: Drawing = (paint) =>
  shadow(420, 574, 260) +
  block({ x: 400, y: 392 }, { width: 190, height: 172, depth: 62 }, paint) +
  `<rect x="474" y="392" width="40" height="172" fill="url(#gold)"/><path d="M474 392l62 -43h40l-62 43z" fill="#f6cf72"/><path d="M494 392c-46 -60 -96 -30 -62 0zM494 392c46 -60 96 -30 62 0z" fill="url(#gold)"/>
   <path d="M190 300c-26 90 -30 180 -6 246a34 34 0 0 0 32 22h178a34 34 0 0 0 32 -22c24 -66 20 -156 -6 -246z" fill="url(#white)"/>
   <path d="M226 300c-22 -40 -34 -66 -22 -84q101 -26 202 0c12 18 0 44 -22 84z" fill="url(#white)"/><rect x="206" y="284" width="198" height="32" rx="16" fill="url(#dark)"/>
   <rect x="222" y="360" width="166" height="150" rx="20" fill="url(#body)"/>
   <path d="M305 388c18 20 18 44 0 66c-18 -22 -18 -46 0 -66zM262 418c24 6 36 22 38 52c-26 -6 -40 -22 -38 -52zM348 418c-24 6 -36 22 -38 52c26 -6 40 -22 38 -52z" fill="#fff" opacity=".92"/>`

const cup: Drawing = (paint) =>
  shadow(400, 574, 260) +
  `<ellipse cx="390" cy="540" rx="236" ry="34" fill="url(#white)"/><ellipse cx="390" cy="534" rx="170" ry="20" fill="${paint.light}" opacity=".5"/>
   <path d="M532 346h46c44 0 66 28 58 66c-8 42 -48 66 -108 68" stroke="url(#dark)" stroke-width="26" fill="none"/>
   <path d="M222 314h336v76c0 92 -66 146 -168 146s-168 -54 -168 -146z" fill="url(#body)"/>
   <ellipse cx="390" cy="314" rx="168" ry="38" fill="${paint.pale}"/><ellipse cx="390" cy="318" rx="144" ry="28" fill="#6b4226"/><ellipse cx="366" cy="312" rx="70" ry="10" fill="#8a5a36"/>
   <path d="M252 372c2 60 22 98 58 122" stroke="#fff" stroke-width="14" stroke-linecap="round" fill="none" opacity=".6"/>
   <path d="M330 244c-26 -30 22 -50 0 -84M400 238c-26 -34 22 -56 0 -92M468 244c-26 -30 22 -50 0 -84" stroke="#fff" stroke-width="13" stroke-linecap="round" fill="none" opacity=".85"/>`

/** The drawing of each class, by its number. */
export const CLASS_DRAWINGS: Readonly<Record<string, Drawing>> = {
  '01': paper,
  '02': cartridge,
  '03': printer,
  '04': shredder,
  '05': hammer,
  '06': bolt,
  '07': cable,
  '08': bulb,
  '09': helmet,
  '10': glove,
  '11': rice,
  '12': cup,
}
