import { followGreyFilter } from '@mallwright/shop-core/theme'

/** Applies the grey filter that a preview's address asks for (`grey=1` or `0`), else the configured one. Returns dispose. */
export function followGrey(): () => void {
  const query = new URLSearchParams(location.search)
  const choice = query.has('preview') ? query.get('grey') : null
  if (choice === null) return followGreyFilter()
  return followGreyFilter(() => Promise.resolve({ version: '', grayType: choice === '1' }))
}
