/** Sources that a page may use besides its own origin. */
export interface PolicySources {
  /** Origins of the gateway and its socket. */
  readonly connect: readonly string[]
  /** Origins of foreign pictures and videos, or `https:` for all: each of them sees who looks at a page. */
  readonly media: readonly string[]
}

/** Content-Security-Policy of a page. The studio frames previews, so the own origin may frame. */
export function contentPolicy({ connect, media }: PolicySources): string {
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
    // default-src covers frames, and connections unless other origins are needed.
    ...(connect.length > 0 ? [["connect-src 'self'", ...connect].join(' ')] : []),
    "object-src 'none'",
    "base-uri 'self'",
    "form-action 'self'",
    "frame-ancestors 'self'",
  ].join('; ')
}
