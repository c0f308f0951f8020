import { createApi } from '@mallwright/contract/rpc'
import { createSuperUser } from '@mallwright/contract/session'

import type { Credentials, CredentialIssue } from './check-credentials.ts'
import { SIGN_IN_FAILURES } from './sign-in-failures.texts.ts'
import { SIGN_IN_TEXTS } from './sign-in.texts.ts'
import type { StudioClient } from './studio-client.ts'

/** Creates the first super user of an installation with the ticket of its start, and signs in. */
export async function createFirst(
  client: StudioClient,
  ticket: string,
  { phone, password }: Credentials,
): Promise<CredentialIssue | undefined> {
  const body = { cTicket: ticket, cMobilePhone: phone, cPassword: password }
  const answer = await createApi({ createSuperUser }, client.send).createSuperUser({ body })
  if (answer.ok) return client.signIn({ phone, password })
  if (answer.failure === 'TICKET_EXPIRED') return { field: 'form', label: SIGN_IN_TEXTS.ticketExpired }
  if (answer.failure === 'PASSWORD_WEAK') return { field: 'password', label: SIGN_IN_TEXTS.passwordWeak }
  if (answer.failure === 'PHONE_TAKEN') return { field: 'phone', label: SIGN_IN_TEXTS.phoneTaken }
  const message = answer.failure === 'NETWORK' || answer.failure === 'TIMEOUT' ? '' : answer.msg
  return { field: 'form', label: SIGN_IN_FAILURES.network, message }
}
