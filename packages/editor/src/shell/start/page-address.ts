/** Code of the home page, equal to `HOME_COLUMN` of the contract. */
const HOME = 'home'

/** Page code in the studio's address; the home page by default. */
export function columnIn(search: string): string {
  return new URLSearchParams(search).get('page') ?? HOME
}

/** Id of the node that the studio's address leads to, such as that of a finding in another page. */
export function nodeIn(search: string): string | undefined {
  return new URLSearchParams(search).get('node') ?? undefined
}
