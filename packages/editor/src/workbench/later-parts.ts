/** What is fetched once the studio is drawn, whatever a person does then; the build puts all of it into one file. */
export const LATER_PARTS: readonly string[] = [
  'inspector/inspector-panel',
  'layers/layers-panel',
  'look/look-panel',
  'history/history-panel',
  'workbench/keys-and-voice',
  'workbench/work-parts',
  'canvas/marks/canvas-marks',
  'canvas/marks/node-toolbar',
  'canvas/aids/canvas-aids',
  'canvas/press-node',
  'inline-text/write-in-place',
  'palette/take-module',
  'palette/thumbnail',
  'blocks/block-group',
  'presence/presence-avatars',
  'presence/others-frames',
]
