import type { Send, WireRequest } from '@mallwright/contract/rpc'
import { render } from '@testing-library/react'

import { createStudioClient } from '../../features/sign-in/model/studio-client.ts'
import { DeskApp } from './desk-app.tsx'

type Body = Readonly<Record<string, unknown>>
type Answer = { readonly code?: number; readonly msg?: string; readonly data?: unknown }
export type DeskAnswers = Readonly<Record<string, (body: Body, params: Body) => Answer>>

/** An institution of the account in wire names. */
export const wireInstitution = (id: string, name: string, more: object = {}) => ({
  cAccUuid: id,
  cEnterpriseUuid: `e-${id}`,
  cEnterpriseName: name,
  iAccType: 1,
  bDefault: false,
  bAuthentication: true,
  bStop: false,
  bAccStop: false,
  bWaitDelete: false,
  cPersonUuid: 'person-1',
  cPersonName: '采购员',
  ...more,
})

/** A type of vouchers of the member's work in wire names. */
export const workType = (cVouchType: string, cVouchTypeName: string, iOpenCount = 0) => ({
  cVouchType,
  cVouchTypeName,
  cStepNo: '07',
  cSide: 'up',
  iOpenCount,
  bAdd: true,
})

/** The gate of operators is closed. */
export const NO_OPERATOR: DeskAnswers = {
  getTeamAuthPage: () => ({ code: 4003, data: { cFailure: 'GATE_CLOSED', cGate: 'OPERATOR' } }),
}

/** Draws the desk of a signed-in account at the browser's address; calls are answered by the name of their path. */
export function openMemberDesk(answers: DeskAnswers, { isSuper = false }: { readonly isSuper?: boolean } = {}) {
  const calls: { readonly name: string; readonly body: Body; readonly params: Body }[] = []
  const send: Send = (request: WireRequest) => {
    const name = request.operation.path.split('/').findLast((segment) => /^[a-z]/.test(segment)) ?? ''
    const [body, params] = [(request.body ?? {}) as Body, (request.params ?? {}) as Body]
    calls.push({ name, body, params })
    const answer = answers[name]?.(body, params) ?? { code: 4004 }
    return Promise.resolve({ arrived: true, envelope: { code: 1, msg: '', data: null, ...answer } })
  }
  const config = { apiBase: '/api/', socketUrl: '/ws', siteType: 'mall' }
  const base = createStudioClient({
    fetch: () => Promise.reject(new TypeError('offline')),
    config: () => Promise.resolve(config),
    storageKey: undefined,
  })
  base.sessions.session.set({
    kind: 'account',
    id: 'login-1',
    token: 'token',
    signKey: 'ab'.repeat(32),
    account: { id: 'acc-1', phone: '19900150001', nickname: '采购员', avatarUrl: '', isSuper },
  })
  const { container } = render(<DeskApp client={{ ...base, send }} />)
  return { container, calls, named: (name: string) => calls.filter((call) => call.name === name) }
}
