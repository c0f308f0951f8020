import type { Drawing } from './class-drawings.ts'
import { area, box, disc, each, line, oval, placed, turned } from './shapes.ts'
import { shadow } from './svg-drawing.ts'

const carton: Drawing = () =>
  shadow(430, 574, 280) +
  area('M190 360l110 -80h360l-110 80z', '#e8c592') +
  area('M550 360l110 -80v206l-110 80z', '#a9773f') +
  box('190 360 360 206', 'card') +
  box('340 360 60 206', '#e9dcc0', 0.8) +
  area('M340 360l110 -80h60l-110 80z', '#e9dcc0', 0.8) +
  line('M220 520h70M220 496h40', '#8a5f2f', 9) +
  area('M460 470l20 -30l20 30zM474 470h12v40h-12z', '#8a5f2f')

const cartonStack: Drawing = (paint) =>
  placed('150 20', 0.66, carton(paint)) + placed('30 190', 0.66, carton(paint)) + placed('270 190', 0.66, carton(paint))

const bubbleWrap: Drawing = () =>
  shadow(410, 574, 270) +
  area('M250 250h320q60 0 60 160t-60 156H250z', '#cfe6f7') +
  each([0, 1, 2, 3, 4, 5], (row) =>
    each([0, 1, 2, 3, 4, 5, 6], (column) =>
      disc(`${290 + column * 44 + (row % 2) * 22} ${282 + row * 52} 16`, '#fff', 0.75),
    ),
  ) +
  oval('250 408 66 158', '#e6f2fb') +
  oval('250 408 40 100', '#b5d4ec') +
  oval('250 408 20 52', '#7f9db6')

const rack: Drawing = () =>
  shadow(400, 574, 280) +
  each(
    [170, 600],
    (x) =>
      box(`${x} 150 30 416 4`, 'body') +
      each([190, 250, 310, 370, 430, 490], (y) => disc(`${x + 15} ${y} 5`, '#fff', 0.7)),
  ) +
  each([230, 370, 510], (y) => box(`160 ${y} 480 26 4`, '#f0862e')) +
  each([220, 350, 470], (x) => box(`${x} 306 100 64`, 'card') + box(`${x + 40} 306 20 64`, '#e9dcc0')) +
  each([240, 400], (x) => box(`${x} 426 130 84`, 'dark')) +
  each([230, 330], (x) => box(`${x} 160 84 70`, 'card'))

const crate: Drawing = (paint) =>
  shadow(410, 574, 270) +
  area('M170 330h470l-30 236H200z', 'body') +
  box('150 300 510 50 16', 'dark') +
  each([230, 310, 390, 470, 550], (x) => box(`${x - 20} 380 44 150 8`, paint.deep, 0.55)) +
  box('350 312 110 24 12', '#1f2735', 0.6)

const pallet: Drawing = (paint) =>
  shadow(410, 574, 290) +
  area('M120 420l120 -110h440l-60 110z', 'body') +
  each([0, 1, 2, 3, 4], (index) => line(`M${170 + index * 96} 414l${104 - index * 14} -98`, paint.deep, 7)) +
  box('120 420 500 40', 'dark') +
  each([120, 340, 560], (x) => box(`${x} 460 60 70`, 'dark')) +
  box('120 530 500 34 6', 'body') +
  area('M620 420l60 -110v130l-60 124z', paint.deep)

const platformTruck: Drawing = () =>
  shadow(410, 578, 280) +
  area('M150 470l90 -60h420l-50 60z', 'body') +
  box('150 470 460 34 8', 'dark') +
  line('M620 440V170q0 -20 20 -20', 'steel', 22) +
  line('M660 410V170q0 -20 -20 -20', 'steel', 22) +
  each([210, 550], (x) => disc(`${x} 536 38`, '#2c3442') + disc(`${x} 536 16`, 'steel')) +
  box('260 300 170 130', 'card') +
  box('330 300 26 130', '#e9dcc0') +
  box('440 340 130 90', 'card')

const palletTruck: Drawing = () =>
  shadow(420, 578, 290) +
  area('M120 520h380v40H140z', 'body') +
  area('M470 360h110v200H470z', 'dark') +
  turned(24, '520 380', box('508 130 26 260 13', 'iron') + line('M470 120h100', '#2c3442', 26)) +
  each([170, 540], (x) => disc(`${x} 556 24`, '#2c3442')) +
  box('490 400 70 70 12', 'steel') +
  area('M160 500h300v22H160z', '#fff3')

/** Packing, storage and handling, by the noun of a product. */
export const STORAGE_DRAWINGS: Readonly<Record<string, Drawing>> = {
  五层瓦楞纸箱: carton,
  快递飞机盒: cartonStack,
  气泡缓冲膜: bubbleWrap,
  中型仓储货架: rack,
  塑料周转箱: crate,
  网格塑料托盘: pallet,
  平板手推车: platformTruck,
  手动液压搬运车: palletTruck,
}
