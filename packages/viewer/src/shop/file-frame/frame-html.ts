/** Addresses of the built script and style sheets of a frame. */
interface FrameFiles {
  readonly script: string
  readonly styles: readonly string[]
}

/**
 * The HTML of a frame that shows files. It is served with a policy of its own, in a sandbox without origin, so that a hostile file
 * that broke the parser would find no session, no storage and no gateway.
 */
export function frameHtml(title: string): (files: FrameFiles) => string {
  const viewport = '<meta name="viewport" content="width=device-width, initial-scale=1">'
  return ({ script, styles }) => {
    const links = styles.map((href) => `<link rel="stylesheet" crossorigin href="${href}">`).join('')
    return `<!doctype html><html><head><meta charset="utf-8">${viewport}<title>${title}</title>${links}</head><body><div id="pages"></div><script type="module" crossorigin src="${script}"></script></body></html>
`
  }
}
