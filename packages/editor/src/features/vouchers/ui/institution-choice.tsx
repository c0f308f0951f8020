import type { Institution } from '@mallwright/shop-core/buyer'
import { useText } from '@mallwright/shop-core/i18n'
import { errorText } from '@mallwright/shop-core/kit'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { ReactNode } from 'react'

import type { StudioClient } from '../../sign-in/model/studio-client.ts'
import { switchInstitution } from '../model/desk-member.queries.ts'
import type { DeskGuard } from '../model/desk-guard.ts'
import type { MemberWork } from '../model/use-member-work.ts'
import { VOUCHER_TEXTS } from '../model/vouchers.texts.ts'

/** Says which institution the account acts for, and switches to another of its own. */
export function InstitutionChoice(props: {
  readonly client: StudioClient
  readonly accountId: string
  readonly work: MemberWork
  readonly guard: DeskGuard
  /** Called once the account acts for another: what is open belongs to the one before. */
  readonly onSwitched: () => void
}): ReactNode {
  const { client, accountId, work, guard, onSwitched } = props
  const { institutions, current } = work
  const text = useText()
  const queryClient = useQueryClient()
  const { mutate, isPending, error } = useMutation({
    mutationFn: (id: string) => switchInstitution(client, accountId, id),
    onSuccess: onSwitched,
    // After a failure too: the institution may just have been stopped.
    onSettled: () => queryClient.invalidateQueries(),
  })
  if (institutions.length === 0) return null
  if (institutions.length === 1) return <span className="st-desk-institution is-only">{current?.name}</span>
  return (
    <span className="st-desk-institution">
      {error && (
        <span className="st-error" role="alert">
          {errorText(error)}
        </span>
      )}
      <select
        className="st-input"
        aria-label={text(VOUCHER_TEXTS.institution)}
        value={current?.id ?? ''}
        disabled={isPending}
        onChange={({ target }) => guard.leave(() => mutate(target.value))}
      >
        {!current && <option value="">–</option>}
        {institutions.map((one) => (
          <option key={one.id} value={one.id} disabled={one.obstacle !== undefined}>
            {`${one.name}${obstacleText(one, text)}`}
          </option>
        ))}
      </select>
    </span>
  )
}

/** Why an institution cannot be chosen; empty of others. */
function obstacleText({ obstacle }: Institution, text: ReturnType<typeof useText>): string {
  return obstacle === undefined ? '' : text(VOUCHER_TEXTS[obstacle])
}
