const TEXT_INPUTS = 'input:not([type="checkbox"], [type="radio"], [type="range"]), textarea, select, [contenteditable]'

/** What takes the keys while it stands anywhere: dialogs, popovers and menus. */
const OVERLAYS = '[role="dialog"], [role="alertdialog"], [role="menu"]'

/** Whether keys that reach an element write into it, so that they and the clipboard are the browser's. */
export function isTextInput(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest(TEXT_INPUTS) !== null
}

/** Whether something stands over the studio and takes its keys. */
export function hasOpenOverlay(): boolean {
  return document.querySelector(OVERLAYS) !== null
}
