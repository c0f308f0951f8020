import { lines } from './class-drawings.ts'
import type { Drawing } from './class-drawings.ts'
import { area, box, disc, each, gleam, line, oval, turned } from './shapes.ts'
import { block, shadow } from './svg-drawing.ts'

const labelRoll: Drawing = (paint) =>
  shadow(410, 574, 250) +
  disc('350 400 170', 'white') +
  each(
    [150, 128, 106],
    (radius) => `<circle cx="350" cy="400" r="${radius}" fill="none" stroke="${paint.light}" stroke-width="5"/>`,
  ) +
  disc('350 400 74', 'gold') +
  disc('350 400 50', '#5b4630') +
  area('M350 570h300v-96H446q-20 70 -96 96z', 'white') +
  each([480, 566], (x) => box(`${x} 494 70 56 8`, 'body')) +
  lines(492, 512, [46], '#fff') +
  lines(578, 512, [46], '#fff')

const ribbonRoll: Drawing = () =>
  shadow(410, 574, 250) +
  each(
    [420, 210],
    (x) =>
      box(`${x - 30} 350 240 200 16`, 'iron') +
      oval(`${x + 210} 450 34 100`, '#2c3442') +
      oval(`${x - 30} 450 34 100`, 'dark') +
      oval(`${x - 30} 450 14 40`, 'white') +
      gleam(`M${x + 10} 376h150`),
  )

const projector: Drawing = (paint) =>
  `<path d="M250 400L40 250V120L300 360z" fill="#fff3c4" opacity=".55"/>` +
  shadow(430, 574, 270) +
  box('190 340 470 200 44', 'white') +
  area('M190 450h470v46a44 44 0 0 1 -44 44H234a44 44 0 0 1 -44 -44z', 'body') +
  disc('300 430 84', 'iron') +
  disc('300 430 60', '#1f2735') +
  disc('300 430 38', paint.main) +
  disc('286 414 14', '#fff', 0.85) +
  each([440, 480, 520, 560], (x) => line(`M${x} 380v70`, '#9aa6b6', 12)) +
  disc('620 400 10', '#7fe0a7') +
  box('230 536 60 32 10', 'iron') +
  box('560 536 60 32 10', 'iron')

const projectionScreen: Drawing = (paint) =>
  shadow(400, 574, 230) +
  box('130 150 540 34 17', 'iron') +
  box('156 176 488 300 6', '#fff') +
  box('168 188 464 276 4', paint.pale) +
  box('146 470 508 24 12', 'steel') +
  area('M200 430l90 -120l70 70l60 -90l140 140z', 'body') +
  disc('540 250 34', 'gold') +
  line('M400 494v70M290 568l110 -50l110 50', '#6b7687', 16)

const presenter: Drawing = () =>
  shadow(400, 574, 220) +
  turned(
    36,
    '400 380',
    box('350 160 100 400 50', 'iron') +
      box('366 180 28 360 14', '#fff', 0.18) +
      disc('400 270 32', 'body') +
      area('M400 252l18 30h-36z', '#fff') +
      disc('400 356 26', '#2c3442') +
      disc('400 430 16', '#ff5b5b') +
      box('384 130 32 34 8', 'steel'),
  )

const gelPens: Drawing = (paint) =>
  shadow(400, 574, 230) +
  each([-26, -9, 8, 25], (turn, index) =>
    turned(
      turn,
      '400 620',
      box('378 190 44 330 20', index % 2 ? 'body' : 'dark') +
        box('390 200 10 300 5', '#fff', 0.4) +
        area('M380 196l20 -66l20 66z', 'steel') +
        disc('400 132 5', '#1f2735') +
        box('374 470 52 70 14', 'iron') +
        line('M428 480v-90', paint.deep, 9),
    ),
  ) +
  area('M270 430h260l-20 130a14 14 0 0 1 -14 10H304a14 14 0 0 1 -14 -10z', 'white') +
  area('M284 470h232l-6 44H290z', paint.light)

const markers: Drawing = () =>
  shadow(410, 574, 270) +
  each([0, 1, 2, 3], (index) => {
    const colour = ['#2c3442', '#e0483d', '#2f6fd6', '#2f9e5f'][index] ?? ''
    const y = 220 + index * 88
    return (
      box(`150 ${y} 360 66 30`, 'white') +
      box(`490 ${y - 4} 150 74 26`, colour) +
      box(`200 ${y + 20} 190 26 8`, colour) +
      area(`M150 ${y + 14}l-44 10v18l44 10z`, colour) +
      gleam(`M180 ${y + 12}h260`, 8)
    )
  })

