import { Anchor } from '@mallwright/modules/views'
import { useText } from '@mallwright/shop-core/i18n'
import { ErrorNotice, KIT_LABELS, Notice, ScreenSkeleton } from '@mallwright/shop-core/kit'
import { VOUCHER_SIDES, WORK_LABELS, workQuery } from '@mallwright/shop-core/voucher'
import type { VoucherWork, WorkType } from '@mallwright/shop-core/voucher'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'

import { useCaller, useMallUser, useShop } from '../../../client/shop-context.ts'
import { BackHeader } from '../../../navigation/back-header.tsx'
import { TASKS_PATH, voucherListPath, voucherPath } from '../voucher-paths.ts'
import { CollaborationSwitch } from './collaboration-switch.tsx'
import { NumberSearch } from './number-search.tsx'
import './work-desk.css'

/** The vouchers that the member works with, by side. Specification 3; engine 9.3. */
export function Screen(): ReactNode {
  const translate = useText()
  const institution = useMallUser().institutionId
  const query = workQuery(useShop(), `${useCaller()} ${institution}`)
  const work = useQuery(query)
  return (
    <div className="shop-screen">
      <BackHeader title={translate(WORK_LABELS.title)} />
      <main className="shop-work">
        {work.isPending && <ScreenSkeleton />}
        {work.error && !work.data && <ErrorNotice error={work.error} onRetry={() => void work.refetch()} />}
        {work.data && <Desk work={work.data} />}
        {work.data?.mayCollaborate && <CollaborationSwitch isOn={work.data.collaborates} queryKey={query.queryKey} />}
      </main>
    </div>
  )
}

function Desk({ work }: { readonly work: VoucherWork }): ReactNode {
  const translate = useText()
  if (work.types.length === 0) {
    return (
      <Notice kind="locked" title={translate(KIT_LABELS.noPermission)} hint={translate(KIT_LABELS.askAdministrator)} />
    )
  }
  return (
    <>
      <NumberSearch types={work.types} />
      <Anchor className="shop-work-tasks" href={TASKS_PATH}>
        <span>{translate(WORK_LABELS.tasks)}</span>
        <b className={work.tasks > 0 ? 'is-waiting' : ''}>{work.tasks}</b>
        <svg viewBox="0 0 24 24" aria-hidden="true">
          <path d="M9 6l6 6-6 6" />
        </svg>
      </Anchor>
      {VOUCHER_SIDES.map((side) => {
        const types = work.types.filter((type) => type.side === side)
        return types.length === 0 ? null : (
          <section key={side} className="shop-work-side" aria-label={translate(WORK_LABELS[side])}>
            <h2>{translate(WORK_LABELS[side])}</h2>
            <ul>
              {types.map((type) => (
                <li key={type.type}>
                  <WorkTile type={type} />
                </li>
              ))}
            </ul>
          </section>
        )
      })}
    </>
  )
}

function WorkTile({ type }: { readonly type: WorkType }): ReactNode {
  const translate = useText()
  return (
    <div className={`shop-work-tile is-${type.side}`}>
      <Anchor href={voucherListPath(type.type)}>
        <i aria-hidden="true">{type.step}</i>
        <span>
          {type.name}
          {type.unfinished > 0 && <small>{translate(WORK_LABELS.unfinished, { count: type.unfinished })}</small>}
        </span>
      </Anchor>
      {type.mayAdd && (
        <Anchor
          className="shop-work-add"
          href={voucherPath(type.type)}
          aria-label={translate(WORK_LABELS.add, { name: type.name })}
        >
          <svg viewBox="0 0 24 24" aria-hidden="true">
            <path d="M12 5v14M5 12h14" />
          </svg>
        </Anchor>
      )}
    </div>
  )
}
