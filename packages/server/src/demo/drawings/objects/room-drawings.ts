import type { Drawing } from './class-drawings.ts'
import { lines } from './class-drawings.ts'
import { area, box, disc, each, gleam, line, oval, turned } from './shapes.ts'
import { block, shadow } from './svg-drawing.ts'

const standingDesk: Drawing = (paint) =>
  shadow(400, 574, 290) +
  area('M130 320l60 -60h440l60 60z', 'gold') +
  box('130 320 560 30 6', '#b98a4a') +
  each([220, 570], (x) => box(`${x} 350 40 200`, 'steel') + box(`${x - 50} 546 140 24 10`, 'iron')) +
  box('220 360 390 20', 'iron') +
  box('300 150 200 120 10', 'iron') +
  box('312 162 176 94 4', paint.light) +
  box('388 268 24 20', 'steel') +
  box('560 232 46 60 10', 'body')

const bench: Drawing = (paint) =>
  shadow(410, 574, 280) +
  area('M120 330l80 -70h440l60 70z', 'white') +
  box('120 330 580 26 6', '#c9d2de') +
  box('480 356 180 210 8', 'body') +
  each([380, 446, 512], (y) => box(`560 ${y} 30 8 4`, '#fff') + line(`M484 ${y + 40}h172`, paint.deep, 3)) +
  each([150, 420], (x) => box(`${x} 356 24 210`, 'steel'))

const chair: Drawing = () =>
  shadow(400, 578, 190) +
  area('M290 160q110 -40 220 0l20 200q-130 40 -260 0z', 'body') +
  each([200, 250, 300], (y) => line(`M310 ${y}q90 -20 180 0`, '#fff5', 10)) +
  line('M280 320l-40 60M520 320l40 60', 'iron', 22) +
  area('M250 390q150 -40 300 0l20 50q-170 40 -340 0z', 'dark') +
  box('386 440 28 80', 'steel') +
  line('M400 520l-130 36M400 520l130 36M400 520v44M400 520l-70 20M400 520l70 20', 'iron', 20) +
  each([266, 400, 534], (x) => disc(`${x} 568 16`, '#2c3442')) +
  box('340 96 120 56 26', 'dark')

const stackChair: Drawing = () =>
  shadow(400, 578, 200) +
  area('M280 180q120 -30 240 0v170q-120 30 -240 0z', 'body') +
  area('M260 390q140 -30 280 0l20 50H240z', 'dark') +
  line('M290 340l-20 60M510 340l20 60M264 440l-30 126M536 440l30 126M320 440l-16 110M480 440l16 110', 'steel', 18) +
  gleam('M310 210v110', 10)

const cabinet: Drawing = (paint) =>
  shadow(420, 574, 210) +
  block({ x: 240, y: 190 }, { width: 270, height: 376, depth: 70 }, { ...paint, pale: '#fff' }) +
  each(
    [206, 330, 452],
    (y) =>
      box(`256 ${y} 238 108 8`, 'white') +
      box(`345 ${y + 58} 60 14 7`, 'iron') +
      box(`340 ${y + 18} 70 26 4`, paint.light),
  )

const locker: Drawing = (paint) =>
  shadow(400, 574, 230) +
  each([200, 334, 468], (x) =>
    each(
      [180, 374],
      (y) =>
        box(`${x} ${y} 130 190 6`, y > 200 ? 'dark' : 'body') +
        each([22, 36, 50], (up) => line(`M${x + 40} ${y + up}h50`, paint.pale, 5)) +
        box(`${x + 104} ${y + 96} 10 34 5`, '#fff'),
    ),
  )

const floorFan: Drawing = () =>
  shadow(400, 578, 190) +
  `<circle cx="400" cy="280" r="160" fill="#fff" opacity=".55"/>` +
  each([0, 72, 144, 216, 288], (turn) =>
    turned(turn, '400 280', area('M400 280q-70 -50 -40 -120q60 -20 76 30q4 60 -36 90z', 'body')),
  ) +
  `<circle cx="400" cy="280" r="160" fill="none" stroke="#8793a4" stroke-width="12"/><circle cx="400" cy="280" r="112" fill="none" stroke="#8793a4" stroke-width="4"/>` +
  disc('400 280 32', 'dark') +
  box('388 440 24 110', 'steel') +
  oval('400 562 110 18', 'iron')

const airConditioner: Drawing = (paint) =>
  shadow(400, 574, 170) +
  box('290 110 220 456 40', 'white') +
  box('310 140 180 150 16', paint.pale) +
  each([160, 186, 212, 238, 264], (y) => line(`M326 ${y}h148`, '#9aa6b6', 7)) +
  box('360 330 80 40 10', '#1f2735') +
  lines(376, 346, [48], '#7fe0a7') +
  box('290 470 220 96 30', 'body') +
  gleam('M306 160v360', 7)

const waterDispenser: Drawing = (paint) =>
  shadow(400, 574, 170) +
  area('M320 90h160q20 20 20 60v80H300v-80q0 -40 20 -60z', '#9fd0f5', 0.85) +
  gleam('M326 130v80', 12) +
  box('280 226 240 340 26', 'white') +
  box('310 300 180 130 12', '#2c3442') +
  box('340 300 34 40 6', '#e0483d') +
  box('426 300 34 40 6', '#2f6fd6') +
  box('320 416 160 14 4', paint.light) +
  box('310 456 180 86 10', 'body')

const kettle: Drawing = () =>
  shadow(400, 574, 210) +
  area('M280 250h220l40 270a40 40 0 0 1 -40 46H280a40 40 0 0 1 -40 -46z', 'steel') +
  area('M280 250h220l10 66H270z', 'dark') +
  box('350 200 90 50 20', 'iron') +
  area('M280 290l-90 -30l20 -30l84 20z', 'steel') +
  line('M510 290c120 -20 130 190 30 220', 'iron', 32) +
  box('230 552 330 22 10', '#2c3442') +
  gleam('M306 340l-20 180', 14) +
  box('450 360 22 150 11', 'body')

const whiteboard: Drawing = (paint) =>
  shadow(400, 580, 240) +
  box('130 140 540 300 12', 'steel') +
  box('146 156 508 268 4', '#fff') +
  lines(190, 200, [170, 130, 150], paint.main) +
  line('M430 370l60 -70l50 40l70 -110', '#e0483d', 10) +
  box('150 436 500 18 6', 'iron') +
  each(
    [210, 570],
    (x) =>
      box(`${x} 454 20 100`, 'steel') +
      box(`${x - 50} 548 120 18 9`, 'iron') +
      disc(`${x - 36} 572 11`, '#2c3442') +
      disc(`${x + 56} 572 11`, '#2c3442'),
  )

const displayStand: Drawing = (paint) =>
  shadow(400, 574, 170) +
  box('290 120 220 420 10', 'body') +
  box('310 150 180 120 6', '#fff', 0.9) +
  area('M320 260l50 -60l40 40l30 -30l40 50z', paint.deep) +
  lines(320, 310, [150, 110, 140, 90, 120], '#fff') +
  box('270 540 260 28 12', 'steel')

/** Furniture and appliances, by the noun of a product. */
export const ROOM_DRAWINGS: Readonly<Record<string, Drawing>> = {
  电动升降桌: standingDesk,
  职员办公桌: bench,
  人体工学椅: chair,
  会议椅: stackChair,
  钢制文件柜: cabinet,
  员工更衣柜: locker,
  静音落地扇: floorFan,
  立式空调: airConditioner,
  立式饮水机: waterDispenser,
  电热水壶: kettle,
  移动白板: whiteboard,
  易拉宝展架: displayStand,
}
