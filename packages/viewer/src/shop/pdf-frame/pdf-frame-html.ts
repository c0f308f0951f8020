/**
 * The HTML of the frame that shows PDFs. It is served with a policy of its own, in a sandbox without origin, so that a hostile file
 * that broke the parser would find no session, no storage and no gateway.
 * @param files addresses of the built script and style sheets
 */
export function pdfFrameHtml(files: { readonly script: string; readonly styles: readonly string[] }): string {
  const links = files.styles.map((href) => `<link rel="stylesheet" crossorigin href="${href}">`).join('')
  const viewport = '<meta name="viewport" content="width=device-width, initial-scale=1">'
  return `<!doctype html><html><head><meta charset="utf-8">${viewport}<title>PDF</title>${links}</head><body><div id="pages"></div><script type="module" crossorigin src="${files.script}"></script></body></html>
`
}
