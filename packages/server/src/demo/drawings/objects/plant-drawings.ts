import type { Drawing } from './class-drawings.ts'
import { lines } from './class-drawings.ts'
import { area, box, disc, each, gleam, line, oval, turned } from './shapes.ts'
import { shadow } from './svg-drawing.ts'

const drill: Drawing = (paint) =>
  shadow(410, 574, 230) +
  box('130 262 90 14 7', 'steel') +
  area('M210 236l70 -14v94l-70 -14z', 'iron') +
  box('270 196 330 146 50', 'body') +
  box('270 196 110 146 40', 'iron') +
  area('M440 330h140l30 170H480z', 'dark') +
  box('430 480 210 88 22', 'iron') +
  box('456 504 90 40 8', paint.light) +
  area('M430 340h-40q4 56 50 62z', '#2c3442') +
  each([520, 546, 572], (x) => line(`M${x} 236v66`, '#fff', 8)) +
  gleam('M300 222h260', 9)

const grinder: Drawing = () =>
  shadow(410, 574, 260) +
  turned(
    -16,
    '400 400',
    box('330 340 350 110 50', 'body') +
      box('560 340 130 110 50', 'iron') +
      box('230 320 140 150 30', 'steel') +
      box('262 250 40 90 16', 'dark'),
  ) +
  disc('230 470 104', '#3a4250') +
  disc('230 470 84', 'iron') +
  disc('230 470 24', 'steel') +
  line('M150 440q30 -60 90 -62', '#fff', 7) +
  each([0, 1, 2, 3], (index) => line(`M${120 - index * 6} ${530 + index * 6}l-40 ${index * 14 - 10}`, '#ffb224', 6))

const tapeMeasure: Drawing = (paint) =>
  shadow(410, 574, 250) +
  box('180 240 300 320 70', 'body') +
  box('180 240 300 320 70', '#0002') +
  disc('330 390 116', 'dark') +
  disc('330 390 82', '#fff', 0.94) +
  box('290 372 80 12 6', paint.main) +
  box('300 396 60 10 5', paint.light) +
  box('440 500 240 62', 'gold') +
  each([470, 500, 530, 560, 590, 620, 650], (x, index) => line(`M${x} 502v${index % 2 ? 18 : 32}`, '#5b4630', 5)) +
  box('670 490 16 84 6', 'iron') +
  gleam('M216 330q14 -56 70 -60')

const caliper: Drawing = (paint) =>
  shadow(400, 574, 250) +
  turned(
    -18,
    '400 380',
    box('110 330 590 54 6', 'steel') +
      each([160, 190, 220, 250, 280, 310, 560, 590, 620, 650], (x) => line(`M${x} 336v18`, '#4a5568', 4)) +
      area('M140 384h50v150l-50 -60z', 'iron') +
      area('M300 384h-60v90l60 60z', 'iron') +
      area('M150 330h36v-80z', 'iron') +
      area('M290 330h-40v-80z', 'iron') +
      box('300 290 220 120 18', 'body') +
      box('330 310 160 56 8', '#dfe9df') +
      box('350 326 90 24 4', paint.text) +
      disc('350 388 10', '#fff', 0.9) +
      disc('400 388 10', '#fff', 0.9),
  )

const rangefinder: Drawing = (paint) =>
  shadow(400, 574, 190) +
  box('290 180 220 390 44', 'body') +
  box('290 180 220 60 40', 'iron') +
  disc('340 208 16', '#ff5b5b') +
  disc('440 208 22', '#1f2735') +
  box('322 260 156 130 14', '#dfe9df') +
  lines(342, 284, [110, 80, 116], paint.text) +
  disc('400 450 34', '#e0483d') +
  each([340, 460], (x) => disc(`${x} 516 18`, '#fff', 0.85)) +
  line('M340 190L170 90', '#ff5b5b', 5)

const wallSwitch: Drawing = (paint) =>
  shadow(400, 574, 220) +
  box('210 190 380 380 44', 'steel') +
  box('246 226 308 308 26', paint.pale) +
  each(
    [250, 404],
    (x) =>
      box(`${x} 232 146 296 20`, '#fff') + box(`${x} 380 146 148 20`, '#0001') + box(`${x + 53} 254 40 8 4`, 'body'),
  )

const socket: Drawing = (paint) =>
  shadow(400, 574, 220) +
  box('210 190 380 380 44', 'steel') +
  box('246 226 308 308 30', paint.pale) +
  box('330 276 24 66 6', '#2c3442') +
  box('446 276 24 66 6', '#2c3442') +
  turned(28, '340 450', box('328 416 24 66 6', '#2c3442')) +
  turned(-28, '460 450', box('448 416 24 66 6', '#2c3442')) +
  box('388 400 24 60 6', '#2c3442') +
  disc('520 258 9', '#3fbf77')

