import { useShop } from '../../../client/shop-context.ts'
import type { SentCode } from './use-code-sender.ts'

const KEY = ['session', 'last-login-code']

/**
 * The code that this document last sent for a sign-in: `null` once it is used, `undefined` when none was sent. The second
 * step changes what the entry of the first one remembers.
 */
export function useLastCode() {
  const { queryClient } = useShop()
  return {
    read: () => queryClient.getQueryData<SentCode | null>(KEY),
    write: (sent: SentCode | null) => void queryClient.setQueryData<SentCode | null>(KEY, sent),
  }
}
