import { INSTITUTION_LIMITS } from '@mallwright/contract/institution'
import type { Label } from '@mallwright/contract/values'
import { text, useText } from '@mallwright/shop-core/i18n'
import { errorText } from '@mallwright/shop-core/kit'
import { useId, useState } from 'react'
import type { FormEvent } from 'react'
import { useNavigate } from 'react-router'

import { useShop } from '../../../client/shop-context.ts'
import { useRouteParam } from '../../../navigation/route-params.ts'
import { pathOfInvitation } from '../invitation-target.ts'
import { InvitationScan } from '../parts/invitation-scan.tsx'

const LABELS = {
  title: { zh: '填写邀请码', en: 'Enter a code' },
  go: { zh: '确认', en: 'Continue' },
  missing: { zh: '请填写邀请码', en: 'Enter the code' },
} satisfies Record<string, Label>

/** Leads to where somebody else's invite code leads; an address may bring one along. */
export function CodeForm() {
  const translate = useText()
  const shop = useShop()
  const navigate = useNavigate()
  const id = useId()
  const [code, setCode] = useState(useRouteParam('authCode'))
  const [issue, setIssue] = useState('')
  const [isBusy, setIsBusy] = useState(false)
  const follow = async (entered: string) => {
    if (entered === '') return setIssue(text(LABELS.missing))
    setIsBusy(true)
    try {
      await navigate(await pathOfInvitation(shop, entered))
    } catch (error) {
      setIssue(errorText(error))
      setIsBusy(false)
    }
  }
  const onSubmit = (event: FormEvent) => {
    event.preventDefault()
    void follow(code.trim())
  }
  return (
    <form className="shop-block shop-invitation-form" noValidate onSubmit={onSubmit}>
      <label htmlFor={id}>{translate(LABELS.title)}</label>
      <div>
        <input
          id={id}
          className="shop-scan-field"
          value={code}
          maxLength={INSTITUTION_LIMITS.inviteCode}
          autoCapitalize="characters"
          autoComplete="off"
          aria-invalid={issue !== ''}
          aria-describedby={`${id}-issue`}
          onChange={({ target }) => {
            setCode(target.value)
            setIssue('')
          }}
        />
        <InvitationScan
          onCode={(scanned) => {
            setCode(scanned)
            setIssue('')
            void follow(scanned)
          }}
        />
        <button type="submit" className="shop-button" disabled={isBusy}>
          {translate(LABELS.go)}
        </button>
      </div>
      <p id={`${id}-issue`} className="shop-invitation-issue" role="alert">
        {issue}
      </p>
    </form>
  )
}
