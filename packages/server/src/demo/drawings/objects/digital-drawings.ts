import type { Drawing } from './class-drawings.ts'
import { lines } from './class-drawings.ts'
import { area, box, disc, each, gleam, line, oval, turned } from './shapes.ts'
import { shadow } from './svg-drawing.ts'

/** A page of a report on a screen. */
const report = (at: string, paint: { readonly main: string; readonly light: string }) => {
  const [x = 0, y = 0] = at.split(' ').map(Number)
  return (
    lines(x, y, [120, 80], paint.light) +
    each([0, 1, 2, 3], (bar) => box(`${x + bar * 40} ${y + 130 - bar * 22} 26 ${30 + bar * 22} 4`, paint.main))
  )
}

const laptop: Drawing = (paint) =>
  shadow(400, 574, 290) +
  box('190 190 420 300 22', 'iron') +
  box('208 208 384 262 8', '#f7faff') +
  box('208 208 130 262', 'body') +
  report('370 244', paint) +
  lines(226, 240, [90, 70, 84, 60], '#fff') +
  area('M120 500h560l26 44a22 22 0 0 1 -20 24H114a22 22 0 0 1 -20 -24z', 'steel') +
  box('340 500 120 14 7', '#8793a4') +
  box('190 488 420 14', '#2c3442')

const tower: Drawing = (paint) =>
  shadow(410, 574, 250) +
  area('M250 170h210v396H250z', 'iron') +
  area('M460 170l80 -40v396l-80 40z', '#2c3442') +
  area('M250 170l80 -40h210l-80 40z', 'steel') +
  box('276 200 158 50 8', '#1f2735') +
  box('276 266 158 18 9', 'body') +
  disc('355 330 18', paint.light) +
  each([380, 410, 440, 470, 500, 530], (y) => line(`M282 ${y}h146`, '#5f6b7c', 8)) +
  disc('576 540 0', paint.main) +
  box('570 470 90 90 20', 'white') +
  line('M560 480q-30 0 -40 -40', '#2c3442', 6)

const miniPc: Drawing = (paint) =>
  shadow(400, 574, 250) +
  area('M180 440l90 -90h350l-60 90z', 'steel') +
  area('M560 440l60 -90v120l-60 96z', '#3a4250') +
  box('180 440 380 126 18', 'iron') +
  each([230, 290], (x) => box(`${x} 490 40 24 4`, '#1f2735')) +
  disc('500 502 18', paint.light) +
  disc('500 502 9', '#fff') +
  box('370 496 60 12 6', '#1f2735') +
  area('M330 380h120l-20 30H310z', 'body', 0.8)

const monitor: Drawing = (paint) =>
  shadow(400, 574, 230) +
  box('130 150 540 330 20', 'iron') +
  box('146 166 508 290 8', '#f2f7ff') +
  area('M146 400q130 -120 250 -40t258 -90v186H146z', 'body') +
  report('190 196', paint) +
  disc('560 230 34', 'gold') +
  area('M360 480h80l14 70H346z', 'steel') +
  box('270 544 260 26 13', 'iron')

const curvedMonitor: Drawing = (paint) =>
  shadow(400, 574, 230) +
  area('M110 180q290 50 580 0v290q-290 -44 -580 0z', 'iron') +
  area('M128 204q272 42 544 0v240q-272 -38 -544 0z', 'dark') +
  area('M128 400q200 -130 310 -60t234 -100v204q-272 -38 -544 0z', paint.light, 0.8) +
  disc('250 280 40', '#fff', 0.8) +
  area('M370 460h60l10 90h-80z', 'steel') +
  box('280 544 240 26 13', 'iron')

const keyboardSet: Drawing = () =>
  shadow(400, 560, 290) +
  turned(
    -8,
    '400 400',
    box('100 320 470 200 26', 'white') +
      each([0, 1, 2, 3], (row) =>
        each([0, 1, 2, 3, 4, 5, 6, 7, 8, 9], (column) =>
          box(
            `${122 + column * 43} ${340 + row * 42} 35 32 7`,
            row === 3 && column > 2 && column < 7 ? 'body' : '#c3ccd9',
          ),
        ),
      ),
  ) +
  area('M580 360q70 -10 80 70v60q-4 66 -66 66t-66 -66v-60q2 -60 52 -70z', 'body') +
  line('M594 376v56', '#fff', 9)

const mouse: Drawing = () =>
  shadow(400, 574, 190) +
  area(
    'M400 190c100 0 150 80 150 190v50c0 90 -60 140 -150 140s-150 -50 -150 -140v-50c0 -110 50 -190 150 -190z',
    'body',
  ) +
  area('M400 190c100 0 150 80 150 180q-150 40 -300 0c0 -100 50 -180 150 -180z', 'dark', 0.6) +
  box('382 240 36 90 18', '#1f2735') +
  box('390 256 20 30 10', 'steel') +
  gleam('M286 360c2 -60 26 -110 60 -130', 14)

const headset: Drawing = (paint) =>
  shadow(400, 574, 220) +
  line('M220 420C190 180 610 180 580 420', 'iron', 34) +
  line('M244 330C270 220 530 220 556 330', paint.light, 12) +
  box('180 370 110 170 46', 'body') +
  box('510 370 110 170 46', 'body') +
  box('270 390 44 130 22', '#2c3442') +
  box('486 390 44 130 22', '#2c3442') +
  line('M230 530q10 50 120 40', 'iron', 14) +
  box('340 552 80 30 15', '#2c3442') +
  gleam('M206 410v90', 10)

