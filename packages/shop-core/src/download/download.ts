/** How a call is sent that may take longer than others, such as one that makes a workbook of all orders. */
export const withoutTimeout: typeof fetch = (input, init) => fetch(input, { ...init, signal: null })

/** Hands bytes to the browser as a download of a name. */
export function saveAs(bytes: Blob, name: string): void {
  const url = URL.createObjectURL(bytes)
  Object.assign(document.createElement('a'), { href: url, download: name }).click()
  // Some browsers read the address only after the task in which it was clicked.
  setTimeout(() => URL.revokeObjectURL(url), REVOKE_MS)
}

/** A browser has asked for the bytes long before. */
const REVOKE_MS = 60_000
