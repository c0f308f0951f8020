/** The code of the home page, as `HOME_COLUMN` of the contract. */
const HOME = 'home'

/** The page that an address of the studio asks for; the home page without one. */
export function columnIn(search: string): string {
  return new URLSearchParams(search).get('page') ?? HOME
}