const speaker: Drawing = (paint) =>
  shadow(400, 574, 260) +
  area('M150 480q0 -110 250 -110t250 110v20q-20 70 -250 70t-250 -70z', 'iron') +
  oval('400 450 236 74', 'dark') +
  oval('400 446 200 56', '#2c3442') +
  each([0, 1, 2, 3, 4], (index) =>
    oval(`400 446 ${180 - index * 36} ${48 - index * 10}`, index % 2 ? '#3a4250' : '#2c3442'),
  ) +
  oval('400 446 34 10', paint.light) +
  gleam('M190 500q20 30 90 44', 9) +
  each([560, 590], (x) => disc(`${x} 528 7`, '#7fe0a7'))

const portableDrive: Drawing = (paint) =>
  shadow(420, 574, 240) +
  turned(
    -14,
    '400 380',
    box('250 180 270 370 34', 'body') +
      box('250 180 270 370 34', '#0001') +
      box('290 230 190 90 12', '#fff', 0.9) +
      lines(312, 254, [140, 90], paint.light) +
      disc('385 500 9', '#7fe0a7') +
      each([380, 410, 440], (y) => line(`M300 ${y}h170`, '#fff5', 9)),
  ) +
  line('M440 560c60 20 160 20 190 -60', '#2c3442', 14) +
  box('604 440 60 70 8', 'steel')

const usbStick: Drawing = () =>
  shadow(400, 574, 220) +
  turned(
    38,
    '400 380',
    box('340 300 120 280 24', 'body') +
      box('356 170 88 140 6', 'steel') +
      each([372, 408], (x) => box(`${x} 200 22 30`, '#4a5568')) +
      disc('400 540 18', '#fff', 0.8) +
      gleam('M362 330v180', 10),
  )

const router: Drawing = (paint) =>
  shadow(400, 574, 270) +
  each([190, 310, 490, 610], (x) => turned(x < 400 ? -6 : 6, `${x} 480`, box(`${x - 12} 190 24 290 12`, 'iron'))) +
  area('M130 470q10 -60 60 -60h420q50 0 60 60v50a40 40 0 0 1 -40 40H170a40 40 0 0 1 -40 -40z', 'white') +
  box('130 500 540 26', 'body') +
  each([300, 350, 400, 450, 500], (x) => disc(`${x} 460 8`, x > 440 ? '#f0b429' : paint.main))

const networkSwitch: Drawing = (paint) =>
  shadow(400, 574, 280) +
  area('M110 420l60 -80h460l60 80z', 'steel') +
  box('110 420 580 140 14', 'iron') +
  each(
    [0, 1, 2, 3, 4, 5, 6, 7],
    (port) =>
      box(`${150 + port * 56} 464 44 44 5`, '#1f2735') +
      box(`${158 + port * 56} 488 28 20`, '#e0a83a') +
      disc(`${172 + port * 56} 446 5`, port % 3 ? '#7fe0a7' : paint.light),
  ) +
  box('620 450 46 70 6', 'body')

const camera: Drawing = () =>
  shadow(400, 574, 200) +
  turned(
    -12,
    '400 320',
    box('190 240 390 150 70', 'white') +
      disc('240 315 84', 'iron') +
      disc('240 315 62', '#1f2735') +
      disc('240 315 34', 'body') +
      disc('224 298 12', '#fff', 0.9) +
      box('400 225 200 30 12', 'body'),
  ) +
  line('M480 380l30 110', 'steel', 36) +
  box('420 480 180 84 24', 'iron') +
  each([0, 1, 2, 3, 4, 5], (index) =>
    disc(`${(240 + 72 * Math.cos(index)).toFixed(0)} ${(350 + 72 * Math.sin(index)).toFixed(0)} 5`, '#e0483d', 0.8),
  )

const webcam: Drawing = (paint) =>
  shadow(400, 574, 190) +
  box('200 210 400 150 75', 'iron') +
  disc('400 285 92', '#2c3442') +
  disc('400 285 64', '#12161f') +
  disc('400 285 36', 'body') +
  disc('382 266 12', '#fff', 0.9) +
  disc('540 285 10', '#7fe0a7') +
  each([246, 264, 282], (x) => disc(`${x} 285 6`, paint.light)) +
  area('M370 360h60l16 120h-92z', 'steel') +
  area('M280 480h240v40l-40 46H320l-40 -46z', 'iron')

/** Computers and networks, by the noun of a product. */
export const DIGITAL_DRAWINGS: Readonly<Record<string, Drawing>> = {
  商务笔记本电脑: laptop,
  商用台式机: tower,
  迷你主机: miniPc,
  高清显示器: monitor,
  曲面显示器: curvedMonitor,
  无线键鼠套装: keyboardSet,
  静音无线鼠标: mouse,
  降噪耳麦: headset,
  会议音箱: speaker,
  移动硬盘: portableDrive,
  金属U盘: usbStick,
  企业路由器: router,
  千兆交换机: networkSwitch,
  网络摄像机: camera,
  会议摄像头: webcam,
}
