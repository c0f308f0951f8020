import type { Drawing } from './class-drawings.ts'
import { shadow } from './svg-drawing.ts'

const wrench: Drawing = () =>
  shadow(400, 572, 220) +
  `<g transform="rotate(40 400 380)"><rect x="366" y="270" width="68" height="306" rx="30" fill="url(#body)"/><rect x="384" y="330" width="32" height="200" rx="16" fill="#fff" opacity=".4"/>
   <path d="M400 120c-70 0 -116 44 -116 104c0 44 28 84 78 96h76c46 -10 78 -48 80 -92l-64 8l-6 44h-62l-24 -46l22 -52l72 -14c-12 -30 -36 -48 -56 -48z" fill="url(#steel)"/>
   <rect x="352" y="252" width="96" height="34" rx="14" fill="url(#iron)"/><circle cx="400" cy="548" r="14" fill="#fff" opacity=".8"/></g>`

const screwdriver: Drawing = () =>
  shadow(400, 572, 220) +
  `<g transform="rotate(42 400 380)"><rect x="386" y="120" width="28" height="250" rx="8" fill="url(#steel)"/><path d="M386 126l14 -34l14 34z" fill="url(#iron)"/>
   <rect x="368" y="348" width="64" height="44" rx="12" fill="url(#iron)"/><path d="M352 388h96l10 60v104a40 40 0 0 1 -40 40h-36a40 40 0 0 1 -40 -40V448z" fill="url(#body)"/>
   <path d="M372 404v160M400 404v172M428 404v160" stroke="#fff" stroke-width="9" stroke-linecap="round" opacity=".5"/></g>`

/** @param nose path of the jaws */
const pliers = (nose: string): string =>
  shadow(400, 572, 220) +
  `<g transform="rotate(24 400 380)"><path d="M372 340c-70 60 -96 130 -92 226a26 26 0 0 0 52 2c4 -92 34 -146 84 -192z" fill="url(#body)"/><path d="M428 340c70 60 96 130 92 226a26 26 0 0 1 -52 2c-4 -92 -34 -146 -84 -192z" fill="url(#dark)"/>
   <path d="${nose}" fill="url(#steel)"/><path d="M400 150v140" stroke="#4a5568" stroke-width="7"/><circle cx="400" cy="344" r="46" fill="url(#iron)"/><circle cx="400" cy="344" r="17" fill="#fff" opacity=".75"/></g>`

const combinationPliers: Drawing = () => pliers('M348 350c-10 -80 -6 -150 24 -206h56c30 56 34 126 24 206z')

const longNosePliers: Drawing = () => pliers('M352 350c-4 -80 18 -180 40 -256h16c22 76 44 176 40 256z')

const hexKeys: Drawing = () =>
  shadow(420, 572, 260) +
  [0, 1, 2, 3, 4]
    .map((index) => {
      const x = 190 + index * 96
      const top = 170 + index * 44
      const width = 34 - index * 4
      return `<path d="M${x + 76} ${top}h-46a30 30 0 0 0 -30 30v${360 - index * 44}" stroke="${index % 2 ? 'url(#iron)' : 'url(#steel)'}" stroke-width="${width}" fill="none" stroke-linecap="round"/>`
    })
    .join('') +
  `<rect x="150" y="440" width="500" height="92" rx="28" fill="url(#body)"/><rect x="180" y="458" width="440" height="18" rx="9" fill="#fff" opacity=".5"/>`

const hexagon = (radius: number) =>
  [0, 1, 2, 3, 4, 5]
    .map((corner) => {
      const angle = (Math.PI / 3) * corner
      return `${Math.round(Math.sin(angle) * radius)} ${Math.round(Math.cos(angle) * radius)}`
    })
    .join('L')

const nut = (x: number, y: number, size: number) =>
  `<g transform="translate(${x} ${y}) scale(${size})"><path d="M${hexagon(132)}z" transform="translate(0 22)" fill="url(#iron)"/><path d="M${hexagon(132)}z" fill="url(#steel)"/><circle r="70" fill="url(#iron)"/><circle r="54" fill="#2c3442"/><path d="M-48 -22a54 54 0 0 1 60 -30" stroke="#fff" stroke-width="9" fill="none" opacity=".6" stroke-linecap="round"/></g>`

const nuts: Drawing = () => shadow(400, 572, 260) + nut(300, 430, 0.92) + nut(540, 462, 0.7) + nut(430, 258, 0.78)

const ring = (x: number, y: number, size: number) =>
  `<g transform="translate(${x} ${y}) scale(${size})"><ellipse cy="20" rx="150" ry="132" fill="url(#iron)"/><path fill-rule="evenodd" d="M-150 0a150 132 0 1 0 300 0a150 132 0 1 0 -300 0zM-68 0a68 60 0 1 0 136 0a68 60 0 1 0 -136 0z" fill="url(#steel)"/><path d="M-116 -44a132 116 0 0 1 110 -66" stroke="#fff" stroke-width="12" fill="none" stroke-linecap="round" opacity=".8"/></g>`

const washers: Drawing = () =>
  shadow(400, 574, 260) + ring(318, 420, 0.92) + ring(548, 468, 0.66) + ring(462, 246, 0.74)

const screw = (turn: number, at: string) =>
  `<g transform="translate(${at}) rotate(${turn})"><path d="M-26 -120h52v196l-26 74l-26 -74z" fill="url(#steel)"/>` +
  [-88, -56, -24, 8, 40, 72]
    .map((y) => `<path d="M-34 ${y + 12}L34 ${y - 12}" stroke="#7c899b" stroke-width="11" stroke-linecap="round"/>`)
    .join('') +
  `<path d="M-72 -168h144l-34 50h-76z" fill="url(#iron)"/><ellipse cy="-168" rx="72" ry="24" fill="url(#steel)"/><path d="M-30 -168h60M0 -180v24" stroke="#4a5568" stroke-width="10" stroke-linecap="round"/></g>`

const screws: Drawing = () => shadow(400, 574, 250) + screw(-28, '300 400') + screw(6, '430 380') + screw(34, '560 420')

const socketScrew: Drawing = () =>
  shadow(400, 574, 220) +
  `<g transform="rotate(28 400 380)"><rect x="360" y="300" width="80" height="270" rx="10" fill="url(#steel)"/>` +
  [330, 364, 398, 432, 466, 500, 534]
    .map((y) => `<path d="M356 ${y + 12}l88 -24" stroke="#7c899b" stroke-width="9"/>`)
    .join('') +
  `<rect x="312" y="160" width="176" height="150" rx="18" fill="url(#iron)"/><ellipse cx="400" cy="164" rx="88" ry="34" fill="url(#steel)"/><path d="M400 142l34 12v22l-34 12l-34 -12v-22z" fill="#2c3442"/></g>`

/** Tools and fasteners, by the noun of a product. */
export const TOOL_DRAWINGS: Readonly<Record<string, Drawing>> = {
  活动扳手: wrench,
  棘轮螺丝刀: screwdriver,
  钢丝钳: combinationPliers,
  尖嘴钳: longNosePliers,
  内六角扳手套装: hexKeys,
  六角螺母: nuts,
  平垫圈: washers,
  自攻螺钉: screws,
  内六角螺钉: socketScrew,
}
