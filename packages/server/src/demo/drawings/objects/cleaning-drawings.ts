import type { Drawing } from './class-drawings.ts'
import { lines } from './class-drawings.ts'
import { area, box, disc, each, gleam, line, oval, turned } from './shapes.ts'
import { block, shadow } from './svg-drawing.ts'

const tissue: Drawing = (paint) =>
  shadow(420, 574, 260) +
  block({ x: 190, y: 400 }, { width: 370, height: 166, depth: 110 }, paint) +
  oval('430 362 120 24', paint.deep) +
  area('M350 362q-20 -120 40 -170q60 30 60 -30q60 60 60 200z', 'white') +
  box('220 440 150 84 14', '#fff', 0.9) +
  lines(240, 462, [110, 70], paint.light)

const jumboRoll: Drawing = (paint) =>
  shadow(410, 574, 260) +
  each([500, 300], (x) => {
    const [y, radius] = x > 400 ? [450, 118] : [410, 158]
    return (
      disc(`${x} ${y} ${radius}`, 'white') +
      each(
        [0.8, 0.62],
        (share) =>
          `<circle cx="${x}" cy="${y}" r="${Math.round(radius * share)}" fill="none" stroke="${paint.light}" stroke-width="4"/>`,
      ) +
      disc(`${x} ${y} ${Math.round(radius * 0.34)}`, 'gold') +
      disc(`${x} ${y} ${Math.round(radius * 0.24)}`, '#6b5138')
    )
  })

const sprayCleaner: Drawing = (paint) =>
  shadow(400, 574, 180) +
  area('M320 330h160l26 70v140a28 28 0 0 1 -28 28H322a28 28 0 0 1 -28 -28V400z', 'body') +
  box('364 260 72 76 10', 'white') +
  area('M270 190h190l40 50v30H330l-60 -30z', 'dark') +
  area('M360 270h40l-16 80q-30 -10 -24 -80z', '#2c3442') +
  box('310 410 180 110 12', '#fff', 0.94) +
  disc('400 466 34', paint.light) +
  each([0, 1, 2], (row) => line(`M240 ${190 + row * 22}l-60 ${row * 24 - 30}`, '#8fc4ff', 6)) +
  gleam('M322 410v120', 8)

const jerrycan: Drawing = (paint) =>
  shadow(410, 574, 220) +
  area('M250 290q0 -50 50 -50h60v-40h90v40h50q70 0 70 70v226a30 30 0 0 1 -30 30H280a30 30 0 0 1 -30 -30z', 'body') +
  box('356 170 100 44 12', 'dark') +
  area('M480 280h50q20 0 20 40v60h-40z', paint.pale) +
  box('280 360 200 150 14', '#fff', 0.94) +
  lines(304, 390, [150, 110, 130], paint.light) +
  gleam('M272 320v210', 9)

const mop: Drawing = (paint) =>
  shadow(420, 574, 250) +
  turned(20, '430 540', box('420 90 22 400 11', 'steel') + box('412 90 38 110 18', 'body')) +
  area('M240 500h340l40 60H200z', 'dark') +
  each([220, 260, 300, 340, 380, 420, 460, 500, 540, 580], (x) => line(`M${x} 552v18`, paint.pale, 20)) +
  box('360 480 110 34 12', 'iron')

const broomSet: Drawing = (paint) =>
  shadow(400, 574, 240) +
  box('290 110 20 330 10', 'gold') +
  area('M230 430h140l30 130H200z', 'body') +
  each([230, 262, 294, 326, 358], (x) => line(`M${x} 470v90`, paint.deep, 5)) +
  box('520 120 18 280 9', 'steel') +
  area('M440 400h180v120l-40 50H480l-40 -50z', 'dark') +
  area('M460 420h140v70H460z', '#fff', 0.3)

const sortingBin: Drawing = () =>
  shadow(410, 574, 250) +
  each([0, 1, 2], (index) => {
    const x = 170 + index * 155
    const colour = ['#2f6fd6', '#2f9e5f', '#8a93a3'][index] ?? ''
    return (
      area(`M${x} 290h146l-14 250a26 26 0 0 1 -26 26h-66a26 26 0 0 1 -26 -26z`, colour) +
      box(`${x - 8} 250 162 48 18`, colour) +
      box(`${x + 30} 266 86 14 7`, '#1f2735', 0.7) +
      disc(`${x + 73} 430 32`, '#fff', 0.9) +
      line(`M${x + 60} 430h26M${x + 73} 416v28`, colour, 7) +
      gleam(`M${x + 20} 320l8 210`, 7)
    )
  })

const binBags: Drawing = () =>
  shadow(410, 574, 260) +
  box('180 420 400 146 70', 'iron') +
  oval('580 493 50 73', '#2c3442') +
  oval('580 493 20 30', '#8793a4') +
  area('M300 200q60 -60 120 0q60 70 40 200q-100 40 -200 0q-20 -130 40 -200z', 'dark') +
  area('M330 190l30 -60l20 40l20 -40l20 60z', 'body') +
  gleam('M300 260q-20 60 -10 110', 10)

const soapPump: Drawing = (paint) =>
  shadow(400, 574, 170) +
  box('300 290 200 276 44', 'body') +
  box('360 230 80 66 12', 'white') +
  area('M300 170h150a20 20 0 0 1 20 20v44H380v-24h-80z', 'white') +
  box('320 350 160 150 16', '#fff', 0.94) +
  area('M400 366c50 56 50 100 0 122c-50 -22 -50 -66 0 -122z', paint.light) +
  gleam('M322 330v200', 9)

const sanitizer: Drawing = (paint) =>
  shadow(400, 574, 230) +
  each(
    [250, 410],
    (x) =>
      box(`${x} 300 140 266 30`, paint.light) +
      box(`${x + 40} 240 60 66 10`, 'white') +
      box(`${x + 24} 216 92 40 14`, 'dark') +
      box(`${x} 380 140 110`, '#fff', 0.94) +
      line(`M${x + 70} 404v60M${x + 40} 434h60`, paint.main, 16),
  )

/** Paper and cleaning, by the noun of a product. */
export const CLEANING_DRAWINGS: Readonly<Record<string, Drawing>> = {
  抽取式面巾纸: tissue,
  大盘卷纸: jumboRoll,
  厨房吸油纸: jumboRoll,
  多效清洁喷雾: sprayCleaner,
  地面清洁剂: jerrycan,
  平板拖把: mop,
  扫把簸箕套装: broomSet,
  分类垃圾桶: sortingBin,
  加厚垃圾袋: binBags,
  泡沫洗手液: soapPump,
  免洗消毒液: sanitizer,
}
