import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'

import { LOGIN } from '../../app/test-shop.tsx'
import type { Answers } from '../../app/test-shop.tsx'

/** The code that the test gateway takes. */
export const CODE = '246810'

/** A gateway that sends and takes codes; `calls` notes the bodies and ways of what was asked, by name. */
export function codeAnswers(isRegistered: boolean, answers: Answers = {}) {
  const calls: [string, Record<string, unknown>][] = []
  const noted = (name: string, answer: Answers[string]): Answers[string] => {
    return (body) => {
      calls.push([name, body])
      return answer(body)
    }
  }
  const all: Answers = {
    isRegisteredPhone: () => ({ data: { bRegistered: isRegistered } }),
    sendVeriCode: () => ({ data: { iRetrySeconds: 60, iExpireSeconds: 300, cDemoCode: '' } }),
    verifyVeriCode: () => ({ data: { cVerifyTicket: 'ticket' } }),
    getDefaultPassStrategy: () => ({ data: { minLength: 8, maxLength: 16, srategyCode: '02' } }),
    saveUser: () => ({ data: { cAllLinkUserUuid: 'acc-1', cMobilePhone: LOGIN.cMobilePhone, cNickname: '' } }),
    updPwd: () => ({ data: {} }),
    login: () => ({ data: LOGIN, token: 'account-token' }),
    ...answers,
  }
  return {
    calls,
    answers: Object.fromEntries(Object.entries(all).map(([name, answer]) => [name, noted(name, answer)])),
  }
}

/** Texts of all messages, joined. */
export const alertText = () =>
  screen
    .getAllByRole('alert')
    .map(({ textContent }) => textContent)
    .join('')

/** Presses a button or follows a link by its name. */
export const press = (name: string, role: 'button' | 'link' = 'button') =>
  userEvent.click(screen.getByRole(role, { name }))
