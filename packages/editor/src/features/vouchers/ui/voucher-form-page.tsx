import { VOUCHER_TYPES } from '@mallwright/contract/voucher'
import type { VoucherType } from '@mallwright/contract/voucher'
import { readWorkflowUrl } from '@mallwright/shop-core/buyer'
import { useText } from '@mallwright/shop-core/i18n'
import { ErrorNotice, ScreenSkeleton } from '@mallwright/shop-core/kit'
import { VoucherEditor } from '@mallwright/shop-core/voucher/editor'
import { useLeaveGuard } from '@mallwright/shop-core/voucher/leave-guard'
import { readTaskEntry } from '@mallwright/shop-core/voucher/task-entry'
import type { VoucherHead } from '@mallwright/shop-core/widgets/voucher-form'
import type { WorkflowEntry } from '@mallwright/shop-core/widgets/workflow-frame'
import { useQuery } from '@tanstack/react-query'
import { ArrowLeft, RotateCw } from 'lucide-react'
import { useContext, useEffect } from 'react'
import type { ReactNode } from 'react'
import { Link, UNSAFE_DataRouterContext as DataRouterContext, useNavigate } from 'react-router'

import { IconButton } from '../../../ui/icon-button.tsx'
import type { StudioClient } from '../../sign-in/model/studio-client.ts'
import { orgQuery } from '../model/desk-member.queries.ts'
import type { DeskGuard } from '../model/desk-guard.ts'
import { formSearch, listSearch } from '../model/voucher-place.ts'
import { VOUCHER_TEXTS } from '../model/vouchers.texts.ts'

/** The member that works at the desk. */
export interface DeskMember {
  readonly client: StudioClient
  readonly accountId: string
  /** cAccUuid of the institution. */
  readonly institutionId: string
  readonly guard: DeskGuard
}

/** Gives the page of a task at the institution's workflow server. */
export function taskLoaderOf({ client, institutionId }: DeskMember): (taskUuid: string) => Promise<WorkflowEntry> {
  const { send } = client
  return (taskUuid) =>
    readTaskEntry({ send, institutionId, readUrl: () => readWorkflowUrl(send, institutionId) }, taskUuid)
}

/** A voucher of the member's institution with its form, or a new one (without `id`). */
export function VoucherFormPage(props: {
  readonly member: DeskMember
  readonly type: VoucherType
  readonly id: string | undefined
  readonly copiedId?: string
}): ReactNode {
  const { member, type, id, copiedId } = props
  const org = useQuery(orgQuery(member.client, member.institutionId))
  const navigate = useNavigate()
  const setGuard = useLeaveGuard(useContext(DataRouterContext)?.router)
  if (org.error && !org.data) return <ErrorNotice error={org.error} onRetry={() => void org.refetch()} />
  if (org.data === undefined) return <ScreenSkeleton />
  return (
    <VoucherEditor
      type={type}
      orgUuid={org.data}
      accountId={member.accountId}
      voucherId={id}
      copiedId={copiedId}
      onShown={(shownId) => void navigate(formSearch(type, shownId), { replace: true, preventScrollReset: true })}
      onOpen={(openedType, openedId) => void navigate(formSearch(openedType, openedId))}
      onGuard={setGuard}
      loadTask={taskLoaderOf(member)}
      renderHeader={(head) => <FormHead {...head} type={type} guard={member.guard} />}
    />
  )
}

/** Title of a form with the way back to its list. */
function FormHead(props: VoucherHead & { readonly type: VoucherType; readonly guard: DeskGuard }): ReactNode {
  const { title, actions, leave, refresh, type, guard } = props
  const text = useText()
  const name = text(VOUCHER_TYPES[type].name)
  useEffect(() => guard.hold(leave))
  return (
    <section className="st-work-head" aria-label={name}>
      <Link className="st-icon-button" to={listSearch(type)} aria-label={text(VOUCHER_TEXTS.back, { name })}>
        <ArrowLeft aria-hidden="true" />
      </Link>
      <h2>
        {name}
        {title !== '' && <small>{title}</small>}
      </h2>
      {actions}
      {refresh && (
        <IconButton label={text(VOUCHER_TEXTS.refresh)} onClick={refresh}>
          <RotateCw />
        </IconButton>
      )}
    </section>
  )
}
