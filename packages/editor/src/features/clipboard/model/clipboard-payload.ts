/** What the system clipboard holds of a clipping: words for every program, and the clipping itself in a mark of the HTML. */
export interface ClipboardPayload {
  readonly html: string
  readonly text: string
}

/** The attribute that carries a clipping. HTML goes through every browser and every tab, and other programs read its words. */
const PAYLOAD_ATTRIBUTE = 'data-mallwright-clipping'

/** Wraps a clipping with the words that other programs get. */
export function wrapClipping(json: string, words: readonly string[]): ClipboardPayload {
  const lines = words.map((line) => `<p>${escapeHtml(line)}</p>`).join('')
  return {
    html: `<meta charset="utf-8"><div ${PAYLOAD_ATTRIBUTE}="${escapeHtml(json)}">${lines}</div>`,
    text: words.join('\n'),
  }
}

/** The clipping in a piece of HTML; `undefined` when it has none. Nothing of the HTML is run or loaded. */
export function unwrapClipping(html: string): string | undefined {
  if (!html.includes(PAYLOAD_ATTRIBUTE)) return undefined
  const parsed = new DOMParser().parseFromString(html, 'text/html')
  return parsed.querySelector(`[${PAYLOAD_ATTRIBUTE}]`)?.getAttribute(PAYLOAD_ATTRIBUTE) ?? undefined
}

function escapeHtml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')
}
