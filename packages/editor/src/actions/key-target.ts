const WRITING = 'input:not([type="checkbox"], [type="radio"], [type="range"]), textarea, select, [contenteditable]'

/** What takes the keys while it stands anywhere: dialogs, popovers and menus. */
const COVERS = '[role="dialog"], [role="alertdialog"], [role="menu"]'

/** Whether keys that reach an element write into it, so that they and the clipboard are the browser's. */
export function isWriting(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest(WRITING) !== null
}

/** Whether something stands over the studio and takes its keys. */
export function isCovered(): boolean {
  return document.querySelector(COVERS) !== null
}
