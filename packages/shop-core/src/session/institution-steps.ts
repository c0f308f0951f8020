import { getDefaultUserSubscription } from '@mallwright/contract/institution'
import { createApi } from '@mallwright/contract/rpc'
import type { DataOf, Send } from '@mallwright/contract/rpc'
import { getAccountByAccSignId } from '@mallwright/contract/session'

import { text } from '../i18n/locale-store.ts'
import { KIT_LABELS } from '../kit/labels/kit-labels.ts'
import type { InstitutionOutcome, MallUser } from './session.ts'

const LABELS = {
  personStopped: { zh: '用户【{name}】已停用', en: '“{name}” is disabled in this institution' },
  namelessStopped: { zh: '用户已停用', en: 'You are disabled in this institution' },
  institutionStopped: { zh: '账户【{name}】已停用', en: '“{name}” is disabled' },
  unanswered: { zh: '用户登录：{reason}', en: 'Sign-in: {reason}' },
}

/** The institution of an account with its role, or why it has none. */
export type InstitutionRead = InstitutionOutcome & { readonly mallUser?: MallUser }

/**
 * Steps 3 to 6 of a sign-in: the default institution, then the account's role there. Without an institution, or with a
 * stopped one, the account trades as an individual. Specification 1 §4.2 and §8.
 */
export async function readInstitution(send: Send, accountId: string): Promise<InstitutionRead> {
  const api = createApi({ getDefaultUserSubscription, getAccountByAccSignId }, send)
  const params = { id: accountId }
  const found = await api.getDefaultUserSubscription({ params })
  if (!found.ok) return { state: 'none' }
  const { bStop, bAccStop, bWaitDelete, cPersonName, cEnterpriseName } = found.data
  if (bStop) {
    const label = cPersonName === '' ? LABELS.namelessStopped : LABELS.personStopped
    return { state: 'stopped', message: text(label, { name: cPersonName }) }
  }
  if (bAccStop || bWaitDelete) {
    return { state: 'stopped', message: text(LABELS.institutionStopped, { name: cEnterpriseName }) }
  }
  const account = await api.getAccountByAccSignId({ params })
  if (account.ok) return { state: 'loaded', mallUser: readMallUser(account.data) }
  const isUnanswered = account.failure === 'NETWORK' || account.failure === 'TIMEOUT'
  const reason = text(KIT_LABELS.networkError)
  return { state: 'failed', message: isUnanswered ? text(LABELS.unanswered, { reason }) : account.msg }
}

function readMallUser(data: DataOf<typeof getAccountByAccSignId>): MallUser {
  const authentication = data.iAuthenticationType === 1 || data.iAuthenticationType === 2 ? data.iAuthenticationType : 0
  return {
    institution: data.cOrgName,
    institutionId: data.cEnterpriseUuid,
    tradeRole: data.iTradeRoleType === 2 ? 2 : 1,
    authentication,
  }
}
