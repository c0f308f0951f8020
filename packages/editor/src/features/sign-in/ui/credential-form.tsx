import { useText } from '@mallwright/shop-core/i18n'
import { useState } from 'react'
import type { FormEvent, ReactNode } from 'react'

import { checkCredentials, phoneDigits } from '../model/check-credentials.ts'
import type { Credentials, CredentialIssue } from '../model/check-credentials.ts'
import { SIGN_IN_FORM_TEXTS } from '../model/sign-in-form.texts.ts'

/** Phone and password form. `onSubmit` gives an issue, or nothing on success. */
export function CredentialForm(props: {
  readonly submitText: string
  readonly isNew?: boolean
  readonly onSubmit: (entry: Credentials) => Promise<CredentialIssue | undefined>
}): ReactNode {
  const { submitText, isNew = false, onSubmit } = props
  const text = useText()
  const [entry, setEntry] = useState<Credentials>({ phone: '', password: '' })
  const [issue, setIssue] = useState<CredentialIssue>()
  const [isBusy, setBusy] = useState(false)
  const change = (edited: Partial<Credentials>) => {
    setEntry({ ...entry, ...edited })
    setIssue(undefined)
  }
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const form = event.currentTarget
    const wrong = checkCredentials(entry)
    if (!wrong) setBusy(true)
    const answered = wrong ?? (await onSubmit({ ...entry, phone: phoneDigits(entry.phone) }))
    setBusy(false)
    setIssue(answered)
    if (answered) form.querySelector<HTMLElement>(`[name="${answered.field}"]`)?.focus()
  }
  return (
    <form className="st-credentials" noValidate onSubmit={(event) => void submit(event)}>
      <label className="st-labelled">
        <span>{text(SIGN_IN_FORM_TEXTS.phone)}</span>
        <input
          className="st-input"
          name="phone"
          type="tel"
          inputMode="numeric"
          autoComplete="username"
          value={entry.phone}
          aria-invalid={issue?.field === 'phone'}
          onChange={(event) => change({ phone: event.target.value })}
        />
      </label>
      <IssueText issue={issue} field="phone" />
      <label className="st-labelled">
        <span>{text(SIGN_IN_FORM_TEXTS.password)}</span>
        <input
          className="st-input"
          name="password"
          type="password"
          autoComplete={isNew ? 'new-password' : 'current-password'}
          value={entry.password}
          aria-invalid={issue?.field === 'password'}
          onChange={(event) => change({ password: event.target.value })}
        />
      </label>
      <IssueText issue={issue} field="password" />
      <button type="submit" className="st-button is-primary" disabled={isBusy}>
        {isBusy ? text(SIGN_IN_FORM_TEXTS.busy) : submitText}
      </button>
      <IssueText issue={issue} field="form" />
    </form>
  )
}

function IssueText(props: {
  readonly issue: CredentialIssue | undefined
  readonly field: CredentialIssue['field']
}): ReactNode {
  const { issue, field } = props
  const text = useText()
  return (
    <p className="st-error st-issue" role="alert">
      {issue?.field === field && (issue.message || text(issue.label))}
      {issue?.field === field && issue.href && (
        <>
          {' '}
          <a href={issue.href}>{text(SIGN_IN_FORM_TEXTS.changeNow)}</a>
        </>
      )}
    </p>
  )
}
