import { text } from '@mallwright/shop-core/i18n'
import { ScreenSkeleton } from '@mallwright/shop-core/kit'
import { useEffect } from 'react'
import { useNavigate } from 'react-router'

import { HOST_ROUTER_MISSING } from '../../../client/host-bridge.ts'
import { useMallUser, useShop } from '../../../client/shop-context.ts'
import { belowBase } from '../../../navigation/shop-route.ts'
import { WORK_PATH } from '../../voucher/voucher-paths.ts'

/** Path of the work tab on a host. Specification 1 §2.3. */
const WORK_TAB = '/tabs/work'

/** The host's work tab: handed over to the host; a shop on its own leads members of an institution to their work desk, others to the account tab. Domain sheet 28. */
export function Screen() {
  const { host, feedback } = useShop()
  const navigate = useNavigate()
  const path = useMallUser().institutionId === '' ? belowBase('home/UserCenter') : WORK_PATH
  useEffect(() => {
    if (host?.push) return host.push(WORK_TAB)
    if (host) feedback.toast(text(HOST_ROUTER_MISSING))
    void navigate(path, { replace: true })
  }, [host, feedback, navigate, path])
  return <ScreenSkeleton />
}
