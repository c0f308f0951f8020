const YEAR_SECONDS = 365 * 24 * 60 * 60

/** Keeps a choice for a year where the server reads it with every page; `undefined` forgets it. The value must need no escaping. */
export function writeChoice(name: string, value: string | undefined): void {
  const life = value === undefined ? 0 : YEAR_SECONDS
  document.cookie = `${name}=${value ?? ''}; path=/; max-age=${life}; samesite=lax`
}
