import { useText } from '@mallwright/shop-core/i18n'
import { VOUCHER_SIDES, WORK_LABELS } from '@mallwright/shop-core/voucher'
import type { VoucherWork } from '@mallwright/shop-core/voucher'
import type { ReactNode } from 'react'
import { Link } from 'react-router'

import { listSearch, searchOf } from '../model/voucher-place.ts'
import type { VoucherPlace } from '../model/voucher-place.ts'
import { VOUCHER_TEXTS } from '../model/vouchers.texts.ts'

/** The menus of vouchers that the member may open, with what waits in each. */
export function VoucherMenu(props: {
  readonly work: VoucherWork | undefined
  readonly place: VoucherPlace | undefined
}): ReactNode {
  const { work, place } = props
  const text = useText()
  const type = place?.kind === 'list' || place?.kind === 'form' ? place.type : undefined
  return (
    <>
      <p className="st-desk-group">{text(VOUCHER_TEXTS.vouchers)}</p>
      <Entry
        to={searchOf({ kind: 'overview' })}
        name={text(VOUCHER_TEXTS.overview)}
        isCurrent={place?.kind === 'overview'}
      />
      {work && (
        <Entry
          to={searchOf({ kind: 'tasks' })}
          name={text(WORK_LABELS.tasks)}
          count={work.tasks}
          countLabel={text(VOUCHER_TEXTS.waiting, { name: text(WORK_LABELS.tasks), count: work.tasks })}
          isUrgent
          isCurrent={place?.kind === 'tasks'}
        />
      )}
      {VOUCHER_SIDES.map((side) => {
        const types = (work?.types ?? []).filter((one) => one.side === side)
        return (
          types.length > 0 && (
            <div key={side} role="group" aria-label={text(WORK_LABELS[side])} className="st-desk-side">
              <p aria-hidden="true">{text(WORK_LABELS[side])}</p>
              {types.map((one) => (
                <Entry
                  key={one.type}
                  to={listSearch(one.type)}
                  name={one.name}
                  count={one.unfinished}
                  countLabel={text(VOUCHER_TEXTS.unfinished, { name: one.name, count: one.unfinished })}
                  isCurrent={type === one.type}
                />
              ))}
            </div>
          )
        )
      })}
    </>
  )
}

function Entry(props: {
  readonly to: string
  readonly name: string
  readonly count?: number
  /** Says name and count. */
  readonly countLabel?: string
  readonly isUrgent?: boolean
  readonly isCurrent: boolean
}): ReactNode {
  const { to, name, count = 0, countLabel, isUrgent = false, isCurrent } = props
  return (
    <Link
      className="st-row-button"
      to={to}
      aria-current={isCurrent ? 'page' : undefined}
      aria-label={count > 0 ? countLabel : undefined}
    >
      <span>{name}</span>
      {count > 0 && <b className={isUrgent ? 'is-urgent' : ''}>{count}</b>}
    </Link>
  )
}
