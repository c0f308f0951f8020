import { area, box, disc, each, line, oval } from './objects/shapes.ts'

/** Rooms that products are shown in. */
export const SCENES = ['desk', 'meeting', 'workshop', 'warehouse', 'site', 'tea', 'kitchen', 'server'] as const
export type Scene = (typeof SCENES)[number]

/** Where an object stands in a scene: its base line, and its size. */
export const SCENE_OBJECT = { baseline: 668, scale: 0.78 } as const

const wall = (colour: string, floor: string, edge: string, at = 590) =>
  box('0 0 800 800', colour) + box(`0 ${at} 800 ${800 - at}`, floor) + box(`0 ${at} 800 14`, edge)

const plant = (x: number, y: number) =>
  each(
    [-40, -14, 14, 40],
    (turn) =>
      `<path d="M${x} ${y}q${turn * 1.4} -40 ${turn * 1.6} -110q${-turn} 30 ${-turn * 1.6} 110z" fill="${turn > 0 ? '#4f9d69' : '#6bb584'}"/>`,
  ) + area(`M${x - 34} ${y}h68l-10 62h-48z`, '#e9e4da')

const windowOf = (x: number, y: number) =>
  box(`${x} ${y} 220 250 8`, '#fff') +
  box(`${x + 14} ${y + 14} 90 222`, '#cfe6fb') +
  box(`${x + 116} ${y + 14} 90 222`, '#dcedfc') +
  area(`M${x + 14} ${y + 236}l60 -70l30 30v40zM${x + 116} ${y + 190}l50 -50l40 40v56h-90z`, '#a9d0b4')

