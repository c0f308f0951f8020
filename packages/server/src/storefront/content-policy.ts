/** What a page of ours may load and who may frame it. */
export interface PolicySources {
  /** Origins besides our own that scripts may talk to. */
  readonly connect: readonly string[]
}

/** The text of a page's Content-Security-Policy. The studio frames previews, so our own origin may. */
export function contentPolicy({ connect }: PolicySources): string {
  return [
    "default-src 'self'",
    // No script inside a page ever runs: one that content smuggled in is dead.
    "script-src 'self'",
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' https: data: blob:",
    "media-src 'self' https:",
    "font-src 'self' data:",
    // Also for frames, and for connections unless they go elsewhere.
    ...(connect.length > 0 ? [["connect-src 'self'", ...connect].join(' ')] : []),
    "object-src 'none'",
    "base-uri 'self'",
    "form-action 'self'",
    "frame-ancestors 'self'",
  ].join('; ')
}
