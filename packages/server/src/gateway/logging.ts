/** Options of the log: addresses without what they may carry, errors without rows. Nothing is logged at `silent`. */
export function loggingOf(level: string) {
  // Queries may carry tickets, so addresses are logged without them. Domain 1.13.
  const serializers = {
    req: (request: { method: string; url: string }) => ({
      method: request.method,
      // Phones and codes stand in paths, too.
      path: request.url.split('?')[0]?.replace(/\/\d{6,}/g, '/…'),
    }),
    // Without a serializer, `{ error }` is logged as `{}`.
    error: describeError,
  }
  return level === 'silent' ? false : { level, serializers }
}

/** Log form of an error, without the row values that PostgreSQL puts into `detail`. */
function describeError(error: unknown): unknown {
  if (!(error instanceof Error)) return error
  const { name, message, stack } = error
  return { name, message, stack, ...('code' in error && { code: error.code }) }
}
