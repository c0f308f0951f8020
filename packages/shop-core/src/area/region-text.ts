/** Between the names of a region; the names themselves have no blanks. */
const BLANK = ' '

/** A region of names as one value of a form; empty unless all three are known. */
export function regionText(names: readonly string[]): string {
  return names.every((name) => name !== '') ? names.join(BLANK) : ''
}

/** The names in a region. */
export function regionNames(region: string): readonly string[] {
  return region === '' ? [] : region.split(BLANK)
}

/** Names of province, city and district as the gateway takes them; empty ones without a region. */
export function wireRegion(region: string) {
  const [cProvince = '', cCity = '', cArea = ''] = regionNames(region)
  return { cProvince, cCity, cArea }
}
