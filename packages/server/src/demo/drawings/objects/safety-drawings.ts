import type { Drawing } from './class-drawings.ts'
import { lines } from './class-drawings.ts'
import { area, box, disc, each, gleam, line, oval, placed } from './shapes.ts'
import { block, shadow } from './svg-drawing.ts'

const vHelmet: Drawing = (paint) =>
  shadow(400, 570, 270) +
  area('M180 470c0 -150 90 -250 220 -250s220 100 220 250z', 'body') +
  area('M400 220l-70 250h140z', 'dark', 0.7) +
  area('M400 220l-26 250h52z', paint.pale, 0.8) +
  area('M120 466h560q-20 70 -110 74H230q-90 -4 -110 -74z', 'dark') +
  gleam('M226 420c10 -80 44 -130 96 -156', 16) +
  line('M250 540q150 60 300 0', '#4a5568', 12)

const ventedHelmet: Drawing = () =>
  shadow(400, 570, 270) +
  area('M190 474c0 -150 92 -246 210 -246s210 96 210 246z', 'body') +
  each([300, 350, 400, 450, 500], (x) => box(`${x - 12} ${300 + Math.abs(400 - x) / 4} 24 90 12`, '#1f2735', 0.65)) +
  area('M136 470h528q-14 72 -90 72H226q-76 0 -90 -72z', 'dark') +
  gleam('M226 430c6 -70 36 -120 76 -150', 14) +
  box('440 236 60 40 10', 'iron')

const chemicalGlove: Drawing = () =>
  shadow(400, 574, 220) +
  area(
    'M270 560V400q-60 -60 -96 -120c-14 -30 24 -56 50 -30l66 80l-8 -160c0 -40 56 -40 60 0l16 130l8 -160c2 -40 60 -40 60 0l-2 160l24 -140c8 -38 60 -30 56 8l-16 150l40 -96c14 -32 58 -16 50 18l-54 200q-4 60 -20 120z',
    'body',
  ) +
  area('M266 500h240l-8 70H270z', 'dark') +
  gleam('M312 210l10 130M410 170v150', 9)

const cutGlove: Drawing = (paint) =>
  chemicalGlove(paint) +
  area('M300 380q80 -50 180 -10l-30 110H290z', '#2c3442', 0.82) +
  each([330, 370, 410, 450], (x) => disc(`${x} 424 9`, paint.light))

const safetyShoe: Drawing = (paint) =>
  shadow(410, 574, 280) +
  area('M220 250h170q20 80 90 110l130 46q60 22 60 84v30H200V300q0 -40 20 -50z', 'body') +
  area('M500 370l110 36q60 22 60 84v30H520z', 'dark') +
  box('186 514 496 54 20', '#2c3442') +
  each([220, 280, 340, 400, 460, 520, 580, 640], (x) => box(`${x - 18} 548 30 22 4`, '#4a5568')) +
  each([0, 1, 2, 3], (row) => line(`M${380 + row * 34} ${290 + row * 26}l60 -18`, paint.pale, 11)) +
  box('206 236 196 36 16', 'iron') +
  gleam('M560 420q50 14 62 50', 10)

const boot: Drawing = () =>
  shadow(410, 574, 250) +
  each(
    [360, 230],
    (x) =>
      area(`M${x} 170h150l6 250l110 60q40 20 40 70H${x}z`, x > 300 ? 'dark' : 'body') +
      box(`${x - 8} 536 320 34 12`, '#2c3442') +
      box(`${x - 6} 164 164 44 14`, '#fff', 0.35),
  ) +
  gleam('M262 230v250', 10)

const goggles: Drawing = (paint) =>
  shadow(400, 560, 260) +
  line('M170 400q-60 20 -70 90M630 400q60 20 70 90', 'iron', 26) +
  area(
    'M160 330q240 -70 480 0q40 20 30 80q-12 110 -110 116q-80 4 -120 -60q-40 -40 -80 0q-40 64 -120 60q-98 -6 -110 -116q-10 -60 30 -80z',
    'dark',
  ) +
  area(
    'M196 350q204 -54 408 0q26 12 20 56q-10 84 -76 86q-60 0 -90 -56q-58 -60 -116 0q-30 56 -90 56q-66 -2 -76 -86q-6 -44 20 -56z',
    paint.pale,
    0.9,
  ) +
  gleam('M226 380q60 -24 120 -26', 14)

const dustMask: Drawing = (paint) =>
  shadow(400, 572, 210) +
  line(
    'M220 330C120 240 130 180 240 170M580 330c100 -90 90 -150 -20 -160M220 470C120 520 130 560 220 540M580 470c100 50 90 90 0 70',
    '#c9d2de',
    9,
  ) +
  area('M400 210q150 20 190 170q-20 170 -190 184q-170 -14 -190 -184q40 -150 190 -170z', 'white') +
  line('M240 380q160 -60 320 0M260 450q140 50 280 0', paint.light, 7) +
  disc('400 430 62', 'body') +
  disc('400 430 40', 'dark') +
  line('M376 430h48M384 414h32M384 446h32', '#fff', 6) +
  box('350 232 100 18 9', 'steel')

const vest: Drawing = () =>
  shadow(400, 574, 220) +
  area('M300 170l100 60l100 -60l80 60l-30 120v216H250V350l-30 -120z', 'body') +
  area('M300 170l100 190l100 -190l-40 -10l-60 60l-60 -60z', 'dark') +
  each([400, 480], (y) => box(`250 ${y} 300 40`, '#f4f6f9') + box(`250 ${y + 14} 300 10`, '#c9d2de')) +
  box('280 240 36 160', '#f4f6f9') +
  box('484 240 36 160', '#f4f6f9') +
  line('M400 360v200', '#4a5568', 6)

