import { lazy } from 'react'
import type { ComponentType, FunctionComponent } from 'react'

import { firstPaint } from '../ui/first-paint.ts'

// The canvas can be seen and the palette used before these are here.
const inspector = async () => (await import('./side-inspector.tsx')).SideInspector
const layers = async () => (await import('../layers/layers-panel.tsx')).LayersPanel
const look = async () => (await import('../look/look-panel.tsx')).LookPanel
const steps = async () => (await import('../history/history-panel.tsx')).HistoryPanel
const keys = async () => (await import('./actions/keys-and-voice.tsx')).KeysAndVoice
const toolbar = async () => import('../canvas/marks/node-toolbar.tsx')
const marks = async () => import('../canvas/marks/canvas-marks.tsx')
const presses = async () => import('../canvas/press-node.ts')
const aids = async () => import('../canvas/aids/canvas-aids.tsx')
const writing = async () => import('../canvas/inline-text/write-in-place.ts')
const taking = async () => import('../palette/take-module.ts')
const blocks = async () => (await import('../blocks/block-group.tsx')).BlockGroup
const note = async () => (await import('../blocks/linked/block-note.tsx')).BlockNote
const part = async () => (await import('../site-parts/part-preview.tsx')).PartPreview

function later<Props = object>(load: () => Promise<FunctionComponent<Props>>): ComponentType<Props> {
  return lazy(async () => ({ default: await load() }))
}

/** The panels whose scripts follow after the studio stands. */
export const SideInspector = later(inspector)
export const LayersPanel = later(layers)
export const LookPanel = later(look)
export const HistoryPanel = later(steps)
/** What listens to keys and speaks. */
export const KeysAndVoice = later(keys)
/** The saved blocks, below the modules of the palette. */
export const BlockGroup = later(blocks)
/** What stands over the canvas while a linked block is edited. */
export const BlockNote = later(note)
/** What stands in the canvas's place while a part of the site is edited. */
export const PartPreview = later(part)

/** Fetches the panels once the studio is painted, so that the first press on one finds it ready. */
export async function loadLaterPanels(): Promise<void> {
  await firstPaint()
  // A panel that cannot be had is asked for again when it is opened.
  for (const load of [presses, writing, marks, aids, taking, inspector, toolbar, layers, look, steps])
    load().catch(() => undefined)
}