const SCENE_DRAWINGS: Readonly<Record<Scene, () => string>> = {
  desk: () =>
    wall('#eef2f7', '#d9b78b', '#c39d6d') +
    windowOf(60, 90) +
    box('470 190 280 16 4', '#c39d6d') +
    each([0, 1, 2, 3, 4, 5], (book) =>
      box(
        `${490 + book * 30} ${110 + (book % 3) * 14} 24 ${80 - (book % 3) * 14} 3`,
        ['#5d86c9', '#e0875c', '#7fb59a', '#c9a24d', '#8a7cc4', '#d96d7b'][book] ?? '',
      ),
    ) +
    plant(700, 128) +
    box('60 520 90 76 10', '#fff') +
    line('M76 520v-70M104 520v-90M128 520v-60', '#8793a4', 9),
  meeting: () =>
    wall('#e4eaf2', '#b9c4d3', '#9fadc0', 600) +
    box('40 70 720 330 6', '#cfe2f6') +
    each([0, 1, 2, 3, 4, 5, 6], (tower) =>
      box(
        `${60 + tower * 100} ${180 + ((tower * 53) % 110)} 76 ${220 - ((tower * 53) % 110)}`,
        tower % 2 ? '#a6c3e2' : '#b9d1ea',
      ),
    ) +
    each([276, 518], (x) => box(`${x} 70 10 330`, '#fff')) +
    each([80, 640], (x) => box(`${x} 470 90 130 26`, '#5c6b82')),
  workshop: () =>
    wall('#cdd4dc', '#8d97a5', '#717d8d') +
    box('60 70 680 360 10', '#b7c0cb') +
    each([0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10], (column) =>
      each([0, 1, 2, 3], (row) => disc(`${92 + column * 62} ${110 + row * 86} 5`, '#8d97a5')),
    ) +
    line('M130 150v150M110 150h40', '#6d7887', 16) +
    line('M690 130v170', '#6d7887', 20) +
    disc('690 130 26', '#6d7887') +
    line('M610 140l-10 150M640 140l-34 150', '#7c8797', 14) +
    box('0 604 800 6', '#fff', 0.4),
  warehouse: () =>
    wall('#dde3ea', '#b8bfc8', '#a3abb6', 600) +
    each(
      [0, 540],
      (x) =>
        each(
          [110, 270, 430],
          (y) =>
            box(`${x} ${y + 120} 260 14`, '#f0862e') +
            each([0, 1, 2], (column) =>
              box(
                `${x + 14 + column * 82} ${y + 24 + ((column * 37 + y) % 40)} 72 ${96 - ((column * 37 + y) % 40)} 3`,
                column % 2 ? '#d3a86e' : '#c29255',
              ),
            ),
        ) + each([x, x + 246], (post) => box(`${post} 80 14 520`, '#3c6fb4')),
    ) +
    area('M250 800l120 -200h60l120 200z', '#c6ccd4') +
    line('M240 800l130 -200M560 800L430 600', '#f2c230', 10),
  site: () =>
    box('0 0 800 800', '#cfe4f6') +
    disc('640 130 60', '#fff3cf') +
    each(
      [60, 560],
      (x) =>
        box(`${x} 220 190 400`, '#b9c6d3') +
        each([0, 1, 2, 3, 4], (row) =>
          each([0, 1, 2], (column) => box(`${x + 20 + column * 56} ${244 + row * 72} 38 44`, '#9fb0c1')),
        ),
    ) +
    line('M330 600V90M330 110h300M330 110h-90M330 90l200 20M560 110v90', '#e8a33a', 12) +
    box('546 200 30 24', '#8793a4') +
    box('0 600 800 200', '#d9c7a6') +
    box('0 600 800 16', '#c2ac85') +
    each([0, 1, 2, 3, 4, 5, 6, 7, 8], (index) =>
      area(`M${index * 100} 560h50l-20 40h-50z`, index % 2 ? '#f2c230' : '#2c3442'),
    ),
  tea: () =>
    wall('#f3e8d8', '#a9744a', '#8c5c37') +
    `<circle cx="400" cy="260" r="190" fill="#fff8ec"/><circle cx="400" cy="260" r="190" fill="none" stroke="#b98a5a" stroke-width="14"/>` +
    line('M300 400q40 -120 20 -240M320 260q60 -10 80 -60M312 320q-50 -20 -70 -70', '#8a6b4a', 10) +
    each([398, 250, 332, 300], (x, index) => oval(`${x} ${[196, 246, 150, 210][index]} 30 16`, '#7fae72')) +
    area('M60 520h90l-10 76H70z', '#e9e0d0') +
    oval('105 520 45 10', '#8a5a36') +
    box('650 470 80 130 20', '#7f9f8a') +
    oval('690 470 40 12', '#5d7f69'),
  kitchen: () =>
    wall('#eef3f2', '#e2d5c2', '#c9b899') +
    each([0, 1, 2, 3, 4, 5, 6], (row) => line(`M0 ${row * 84}h800`, '#dbe5e3', 4)) +
    each([0, 1, 2, 3, 4, 5, 6, 7, 8, 9], (column) => line(`M${column * 88} 0v590`, '#dbe5e3', 4)) +
    line('M400 0v110', '#4a5568', 6) +
    area('M330 160q70 -90 140 0z', '#4a5568') +
    oval('400 162 70 10', '#fff3cf') +
    box('520 250 240 14', '#c9a26d') +
    each([540, 600, 660, 710], (x, index) =>
      box(
        `${x} ${190 + (index % 2) * 14} 40 ${60 - (index % 2) * 14} 8`,
        ['#e0875c', '#7fb59a', '#fff', '#c9a24d'][index] ?? '',
      ),
    ) +
    plant(80, 530),
  server: () =>
    wall('#1d2635', '#141b27', '#2a3547', 610) +
    each([30, 230, 430, 630], (x) => box(`${x} 60 150 550 8`, '#2a3547')) +
    // Dashes are the drawers of a rack, dots their lamps.
    '<path d="M105 84v500M305 84v500M505 84v500M705 84v500" stroke="#1a2230" stroke-width="122" stroke-dasharray="44 18" style="stroke-linecap:butt"/>' +
    '<path d="M60 106v480M260 106v480M460 106v480M660 106v480" stroke="#4fd18b" stroke-width="11" stroke-dasharray="0 62"/>' +
    '<path d="M90 106h50M290 168h50M490 106h50M690 230h50M90 354h50M490 416h50" stroke="#57a6ff" stroke-width="9"/>',
}

/** The room of a scene, 800 × 800, empty. */
export function sceneOf(scene: Scene): string {
  return SCENE_DRAWINGS[scene]()
}