const jacket: Drawing = (paint) =>
  shadow(400, 574, 240) +
  area('M300 170l100 40l100 -40l110 70l60 290l-80 20l-40 -150v166H250V400l-40 150l-80 -20l60 -290z', 'body') +
  area('M310 174l90 110l90 -110l-90 36z', 'dark') +
  line('M400 284v280', paint.pale, 7) +
  box('290 340 80 70 8', 'dark') +
  box('430 340 80 70 8', 'dark') +
  box('250 500 300 26', '#f4f6f9') +
  gleam('M270 230l-60 270', 9)

const flaskSet: Drawing = (paint) =>
  shadow(410, 574, 250) +
  box('210 130 150 436 54', 'body') +
  box('226 130 118 90 30', 'dark') +
  box('210 300 150 12', '#fff', 0.5) +
  gleam('M242 250v270', 14) +
  area('M430 300h170v220a46 46 0 0 1 -46 46h-78a46 46 0 0 1 -46 -46z', 'dark') +
  line('M600 350q70 0 70 60t-76 66', 'dark', 24) +
  oval('515 300 85 22', paint.pale) +
  oval('515 304 66 14', '#6b4226') +
  disc('285 400 30', '#fff', 0.85)

const towels: Drawing = (paint) =>
  shadow(410, 574, 260) +
  each(
    [500, 420, 340],
    (y, index) =>
      box(`190 ${y} 430 72 34`, index % 2 ? 'white' : 'body') +
      line(`M600 ${y + 14}q-30 24 0 46`, paint.deep, 5) +
      box(`190 ${y + 50} 400 6`, '#0001'),
  ) +
  box('370 330 60 240', 'gold') +
  area('M400 330c-60 -90 -130 -40 -80 0zM400 330c60 -90 130 -40 80 0z', 'gold')

const extinguisher: Drawing = () =>
  shadow(400, 574, 170) +
  box('300 250 200 316 70', '#d3261f') +
  box('318 270 34 270 17', '#fff', 0.3) +
  box('350 190 100 70 20', '#a81a15') +
  box('320 150 160 30 12', 'iron') +
  area('M320 130l170 -30v34l-150 30z', 'iron') +
  line('M450 210c110 10 120 90 110 180', '#2c3442', 22) +
  area('M540 380h44l10 100h-64z', '#2c3442') +
  box('330 350 140 130 10', '#fff', 0.95) +
  area('M400 366c34 34 34 60 0 98c-34 -38 -34 -64 0 -98z', '#f0a020') +
  disc('400 214 20', '#fff')

const emergencyLight: Drawing = () =>
  shadow(400, 574, 230) +
  box('210 330 380 236 26', 'white') +
  box('240 470 320 70 12', '#1f9d55') +
  area('M290 490h90v-16l30 30l-30 30v-16h-90z', '#fff') +
  each(
    [290, 510],
    (x) =>
      disc(`${x} 260 92`, 'iron') +
      disc(`${x} 260 70`, '#fff8d8') +
      disc(`${x} 260 30`, '#ffd24d') +
      box(`${x - 14} 340 28 30`, 'iron'),
  ) +
  disc('510 400 12', '#e0483d') +
  disc('476 400 12', '#3fbf77')

const firstAid: Drawing = (paint) =>
  shadow(430, 574, 270) +
  block({ x: 190, y: 320 }, { width: 370, height: 246, depth: 100 }, { ...paint, pale: '#fff' }) +
  line('M330 250v-40a24 24 0 0 1 24 -24h130a24 24 0 0 1 24 24v30', 'iron', 22) +
  disc('375 440 84', '#fff') +
  box('350 384 50 112 8', '#d3261f') +
  box('319 415 112 50 8', '#d3261f') +
  box('190 390 370 8', '#0002')

const bandages: Drawing = (paint) =>
  shadow(400, 574, 250) +
  each(
    [280, 520],
    (x) =>
      disc(`${x} ${x > 400 ? 470 : 440} ${x > 400 ? 90 : 120}`, 'white') +
      each(
        [60, 80],
        (radius) =>
          `<circle cx="${x}" cy="${x > 400 ? 470 : 440}" r="${radius}" fill="none" stroke="${paint.light}" stroke-width="5"/>`,
      ) +
      disc(`${x} ${x > 400 ? 470 : 440} 26`, paint.pale),
  ) +
  placed(
    '330 150',
    1,
    box('0 60 260 90 45', '#e7b58c') + box('80 60 100 90', '#f4d5b8') + lines(100, 84, [60, 60], '#c98d5f'),
  ) +
  oval('400 566 10 4', paint.light)

/** Protection, gifts and first aid, by the noun of a product. */
export const SAFETY_DRAWINGS: Readonly<Record<string, Drawing>> = {
  V型安全帽: vHelmet,
  透气安全帽: ventedHelmet,
  耐酸碱手套: chemicalGlove,
  防割手套: cutGlove,
  防砸安全鞋: safetyShoe,
  绝缘雨靴: boot,
  防雾护目镜: goggles,
  防尘口罩: dustMask,
  反光背心: vest,
  春秋工作服: jacket,
  保温杯礼盒: flaskSet,
  毛巾礼盒: towels,
  干粉灭火器: extinguisher,
  消防应急灯: emergencyLight,
  急救箱套装: firstAid,
  弹性绷带: bandages,
}
