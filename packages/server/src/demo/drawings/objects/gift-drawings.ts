import type { Drawing } from './class-drawings.ts'
import { block, shadow } from './svg-drawing.ts'

const oil: Drawing = (paint) =>
  shadow(410, 574, 240) +
  [
    [214, 1],
    [420, 0.92],
  ]
    .map(
      ([x = 0, size = 1]) =>
        `<g transform="translate(${x} ${572 - 420 * size}) scale(${size})"><rect x="58" y="0" width="60" height="54" rx="12" fill="url(#dark)"/><path d="M66 50h44l6 62q56 34 56 96v180a32 32 0 0 1 -32 32H36a32 32 0 0 1 -32 -32V208q0 -62 56 -96z" fill="url(#gold)"/><path d="M30 210q4 -44 44 -70" stroke="#fff" stroke-width="13" fill="none" stroke-linecap="round" opacity=".75"/><rect x="4" y="232" width="168" height="124" fill="#fff" opacity=".94"/><path d="M88 252c26 24 26 56 0 84c-26 -28 -26 -60 0 -84z" fill="url(#body)"/><path d="M88 262v68" stroke="${paint.pale}" stroke-width="5"/></g>`,
    )
    .join('')

const giftBox: Drawing = (paint) =>
  shadow(430, 574, 270) +
  block({ x: 190, y: 340 }, { width: 360, height: 226, depth: 110 }, paint) +
  `<rect x="340" y="340" width="58" height="226" fill="url(#gold)"/><path d="M340 340l110 -77h58l-110 77z" fill="#f6cf72"/><path d="M424 300c-80 -110 -166 -52 -108 4zM424 300c80 -110 166 -52 108 4z" fill="url(#gold)"/><circle cx="424" cy="300" r="24" fill="#e0a83a"/>
   <rect x="216" y="400" width="100" height="116" rx="16" fill="#fff" opacity=".9"/><path d="M236 462q30 -60 60 0zM258 462h16v34h-16z" fill="url(#dark)"/>`

const dripCoffee: Drawing = (paint) =>
  shadow(410, 574, 260) +
  `<path d="M180 210h210v330a26 26 0 0 1 -26 26H206a26 26 0 0 1 -26 -26z" fill="url(#body)"/><path d="M180 210h210v46H180z" fill="url(#dark)"/><path d="M180 226h210" stroke="#fff" stroke-width="5" stroke-dasharray="10 9" opacity=".7"/><rect x="212" y="306" width="146" height="168" rx="18" fill="#fff" opacity=".93"/>
   <ellipse cx="285" cy="390" rx="42" ry="56" fill="#6b4226"/><path d="M285 338q-26 52 0 104" stroke="#d9b38c" stroke-width="9" fill="none"/>
   <path d="M432 410h200v46c0 66 -40 104 -100 104s-100 -38 -100 -104z" fill="url(#white)"/><ellipse cx="532" cy="410" rx="100" ry="22" fill="${paint.pale}"/><ellipse cx="532" cy="413" rx="84" ry="15" fill="#6b4226"/><path d="M630 428c44 -6 62 20 50 46c-10 22 -36 34 -66 34" stroke="url(#white)" stroke-width="18" fill="none"/>`

const coldBrew: Drawing = (paint) =>
  shadow(410, 574, 220) +
  [
    [216, 0],
    [404, 1],
  ]
    .map(
      ([x = 0, index = 0]) =>
        `<g transform="translate(${x} 150)"><rect x="58" y="0" width="64" height="50" rx="12" fill="url(#dark)"/><path d="M64 46h52l8 60q50 26 50 84v204a28 28 0 0 1 -28 28H34a28 28 0 0 1 -28 -28V190q0 -58 50 -84z" fill="#5a3720"/><path d="M30 196q2 -40 40 -62" stroke="#fff" stroke-width="12" fill="none" stroke-linecap="round" opacity=".45"/><rect x="6" y="226" width="168" height="128" fill="${index ? paint.pale : '#fff'}"/><circle cx="90" cy="290" r="38" fill="url(#body)"/></g>`,
    )
    .join('')

/** @param leaf colour of the leaf on the label */
const teaTin =
  (leaf: string): Drawing =>
  () =>
    shadow(410, 574, 240) +
    `<path d="M250 250h300v288c0 20 -66 34 -150 34s-150 -14 -150 -34z" fill="url(#body)"/><path d="M250 250h80v318c-50 -6 -80 -16 -80 -30z" fill="#fff" opacity=".25"/><path d="M238 196h324v66c0 20 -70 34 -162 34s-162 -14 -162 -34z" fill="url(#dark)"/><ellipse cx="400" cy="196" rx="162" ry="36" fill="url(#body)"/><ellipse cx="400" cy="192" rx="60" ry="14" fill="#fff" opacity=".5"/>
   <circle cx="400" cy="420" r="92" fill="#fff" opacity=".94"/><path d="M400 350c52 40 52 98 0 140c-52 -42 -52 -100 0 -140z" fill="${leaf}"/><path d="M400 366v116M400 410l24 -20M400 440l-24 -20" stroke="#fff" stroke-width="7" stroke-linecap="round"/>`

const teaCake: Drawing = (paint) =>
  shadow(410, 574, 270) +
  `<ellipse cx="400" cy="500" rx="250" ry="74" fill="#3f2a1c"/><ellipse cx="400" cy="466" rx="250" ry="74" fill="#6b4a30"/><ellipse cx="400" cy="460" rx="60" ry="18" fill="#3f2a1c"/><path d="M210 450q60 -34 120 -38M470 416q70 8 120 40M250 490q80 30 150 30" stroke="#9a7350" stroke-width="9" fill="none" stroke-linecap="round"/>
   <circle cx="430" cy="276" r="150" fill="url(#white)"/><circle cx="430" cy="276" r="108" fill="none" stroke="${paint.main}" stroke-width="10"/><path d="M430 206c44 36 44 90 0 130c-44 -40 -44 -94 0 -130z" fill="url(#dark)"/>`

/** Food and drink, by the noun of a product. */
export const GIFT_DRAWINGS: Readonly<Record<string, Drawing>> = {
  山茶油礼盒: oil,
  菌菇干货礼盒: giftBox,
  挂耳咖啡: dripCoffee,
  冷萃咖啡液: coldBrew,
  茉莉绿茶: teaTin('#5aa469'),
  桂花乌龙茶: teaTin('#d99a2b'),
  陈皮普洱: teaCake,
}
