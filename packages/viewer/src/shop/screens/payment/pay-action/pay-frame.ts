const LOOK = `body{margin:0;padding:24px 16px;font:16px/1.5 system-ui,sans-serif;color:#1d2129;background:#fff;overflow-wrap:anywhere}
button,input[type=submit]{min-height:48px;width:100%;border:0;border-radius:24px;background:#d81e2c;color:#fff;font:inherit}
dl{margin:0}dt{color:#646b78;font-size:14px}dd{margin:0 0 16px;font-weight:600}`

/** Only what a content policy takes as a source. */
const isOrigin = (text: string) => /^https:\/\/[\w.:[\]-]+$/.test(text)

/**
 * The document of a frame that shows HTML of a channel: it loads nothing, and its forms lead to this mall and to the origins of
 * the channel. The policy comes first, so that nothing in the HTML precedes it.
 */
export function payFrameHtml(content: string, own: string, formOrigins: readonly string[]): string {
  const targets = [own, ...formOrigins.filter(isOrigin)].join(' ')
  const policy = `default-src 'none'; style-src 'unsafe-inline'; img-src data:; form-action ${targets}`
  return `<!doctype html><meta charset="utf-8"><meta http-equiv="Content-Security-Policy" content="${policy}">
<meta name="referrer" content="no-referrer"><meta name="viewport" content="width=device-width,initial-scale=1"><style>${LOOK}</style>${content}`
}
