/** Whether a click is for the page: not one that a browser answers, such as with Ctrl in a new tab. */
export function isPlainClick(event: {
  readonly button: number
  readonly metaKey: boolean
  readonly ctrlKey: boolean
  readonly shiftKey: boolean
  readonly altKey: boolean
}): boolean {
  return !(event.button || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey)
}