const breaker: Drawing = (paint) =>
  shadow(400, 574, 240) +
  each(
    [430, 290, 150],
    (x) =>
      box(`${x} 200 150 366 14`, 'white') +
      box(`${x} 300 150 150`, 'body') +
      box(`${x + 50} 330 50 90 10`, '#2c3442') +
      box(`${x + 54} 334 42 40 8`, paint.light) +
      disc(`${x + 75} 250 20`, 'steel') +
      disc(`${x + 75} 510 20`, 'steel') +
      line(`M${x + 62} 250h26M${x + 62} 510h26`, '#4a5568', 6),
  )

const powerStrip: Drawing = () =>
  shadow(420, 574, 280) +
  turned(
    -12,
    '400 400',
    box('130 320 520 150 40', 'white') +
      each(
        [250, 380, 510],
        (x) =>
          disc(`${x} 395 50`, '#e3e9f2') +
          line(`M${x - 18} 378v26M${x + 18} 378v26`, '#2c3442', 10) +
          line(`M${x} 412v14`, '#2c3442', 10),
      ) +
      box('156 360 44 70 12', '#e0483d'),
  ) +
  line('M640 330c90 -40 60 -150 -40 -150s-60 -60 10 -70', 'iron', 20)

const ballValve: Drawing = () =>
  shadow(400, 574, 230) +
  box('150 380 500 120', 'gold') +
  box('130 350 90 180 16', 'gold') +
  box('580 350 90 180 16', 'gold') +
  disc('400 440 116', 'gold') +
  disc('400 440 60', '#0001') +
  box('372 280 56 90 8', 'steel') +
  area('M350 240h300a30 30 0 0 1 0 56H350z', 'body') +
  disc('400 268 44', 'iron') +
  gleam('M320 384q30 -34 80 -36')

const gateValve: Drawing = () =>
  shadow(400, 574, 230) +
  box('140 420 520 110', 'iron') +
  box('120 390 60 170 10', 'steel') +
  box('620 390 60 170 10', 'steel') +
  area('M310 300h180l30 230H280z', 'iron') +
  box('380 200 40 120', 'steel') +
  oval('400 200 150 44', 'dark') +
  oval('400 196 112 28', '#fff', 0.75) +
  line('M260 200h280M400 160v80', 'dark', 16) +
  oval('400 198 30 14', 'iron') +
  gleam('M330 330l-18 170', 10)

const submersiblePump: Drawing = (paint) =>
  shadow(400, 574, 190) +
  box('290 230 220 250 40', 'body') +
  area('M300 470h200l40 96H260z', 'iron') +
  each([290, 330, 370, 410, 450, 490], (x) => line(`M${x + 10} 500v50`, '#2c3442', 9)) +
  box('320 186 160 60 22', 'dark') +
  line('M350 190q50 -80 100 0', 'steel', 18) +
  area('M510 300h70v-90h56v150H510z', 'iron') +
  box('330 300 130 90 10', '#fff', 0.9) +
  lines(348, 322, [92, 60], paint.light)

const centrifugalPump: Drawing = () =>
  shadow(420, 574, 270) +
  box('380 290 280 220 60', 'body') +
  each([430, 470, 510, 550, 590], (x) => line(`M${x} 310v180`, '#fff4', 10)) +
  box('640 330 40 140 16', 'dark') +
  disc('290 400 140', 'iron') +
  disc('290 400 90', 'steel') +
  disc('290 400 44', '#2c3442') +
  box('260 190 70 110', 'iron') +
  box('236 170 118 40 10', 'steel') +
  box('220 520 440 46 12', 'iron')

const pipes: Drawing = (paint) =>
  shadow(410, 574, 270) +
  each([190, 310, 430, 250, 370], (x, index) => {
    const y = index < 3 ? 510 : 410
    return (
      area(`M${x} ${y - 56}l200 -130a56 56 0 0 1 0 112l-200 130z`, index % 2 ? 'dark' : 'body', 0.95) +
      disc(`${x} ${y} 58`, 'white') +
      disc(`${x} ${y} 38`, paint.deep)
    )
  })

const elbow: Drawing = (paint) =>
  shadow(400, 574, 240) +
  line('M260 520V390a110 110 0 0 1 110 -110h190', 'body', 130) +
  line('M222 500V400a150 150 0 0 1 130 -160', '#fff6', 12) +
  box('170 490 180 80 14', 'dark') +
  box('540 190 80 180 14', 'dark') +
  oval('622 280 24 62', paint.text)

/** Tools, electrical and piping, by the noun of a product. */
export const PLANT_DRAWINGS: Readonly<Record<string, Drawing>> = {
  无刷电钻: drill,
  冲击电锤: drill,
  角磨机: grinder,
  自锁钢卷尺: tapeMeasure,
  数显卡尺: caliper,
  激光测距仪: rangefinder,
  墙壁开关: wallSwitch,
  五孔插座: socket,
  小型断路器: breaker,
  延长插线板: powerStrip,
  黄铜球阀: ballValve,
  铸铁闸阀: gateValve,
  潜水泵: submersiblePump,
  离心泵: centrifugalPump,
  PPR热水管: pipes,
  等径弯头: elbow,
}
