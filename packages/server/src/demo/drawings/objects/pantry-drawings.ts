import type { Drawing } from './class-drawings.ts'
import { lines } from './class-drawings.ts'
import { area, box, disc, each, gleam, line, oval, turned } from './shapes.ts'
import { shadow } from './svg-drawing.ts'

const waterBottles: Drawing = (paint) =>
  shadow(410, 574, 240) +
  each(
    [470, 210, 340],
    (x) =>
      box(`${x + 34} 150 52 44 8`, 'body') +
      area(
        `M${x + 30} 190h60l8 50q22 16 22 50v240a34 34 0 0 1 -34 34H${x + 34}a34 34 0 0 1 -34 -34V290q0 -34 22 -50z`,
        '#bfe0f7',
      ) +
      box(`${x} 340 120 110`, 'body') +
      area(`M${x + 20} 430l30 -44l20 26l16 -22l24 40z`, paint.pale) +
      gleam(`M${x + 18} 280v240`, 8),
  )

const waterBarrel: Drawing = () =>
  shadow(400, 574, 190) +
  box('356 120 88 60 12', 'dark') +
  area('M350 176h100l20 50q70 20 70 90v210a44 44 0 0 1 -44 44H304a44 44 0 0 1 -44 -44V316q0 -70 70 -90z', '#9fd0f5') +
  each([330, 400, 470], (y) => line(`M262 ${y}h276`, '#7db9e8', 10)) +
  box('300 350 200 110 12', '#fff', 0.9) +
  area('M330 440l50 -64l36 40l24 -30l36 54z', 'body') +
  gleam('M290 320v210', 12)

const cans: Drawing = (paint) =>
  shadow(410, 574, 240) +
  each(
    [470, 200, 335],
    (x, index) =>
      box(`${x} 230 140 336 30`, index === 2 ? 'body' : 'dark') +
      box(`${x + 8} 214 124 26 10`, 'steel') +
      box(`${x + 8} 554 124 16 8`, 'steel') +
      disc(`${x + 70} 390 46`, '#fff', 0.92) +
      disc(`${x + 70} 390 26`, paint.light) +
      gleam(`M${x + 24} 270v250`, 10),
  )

const teaBottles: Drawing = () =>
  shadow(410, 574, 210) +
  each(
    [420, 260],
    (x) =>
      box(`${x + 40} 140 60 46 8`, 'dark') +
      area(
        `M${x + 44} 184h52l10 70q34 20 34 60v220a32 32 0 0 1 -32 32H${x + 32}a32 32 0 0 1 -32 -32V314q0 -40 34 -60z`,
        '#c98f3a',
      ) +
      box(`${x} 340 140 150`, '#fff', 0.94) +
      area(`M${x + 70} 360c40 34 40 78 0 110c-40 -32 -40 -76 0 -110z`, '#5aa469') +
      gleam(`M${x + 20} 310v220`, 8),
  )

const nutPack: Drawing = () =>
  shadow(410, 574, 260) +
  area('M220 170h300l14 396H206z', 'body') +
  area('M214 170h312v40H214z', 'dark') +
  box('258 260 224 190 20', '#fff', 0.94) +
  each([0, 1, 2, 3, 4, 5], (index) =>
    oval(
      `${310 + (index % 3) * 60} ${320 + Math.floor(index / 3) * 70} 26 34`,
      ['#a8703c', '#c98f4f', '#8a5a36'][index % 3] ?? '',
    ),
  ) +
  each([560, 610, 585], (x, index) =>
    oval(`${x} ${540 - index * 14} 32 24`, ['#a8703c', '#c98f4f', '#8a5a36'][index] ?? ''),
  )

const biscuits: Drawing = (paint) =>
  shadow(410, 574, 270) +
  turned(
    -8,
    '400 380',
    box('160 250 360 260 24', 'body') +
      box('200 300 220 140 14', '#fff', 0.94) +
      lines(224, 330, [160, 120, 140], paint.light) +
      each([170, 196, 222], (y) => line(`M166 ${y + 90}h20`, '#fff', 5)),
  ) +
  each(
    [560, 600],
    (x, index) =>
      disc(`${x} ${500 - index * 100} 78`, '#d9a35c') +
      each([0, 1, 2, 3, 4], (hole) =>
        disc(`${x - 30 + (hole % 3) * 30} ${480 - index * 100 + Math.floor(hole / 3) * 34} 7`, '#8a5a2c'),
      ),
  )

const cookingOil: Drawing = () =>
  shadow(400, 574, 180) +
  box('366 110 68 50 10', 'dark') +
  area('M360 156h80l14 60q66 30 66 110v200a40 40 0 0 1 -40 40H320a40 40 0 0 1 -40 -40V326q0 -80 66 -110z', 'gold') +
  line('M500 300q60 20 30 110', '#c98f1e', 22) +
  box('280 350 240 150', '#fff', 0.94) +
  disc('400 424 52', 'body') +
  gleam('M304 310v230', 12)

const soySauce: Drawing = () =>
  shadow(410, 574, 220) +
  each(
    [430, 260],
    (x) =>
      box(`${x + 36} 130 48 60 10`, '#e0483d') +
      area(
        `M${x + 36} 186h48l6 90q30 20 30 60v200a30 30 0 0 1 -30 30H${x + 30}a30 30 0 0 1 -30 -30V336q0 -40 30 -60z`,
        '#3d2113',
      ) +
      box(`${x} 360 120 130`, 'gold') +
      box(`${x + 22} 386 76 78 8`, 'body') +
      gleam(`M${x + 18} 330v210`, 8),
  )

/** Drinks, snacks and cooking, by the noun of a product. */
export const PANTRY_DRAWINGS: Readonly<Record<string, Drawing>> = {
  天然饮用水: waterBottles,
  桶装饮用水: waterBarrel,
  无糖气泡水: cans,
  无糖茶饮料: teaBottles,
  每日坚果: nutPack,
  全麦饼干: biscuits,
  非转基因大豆油: cookingOil,
  酿造酱油: soySauce,
}
