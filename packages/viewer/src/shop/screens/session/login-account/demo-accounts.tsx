import { demoAccountsOf } from '@mallwright/contract/rpc'
import type { DemoAccount } from '@mallwright/contract/rpc'
import { useText } from '@mallwright/shop-core/i18n'
import { useQuery } from '@tanstack/react-query'

import { useShop } from '../../../client/shop-context.ts'

const LABELS = {
  title: { zh: '演示账号，一点即登录', en: 'Demo accounts, sign in with one tap' },
}

/** The accounts of a demo mall; nothing in any other. */
export function DemoAccounts({ onSignIn }: { readonly onSignIn: (account: DemoAccount) => void }) {
  const translate = useText()
  const { config } = useShop()
  const accounts = useQuery({
    queryKey: ['session', 'demo-accounts'],
    // Operators work at the desk of the studio.
    queryFn: async () => demoAccountsOf(await config()).filter(({ isOperator }) => !isOperator),
    staleTime: Infinity,
  }).data
  if (!accounts || accounts.length === 0) return null
  return (
    <section className="shop-demo-accounts" aria-labelledby="shop-demo-accounts">
      <h2 id="shop-demo-accounts">{translate(LABELS.title)}</h2>
      <ul>
        {accounts.map((account) => (
          <li key={account.cMobilePhone}>
            <button type="button" onClick={() => onSignIn(account)}>
              {translate(account.role)}
            </button>
          </li>
        ))}
      </ul>
    </section>
  )
}
