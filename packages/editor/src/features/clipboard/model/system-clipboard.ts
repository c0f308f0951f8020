import type { ClipboardPayload } from './clipboard-payload.ts'

/** Content of a paste. */
export interface Incoming {
  readonly html: string
  readonly text: string
  readonly files: readonly File[]
}

/** Writes to the clipboard of a copy or cut event. */
export function fillEvent(event: ClipboardEvent, { html, text }: ClipboardPayload): void {
  event.clipboardData?.setData('text/html', html)
  event.clipboardData?.setData('text/plain', text)
  event.preventDefault()
}

/** Reads a paste event. */
export function readEvent({ clipboardData }: ClipboardEvent): Incoming {
  return {
    html: clipboardData?.getData('text/html') ?? '',
    text: clipboardData?.getData('text/plain') ?? '',
    files: [...(clipboardData?.files ?? [])],
  }
}

/** Writes to the system clipboard after a click: through a copy event, which also works on plain http, else by the async clipboard API. */
export async function writeSystem(payload: ClipboardPayload): Promise<void> {
  let isWritten = false
  const write = (event: ClipboardEvent) => {
    event.stopImmediatePropagation()
    fillEvent(event, payload)
    isWritten = true
  }
  window.addEventListener('copy', write, true)
  try {
    // Deprecated, but the only way on plain http; the async API is the fallback.
    // oxlint-disable-next-line typescript/no-deprecated
    document.execCommand('copy')
  } catch {
    // Permission denied.
  } finally {
    window.removeEventListener('copy', write, true)
  }
  if (isWritten) return
  try {
    await ownInterface()?.write([
      new ClipboardItem({
        'text/html': new Blob([payload.html], { type: 'text/html' }),
        'text/plain': new Blob([payload.text], { type: 'text/plain' }),
      }),
    ])
  } catch {
    // Permission denied; the clipping is stored in this browser all the same.
  }
}

/** Reads the system clipboard after a click; `undefined` where that is impossible, such as on plain http. */
export async function readSystem(): Promise<Incoming | undefined> {
  try {
    const items = await ownInterface()?.read()
    if (!items) return undefined
    const partsOf = async (type: string) => {
      const item = items.find(({ types }) => types.includes(type))
      return item ? (await item.getType(type)).text() : ''
    }
    const picture = items.flatMap((item) => item.types.filter(isPicture).map((type) => ({ item, type })))[0]
    const file = picture && (await picture.item.getType(picture.type))
    return {
      html: await partsOf('text/html'),
      text: await partsOf('text/plain'),
      files: file ? [new File([file], `clipboard.${file.type.slice('image/'.length)}`, { type: file.type })] : [],
    }
  } catch {
    return undefined
  }
}

function isPicture(type: string): boolean {
  return type.startsWith('image/')
}

/** Absent on plain http, which the types omit. */
function ownInterface(): Clipboard | undefined {
  const clipboard = navigator.clipboard as Clipboard | undefined
  return clipboard && 'read' in clipboard ? clipboard : undefined
}
