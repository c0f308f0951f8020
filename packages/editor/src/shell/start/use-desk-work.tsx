import type { ReactNode } from 'react'
import { useLocation, useNavigate } from 'react-router'

import { DESK_TEXTS } from '../../features/desk/model/desk.texts.ts'
import type { DeskWork } from '../../features/desk/ui/desk-screen.tsx'
import type { StudioClient } from '../../features/sign-in/model/studio-client.ts'
import type { DeskGuard } from '../../features/vouchers/model/desk-guard.ts'
import { useMemberWork } from '../../features/vouchers/model/use-member-work.ts'
import { placeIn, searchOf } from '../../features/vouchers/model/voucher-place.ts'
import { InstitutionChoice } from '../../features/vouchers/ui/institution-choice.tsx'
import { VoucherMenu } from '../../features/vouchers/ui/voucher-menu.tsx'
import { lazyComponent } from '../../ui/lazy.tsx'
import type { Retry } from '../../ui/lazy.tsx'
import { LoadError } from '../../ui/load-error.tsx'

/** Loaded with its first showing: the widgets of vouchers are more than the desk itself. */
const VoucherWork = lazyComponent(
  async () => (await import('../../features/vouchers/ui/voucher-work.tsx')).VoucherWork,
  function Broken({ retry }: Retry): ReactNode {
    return <LoadError message={DESK_TEXTS.network} onRetry={retry} />
  },
)

/** What the account has at the desk as a member of an institution. */
export function useDeskWork(props: {
  readonly client: StudioClient
  readonly accountId: string
  readonly guard: DeskGuard
}): DeskWork {
  const { client, accountId, guard } = props
  const { search } = useLocation()
  const navigate = useNavigate()
  const work = useMemberWork(client, accountId)
  const place = placeIn(search)
  return {
    isOpen: work.isOpen,
    isShown: place !== undefined,
    head: (
      <InstitutionChoice
        {...{ client, accountId, work, guard }}
        onSwitched={() => {
          if (place) void navigate(searchOf({ kind: 'overview' }), { replace: true })
        }}
      />
    ),
    menu: <VoucherMenu work={work.data} place={place} />,
    content: <VoucherWork member={{ client, accountId, guard }} work={work} place={place ?? { kind: 'overview' }} />,
  }
}
