/** How an address was passed on. */
export type ShareOutcome = 'shared' | 'copied' | 'failed'

/** Opens the device's share sheet; copies the address where there is none, as on plain http. */
export async function shareAddress(shared: { readonly title: string; readonly url: string }): Promise<ShareOutcome> {
  // Absent on plain http and on most desktops.
  const { share, clipboard } = navigator as Partial<Navigator>
  if (share) {
    try {
      await share.call(navigator, shared)
      return 'shared'
    } catch (error) {
      // Closing the sheet is no failure.
      if (error instanceof DOMException && error.name === 'AbortError') return 'shared'
    }
  }
  try {
    if (!clipboard) return copySelection(shared.url) ? 'copied' : 'failed'
    await clipboard.writeText(shared.url)
    return 'copied'
  } catch {
    return copySelection(shared.url) ? 'copied' : 'failed'
  }
}

/** Copies by a selection: the only way without the clipboard interface. */
function copySelection(text: string): boolean {
  const field = document.createElement('textarea')
  field.value = text
  field.style.cssText = 'position:fixed;opacity:0'
  document.body.append(field)
  field.select()
  const isCopied = document.execCommand('copy')
  field.remove()
  return isCopied
}
