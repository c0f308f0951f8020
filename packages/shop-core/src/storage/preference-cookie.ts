const YEAR_SECONDS = 365 * 24 * 60 * 60

/** Stores a preference for a year in a cookie that the server reads; `undefined` deletes it. The value must not need escaping. */
export function writePreferenceCookie(name: string, value: string | undefined): void {
  const maxAge = value === undefined ? 0 : YEAR_SECONDS
  document.cookie = `${name}=${value ?? ''}; path=/; max-age=${maxAge}; samesite=lax`
}
