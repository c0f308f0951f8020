/** Payload of the system clipboard: plain text, and the clipping in an attribute of the HTML. */
export interface ClipboardPayload {
  readonly html: string
  readonly text: string
}

/** HTML attribute with the clipping. HTML survives every browser and tab; other programs read the text. */
const PAYLOAD_ATTRIBUTE = 'data-mallwright-clipping'

/** Builds the payload from a clipping and its text lines. */
export function wrapClipping(json: string, words: readonly string[]): ClipboardPayload {
  const lines = words.map((line) => `<p>${escapeHtml(line)}</p>`).join('')
  return {
    html: `<meta charset="utf-8"><div ${PAYLOAD_ATTRIBUTE}="${escapeHtml(json)}">${lines}</div>`,
    text: words.join('\n'),
  }
}

/** Extracts the clipping from HTML; `undefined` when absent. The HTML is neither run nor loaded. */
export function unwrapClipping(html: string): string | undefined {
  if (!html.includes(PAYLOAD_ATTRIBUTE)) return undefined
  const parsed = new DOMParser().parseFromString(html, 'text/html')
  return parsed.querySelector(`[${PAYLOAD_ATTRIBUTE}]`)?.getAttribute(PAYLOAD_ATTRIBUTE) ?? undefined
}

function escapeHtml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')
}
