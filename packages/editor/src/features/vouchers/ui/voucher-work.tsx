import { KIT_LABELS, ErrorNotice, Notice, ScreenSkeleton } from '@mallwright/shop-core/kit'
import { useText } from '@mallwright/shop-core/i18n'
import { CallError } from '@mallwright/shop-core/query'
import { WORK_LABELS } from '@mallwright/shop-core/voucher'
import type { VoucherWork as Work } from '@mallwright/shop-core/voucher'
import { lazy, Suspense } from 'react'
import type { ReactNode } from 'react'

import type { VoucherPlace } from '../model/voucher-place.ts'
import { VOUCHER_TEXTS } from '../model/vouchers.texts.ts'
import type { MemberWork } from '../model/use-member-work.ts'
import { DeskWidgetHost } from './desk-widget-host.tsx'
import type { DeskMember } from './voucher-form-page.tsx'
import { WorkOverview } from './work-overview.tsx'
import './voucher-work.css'
import './widget-tokens.css'

/** Loaded with their first showing. */
const VoucherListPage = lazy(async () => ({ default: (await import('./voucher-lists.tsx')).VoucherListPage }))
const TaskListPage = lazy(async () => ({ default: (await import('./voucher-lists.tsx')).TaskListPage }))
const VoucherFormPage = lazy(async () => ({ default: (await import('./voucher-form-page.tsx')).VoucherFormPage }))

/** The vouchers of the member's institution: overview, lists, tasks and forms, as the address says. */
export function VoucherWork(props: {
  readonly member: Omit<DeskMember, 'institutionId'>
  readonly work: MemberWork
  readonly place: VoucherPlace
}): ReactNode {
  const { member, work, place } = props
  const { current } = work
  return (
    <div className="st-work shop-desk-page">
      <DeskWidgetHost client={member.client} caller={work.caller} key={work.caller}>
        <Suspense fallback={<ScreenSkeleton />}>
          <WorkState work={work}>
            {(data) =>
              current && (
                <Place
                  member={{ ...member, institutionId: current.id }}
                  data={data}
                  queryKey={work.queryKey}
                  place={place}
                />
              )
            }
          </WorkState>
        </Suspense>
      </DeskWidgetHost>
    </div>
  )
}

/** What stands for vouchers while there are none to be seen, and why. */
function WorkState(props: { readonly work: MemberWork; readonly children: (data: Work) => ReactNode }): ReactNode {
  const { work, children } = props
  const { data, error, current, retry } = work
  const text = useText()
  const isClosed = error instanceof CallError && error.failure === 'GATE_CLOSED'
  if (error && !isClosed && !data) return <ErrorNotice error={error} onRetry={retry} />
  if (work.isPending) return <ScreenSkeleton />
  if (!current)
    return <Notice kind="locked" title={text(KIT_LABELS.noPermission)} hint={text(VOUCHER_TEXTS.noInstitution)} />
  if (!data || (data.types.length === 0 && data.tasks === 0)) {
    const hint = text(VOUCHER_TEXTS.noVouchersHint, { name: current.name })
    return <Notice kind="locked" title={text(KIT_LABELS.noPermission)} hint={hint} />
  }
  return children(data)
}

function Place(props: {
  readonly member: DeskMember
  readonly data: Work
  readonly queryKey: MemberWork['queryKey']
  readonly place: VoucherPlace
}): ReactNode {
  const { member, data, queryKey, place } = props
  const text = useText()
  switch (place.kind) {
    case 'overview':
      return <WorkOverview work={data} queryKey={queryKey} />
    case 'tasks':
      return <TaskListPage member={member} />
    case 'list':
      return <VoucherListPage type={place.type} />
    case 'form':
      return (
        <div className="st-work-page is-form">
          <VoucherFormPage key={place.type} {...place} member={member} />
        </div>
      )
    case 'unknown':
      return <Notice kind="empty" title={text(WORK_LABELS.unknownType)} />
  }
}
