import { demoAccountsOf } from '@mallwright/contract/rpc'
import type { DemoAccount } from '@mallwright/contract/rpc'
import { useText } from '@mallwright/shop-core/i18n'
import { useEffect, useState } from 'react'
import type { ReactNode } from 'react'

import type { CredentialIssue } from '../model/check-credentials.ts'
import { SIGN_IN_TEXTS } from '../model/sign-in.texts.ts'
import type { StudioClient } from '../model/studio-client.ts'

/** The accounts of a demo mall that may edit, or work at the desk; nothing in any other mall. */
export function DemoAccountsRow(props: {
  readonly client: StudioClient
  readonly place: 'studio' | 'desk'
}): ReactNode {
  const { client, place } = props
  const text = useText()
  const [accounts, setAccounts] = useState<readonly DemoAccount[]>([])
  const [issue, setIssue] = useState<CredentialIssue>()
  useEffect(() => {
    let isCurrent = true
    // Without a configuration the form's own call says what is wrong.
    client.config().then(
      (config) =>
        isCurrent &&
        setAccounts(
          demoAccountsOf(config).filter(({ isSuper, isOperator }) => (place === 'desk' ? isOperator : isSuper)),
        ),
      () => undefined,
    )
    return () => {
      isCurrent = false
    }
  }, [client, place])
  if (accounts.length === 0) return null
  const signIn = async ({ cMobilePhone, cPassword }: DemoAccount) =>
    setIssue(await client.signIn({ phone: cMobilePhone, password: cPassword }))
  return (
    <section className="st-demo-accounts" aria-label={text(SIGN_IN_TEXTS.demo)}>
      <p className="st-hint">{text(SIGN_IN_TEXTS.demo)}</p>
      {accounts.map((account) => (
        <button
          key={account.cMobilePhone}
          type="button"
          className="st-button is-small"
          onClick={() => void signIn(account)}
        >
          {text(account.role)}
        </button>
      ))}
      <p className="st-error" role="alert">
        {issue && (issue.message || text(issue.label))}
      </p>
    </section>
  )
}
