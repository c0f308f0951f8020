import type { Page } from '@playwright/test'

/** Box in px. */
export interface SceneBox {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
}

/** What a user sees of the open page in the studio: the layers, the canvas and the frame of the selection. */
export interface Scene {
  /** Rows of the layers panel in their order. */
  readonly layers: readonly { readonly id: string; readonly text: string; readonly isSelected: boolean }[]
  /** Nodes on the canvas in drawing order, with their box on the screen. */
  readonly nodes: readonly { readonly id: string; readonly box: SceneBox }[]
  /** Items of free containers, with their box relative to the container in per cent of its width. */
  readonly items: Readonly<Record<string, string>>
  readonly frames: readonly SceneBox[]
  /** Rects of the hot zones of each drawn picture, in percent. */
  readonly zones: Readonly<Record<string, string>>
  /** Frames of hot zones with the boxes that they surround, while their picture is selected. */
  readonly zoneFrames: readonly { readonly frame: SceneBox; readonly zone: SceneBox | undefined }[]
  /** Visible part of the canvas. */
  readonly view: SceneBox
}

/** Reads the scene in one go. The layers panel must be open and high enough for all rows. */
export async function readScene(page: Page): Promise<Scene> {
  // Without named functions: the compiler of the proofs would call a helper of its own in the page.
  const raw = await page.evaluate(() => {
    const canvas = document.querySelector('#st-canvas')
    const nodes = [...(canvas?.querySelectorAll<HTMLElement>('.mw-node') ?? [])]
    const frames = [...(canvas?.querySelectorAll('.st-frame') ?? [])]
    const areas = [...(canvas?.querySelectorAll<HTMLElement>('.mw-image-zones') ?? [])]
    const picked = [...(canvas?.querySelectorAll('.mw-node') ?? [])].find(
      (node) =>
        node.getAttribute('data-node') ===
        document.querySelector('.st-layers [aria-selected="true"]')?.getAttribute('data-layer'),
    )
    const pickedZones = [...(picked?.querySelectorAll('.mw-image-zones > li') ?? [])]
    const zoneFrames = [...(canvas?.querySelectorAll('.st-overlay > .st-zone') ?? [])]
    const rows = [...document.querySelectorAll<HTMLElement>('.st-layers [data-layer]')]
    return {
      view: canvas?.getBoundingClientRect().toJSON() as SceneBox,
      zones: areas.map((area) => ({
        id: area.closest<HTMLElement>('.mw-node')?.dataset['node'] ?? '',
        rects: [...area.querySelectorAll('li')]
          .map(({ style }) => [style.left, style.top, style.width, style.height].join(' '))
          .join(', '),
      })),
      zoneFrames: zoneFrames.map((frame, index) => ({
        frame: frame.getBoundingClientRect().toJSON() as SceneBox,
        zone: pickedZones[index]?.getBoundingClientRect().toJSON() as SceneBox | undefined,
      })),
      frames: frames.map((frame) => frame.getBoundingClientRect().toJSON() as SceneBox),
      layers: rows.map((row) => ({
        id: row.dataset['layer'] ?? '',
        text: `${row.ariaLevel} ${row.textContent} ${row.className.includes('is-hidden')} ${row.querySelectorAll('.is-on').length}`,
        isSelected: row.ariaSelected === 'true',
      })),
      nodes: nodes
        .filter(({ offsetParent }) => offsetParent !== null)
        .map((node) => ({
          id: node.dataset['node'] ?? '',
          box: node.getBoundingClientRect().toJSON() as SceneBox,
          container: node.parentElement?.matches('.mw-item')
            ? (node.parentElement.closest('.mw-node')?.getBoundingClientRect().toJSON() as SceneBox)
            : undefined,
        })),
    }
  })
  const items = raw.nodes.flatMap(({ id, box, container }) => (container ? [[id, partOf(box, container)]] : []))
  const zones = raw.zones.map(({ id, rects }) => [id, rects])
  return {
    ...raw,
    items: Object.fromEntries(items) as Scene['items'],
    zones: Object.fromEntries(zones) as Scene['zones'],
  }
}

