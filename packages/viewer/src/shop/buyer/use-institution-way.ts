import { useNavigate } from 'react-router'

import { useShop } from '../client/shop-context.ts'
import { institutionPath } from './onboarding-paths.ts'
import type { InstitutionAction } from './onboarding-paths.ts'

/** Opens joining or creating; creating with the operator's invite code of the server configuration, if it has one. */
export function useInstitutionWay(): (action: InstitutionAction) => Promise<void> {
  const { config } = useShop()
  const navigate = useNavigate()
  return async (action) => {
    const { inviteCode, inviteUuid } = await config().catch(() => ({ inviteCode: undefined, inviteUuid: undefined }))
    await navigate(institutionPath(action, { inviteCode, inviteUuid }))
  }
}
