/** Storage keys. The first eight are the specification's (1 §3); the others are ours. */
export type StorageKey =
  | 'theme'
  | 'systemTheme'
  | 'loginUuid'
  | 'pwdFreeToken'
  | 'pwdFreeUuid'
  | 'account'
  | 'siteInfo'
  | 'mallUser'
  | 'session'
  | 'deviceAccounts'
  | 'pwdFreeSince'
  | 'lastRoute'
  | 'chosenAddress'
  | 'orderOfAddress'
  | 'checkout'
  | 'chosenHeader'
  | 'invoiceDraft'
  | 'scroll'
  | 'seenProducts'
  | 'cart'
  | 'listLayout'
  | 'guideShown'
  | 'applicationDrafts'
  | 'searchHistory'
  | 'deliveryArea'
  | 'shareCode'

/** The name under which a key of a namespace is stored. */
export function namespacedKey(namespace: string, key: StorageKey): string {
  return namespace === '' ? key : `${namespace}.${key}`
}