/** Position and size in per cent of the container's width, which do not depend on zoom and scrolling. */
function partOf(box: SceneBox, container: SceneBox): string {
  const lengths = [box.x - container.x, box.y - container.y, box.width, box.height]
  return lengths.map((length) => ((length / container.width) * 100).toFixed(1)).join(' ')
}

/** Largest deviation (px) of a frame from its nodes: sizes of text are fractions. */
const TOLERANCE = 1.5

/** Broken invariants of a scene: every frame surrounds exactly the selection, and the layers have the order of the page. */
export function brokenInvariants({ layers, nodes, frames, zoneFrames }: Scene): string[] {
  const rows = layers.map(({ id }) => id)
  const drawn = nodes.map(({ id }) => id).filter((id) => rows.includes(id))
  const listed = rows.filter((id) => drawn.includes(id))
  const unlisted = nodes.filter(({ id }) => !rows.includes(id)).map(({ id }) => id)
  const selected = layers.filter(({ isSelected }) => isSelected).map(({ id }) => id)
  const boxes = nodes.filter(({ id }) => selected.includes(id)).map(({ box }) => box)
  const [frame] = frames
  return [
    ...(drawn.join() === listed.join() ? [] : [`the layers are ${listed.join()}, the page is ${drawn.join()}`]),
    ...(unlisted.length === 0 ? [] : [`nodes without a layer: ${unlisted.join()}`]),
    ...(frames.length <= 1 ? [] : [`${frames.length} frames`]),
    ...(selected.length > 0 || !frame ? [] : ['a frame around nothing']),
    ...zoneFrames.flatMap(({ frame: zoneFrame, zone }) =>
      zone && isNear(zoneFrame, zone) ? [] : [`${describe(zoneFrame)} is the frame of the hot zone ${describe(zone)}`],
    ),
    // A selected node may be hidden or in a closed tab; then the frame surrounds the others.
    ...(boxes.length === 0 || (frame && isNear(frame, around(boxes)))
      ? []
      : [`${describe(frame)} is the frame of ${describe(around(boxes))}`]),
  ]
}

/** First difference between the contents of two scenes, which undo must restore; `undefined` when they are the same. What depends on scrolling and on the selection does not count, such as items that only one of them draws. */
export function differenceOf(a: Scene, b: Scene): string | undefined {
  const linesOf = ({ layers, items, zones }: Scene, other: Scene) => [
    ...Object.entries(zones).flatMap(([id, rects]) =>
      Object.hasOwn(other.zones, id) ? [`hot zones of ${id} at ${rects}`] : [],
    ),
    ...layers.map(({ id, text }) => `${id} ${text}`),
    ...Object.entries(items).flatMap(([id, part]) => (Object.hasOwn(other.items, id) ? [`${id} at ${part}`] : [])),
  ]
  const [lines, others] = [linesOf(a, b).toSorted(), linesOf(b, a).toSorted()]
  const order = (scene: Scene) => scene.layers.map(({ id }) => id).join()
  const at = lines.findIndex((line, index) => line !== others[index])
  if (at !== -1 || lines.length !== others.length) return `${lines[at]} | ${others[at]}`
  return order(a) === order(b) ? undefined : `${order(a)} | ${order(b)}`
}

function around(boxes: readonly SceneBox[]): SceneBox {
  const x = Math.min(...boxes.map((box) => box.x))
  const y = Math.min(...boxes.map((box) => box.y))
  const right = Math.max(...boxes.map((box) => box.x + box.width))
  const bottom = Math.max(...boxes.map((box) => box.y + box.height))
  return { x, y, width: right - x, height: bottom - y }
}

function isNear(a: SceneBox, b: SceneBox): boolean {
  return (['x', 'y', 'width', 'height'] as const).every((side) => Math.abs(a[side] - b[side]) <= TOLERANCE)
}

function describe(box: SceneBox | undefined): string {
  return box ? [box.x, box.y, box.width, box.height].map(Math.round).join(' ') : 'nothing'
}
