/** Sources that a page may use besides its own origin. */
export interface PolicySources {
  /** Origins of the gateway and its socket. */
  readonly connect: readonly string[]
  /** Origins of foreign pictures and videos, or `https:` for all: each of them sees who looks at a page. */
  readonly media: readonly string[]
}

/**
 * Content-Security-Policy of a page. The studio frames previews, so the own origin may frame.
 * @param frames origins of workflow servers, which the page may frame
 */
export function contentPolicy({ connect, media }: PolicySources, frames: readonly string[]): string {
  // A gateway elsewhere has its pictures there.
  const files = ["'self'", ...connect.filter((origin) => origin.startsWith('http')), ...media].join(' ')
  return [
    "default-src 'self'",
    // No inline scripts: markup smuggled into content cannot run.
    "script-src 'self'",
    "style-src 'self' 'unsafe-inline'",
    `img-src ${files} data: blob:`,
    // Sound and videos that were chosen and not sent yet.
    `media-src ${files} blob:`,
    "font-src 'self' data:",
    // default-src covers connections, unless other origins are needed.
    ...(connect.length > 0 ? [["connect-src 'self'", ...connect].join(' ')] : []),
    // Tasks of workflow servers are framed, and nothing else of another host. Engine 6.7.
    ["frame-src 'self'", ...frames].join(' '),
    "object-src 'none'",
    "base-uri 'self'",
    "form-action 'self'",
    "frame-ancestors 'self'",
  ].join('; ')
}

/** What every frame that shows files may do: run its own scripts, and be framed by the shop and the studio. It has no origin. */
const COMMON = [
  'sandbox allow-scripts',
  "default-src 'none'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'self'",
  'img-src blob: data:',
]

/** PDFs need their own tables and decoders, and a worker. Decision 0129. */
const PDF = [
  ...COMMON,
  "script-src 'self' 'wasm-unsafe-eval'",
  'worker-src blob:',
  "style-src 'self'",
  "connect-src 'self'",
  'font-src blob: data:',
]

/** Office packages load nothing but the frame's own files; styles of a document are written into the page. Decision 0141. */
const OFFICE = [...COMMON, "script-src 'self'", "style-src 'self' 'unsafe-inline'"]

/**
 * Content-Security-Policy of a frame that parses files: no origin, and nothing but what its kind needs, so that a file that broke the
 * parser could reach nobody; `undefined` for the path of any other file. Engine 8.4.
 */
export function framePolicy(path: string): string | undefined {
  const kind = /(?:^|[\\/])(pdf|docx|xlsx|pptx)-frame\.html$/.exec(path)?.[1]
  if (kind === undefined) return undefined
  return (kind === 'pdf' ? PDF : OFFICE).join('; ')
}
