/**
 * The domain by which an operator looks at a site of its own: `curl` of an address whose `isSuper` is 2, without scheme, path
 * and port; empty for any other address. It is compared with stored domains and never fetched. Specification 1 §6.
 */
export function ownSiteDomain(query: URLSearchParams): string {
  if (query.get('isSuper') !== '2') return ''
  return (query.get('curl') ?? '').replace(/^https?:\/\//i, '').replace(/[/?#:].*$/, '')
}
