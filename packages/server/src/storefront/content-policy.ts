/** Sources that a page may use besides its own origin. */
export interface PolicySources {
  /** Additional origins for `connect-src`. */
  readonly connect: readonly string[]
}

/** Content-Security-Policy of a page. The studio frames previews, so the own origin may frame. */
export function contentPolicy({ connect }: PolicySources): string {
  return [
    "default-src 'self'",
    // No inline scripts: markup smuggled into content cannot run.
    "script-src 'self'",
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' https: data: blob:",
    "media-src 'self' https:",
    "font-src 'self' data:",
    // default-src covers frames, and connections unless other origins are needed.
    ...(connect.length > 0 ? [["connect-src 'self'", ...connect].join(' ')] : []),
    "object-src 'none'",
    "base-uri 'self'",
    "form-action 'self'",
    "frame-ancestors 'self'",
  ].join('; ')
}
