const TEXT_INPUTS = 'input:not([type="checkbox"], [type="radio"], [type="range"]), textarea, select, [contenteditable]'

/** Elements that capture the keyboard while open: dialogs, popovers, menus. */
const OVERLAYS = '[role="dialog"], [role="alertdialog"], [role="menu"]'

/** Whether an element takes text input, so that keys and clipboard belong to the browser. */
export function isTextInput(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest(TEXT_INPUTS) !== null
}

/** Whether a dialog, popover or menu is open. */
export function hasOpenOverlay(): boolean {
  return document.querySelector(OVERLAYS) !== null
}