const fileBox: Drawing = (paint) =>
  shadow(420, 574, 250) +
  each(
    [390, 200],
    (x) =>
      block({ x, y: 230 }, { width: 130, height: 336, depth: 110 }, paint) +
      box(`${x + 22} 280 86 130 10`, '#fff', 0.95) +
      lines(x + 36, 306, [58, 40, 58], paint.light) +
      disc(`${x + 65} 490 24`, 'dark') +
      disc(`${x + 65} 490 13`, '#1f2735'),
  )

const leverFile: Drawing = (paint) =>
  shadow(410, 574, 240) +
  area('M230 190l320 -30v380l-320 30z', 'body') +
  area('M230 190l-50 -26v380l50 26z', 'dark') +
  area('M180 164l320 -30l50 26l-320 30z', paint.pale) +
  box('270 240 190 110 10', '#fff', 0.95) +
  lines(292, 268, [140, 100], paint.light) +
  disc('206 480 14', '#fff', 0.9) +
  box('196 250 20 100 8', '#fff', 0.85) +
  gleam('M250 210v320', 8)

const clearTape: Drawing = (paint) =>
  shadow(410, 574, 250) +
  each(
    [540, 310],
    (x) =>
      disc(`${x} ${x > 400 ? 450 : 400} ${x > 400 ? 116 : 166}`, x > 400 ? 'dark' : 'body') +
      disc(`${x} ${x > 400 ? 450 : 400} ${x > 400 ? 82 : 118}`, 'gold') +
      disc(`${x} ${x > 400 ? 450 : 400} ${x > 400 ? 68 : 100}`, paint.pale),
  ) +
  area('M310 566h330l-14 -46H350z', 'body', 0.8) +
  gleam('M186 330a150 150 0 0 1 100 -78', 14)

const glueStick: Drawing = (paint) =>
  shadow(400, 574, 210) +
  each(
    [300, 500],
    (x) =>
      box(`${x - 62} ${x > 400 ? 330 : 300} 124 ${x > 400 ? 236 : 266} 24`, 'body') +
      box(`${x - 62} ${x > 400 ? 400 : 380} 124 96`, '#fff', 0.92) +
      disc(`${x} ${x > 400 ? 448 : 428} 26`, paint.main),
  ) +
  box('252 200 96 110 18', 'white') +
  box('236 290 128 40 14', 'dark') +
  box('436 220 128 130 26', 'dark') +
  gleam('M262 350v190M462 370v170', 10)

const notebook: Drawing = (paint) =>
  shadow(420, 574, 240) +
  turned(
    -6,
    '400 380',
    box('246 166 330 400 16', '#fff') +
      box('230 156 330 400 18', 'body') +
      box('230 156 52 400 18', 'dark') +
      box('330 230 180 70 10', '#fff', 0.9) +
      lines(352, 250, [130, 90], paint.light) +
      box('500 150 26 416', 'gold') +
      gleam('M304 190v340', 7),
  ) +
  turned(38, '610 420', box('596 250 28 300 12', 'iron') + area('M596 548l14 44l14 -44z', 'steel'))

const stickyNotes: Drawing = () =>
  shadow(410, 574, 260) +
  each([0, 1, 2, 3], (index) => {
    const colour = ['#ffd84d', '#7fd7a4', '#ff9db5', '#8fc4ff'][index] ?? ''
    return turned(
      [-10, 6, 8, -5][index] ?? 0,
      '400 380',
      area(`M${[180, 410, 220, 430][index]} ${[180, 200, 360, 380][index]}h190v150l-36 36h-154z`, colour) +
        area(`M${[370, 600, 410, 620][index]} ${[330, 350, 510, 530][index]}h-36v36z`, '#0002') +
        lines(Number([206, 436, 246, 456][index]), Number([226, 246, 406, 426][index]), [120, 80, 104], '#0003'),
    )
  })

/** Stationery and projection, by the noun of a product. */
export const STATIONERY_DRAWINGS: Readonly<Record<string, Drawing>> = {
  热敏标签纸: labelRoll,
  不干胶标签: labelRoll,
  打印碳带: ribbonRoll,
  商务投影仪: projector,
  电动投影幕: projectionScreen,
  激光翻页笔: presenter,
  速干中性笔: gelPens,
  白板笔: markers,
  荧光笔: markers,
  档案盒: fileBox,
  快劳夹: leverFile,
  透明胶带: clearTape,
  双面胶带: clearTape,
  固体胶棒: glueStick,
  皮面笔记本: notebook,
  便利贴: stickyNotes,
}
