import { useText } from '@mallwright/shop-core/i18n'
import {
  COLLABORATION_LABELS,
  MAX_NUMBER_LENGTH,
  NUMBER_LABELS,
  useCollaboration,
  useNumberSearch,
  VOUCHER_SIDES,
  WORK_LABELS,
} from '@mallwright/shop-core/voucher'
import type { VoucherWork, WorkType, workQuery } from '@mallwright/shop-core/voucher'
import { useWidgetHost } from '@mallwright/shop-core/widgets/widget-host'
import { useQueryClient } from '@tanstack/react-query'
import { ChevronRight, Plus } from 'lucide-react'
import { useId } from 'react'
import type { ReactNode } from 'react'
import { Link, useNavigate } from 'react-router'

import { formSearch, listSearch, searchOf } from '../model/voucher-place.ts'
import { VOUCHER_TEXTS } from '../model/vouchers.texts.ts'

/** The vouchers that the member works with, by side, and what waits in each. Specification 3; engine 9.3. */
export function WorkOverview(props: {
  readonly work: VoucherWork
  readonly queryKey: ReturnType<typeof workQuery>['queryKey']
}): ReactNode {
  const { work, queryKey } = props
  const text = useText()
  return (
    <main className="st-work-page">
      <header className="st-work-head">
        <h2>{text(VOUCHER_TEXTS.overview)}</h2>
        <NumberSearch types={work.types} />
      </header>
      <Link className="st-work-tasks" to={searchOf({ kind: 'tasks' })}>
        <span>{text(WORK_LABELS.tasks)}</span>
        {work.tasks > 0 ? (
          <b className="st-work-count">{work.tasks}</b>
        ) : (
          <span>{text(VOUCHER_TEXTS.nothingWaits)}</span>
        )}
        <ChevronRight aria-hidden="true" />
      </Link>
      {VOUCHER_SIDES.map((side) => {
        const types = work.types.filter((type) => type.side === side)
        return types.length === 0 ? null : (
          <section key={side} className="st-work-side" aria-label={text(WORK_LABELS[side])}>
            <h3>{text(WORK_LABELS[side])}</h3>
            <ul>
              {types.map((type) => (
                <li key={type.type}>
                  <Tile type={type} />
                </li>
              ))}
            </ul>
          </section>
        )
      })}
      {work.mayCollaborate && <Collaboration isOn={work.collaborates} queryKey={queryKey} />}
    </main>
  )
}

function Tile({ type }: { readonly type: WorkType }): ReactNode {
  const text = useText()
  return (
    <div className={`st-work-tile is-${type.side}`}>
      <Link to={listSearch(type.type)}>
        <i aria-hidden="true">{type.step}</i>
        <span>
          {type.name}
          {type.unfinished > 0 && <small>{text(WORK_LABELS.unfinished, { count: type.unfinished })}</small>}
        </span>
      </Link>
      {type.mayAdd && (
        <Link
          className="st-icon-button"
          to={formSearch(type.type)}
          aria-label={text(WORK_LABELS.add, { name: type.name })}
        >
          <Plus aria-hidden="true" />
        </Link>
      )}
    </div>
  )
}

/** Opens a voucher by its number. */
function NumberSearch({ types }: { readonly types: readonly WorkType[] }): ReactNode {
  const { send } = useWidgetHost()
  const text = useText()
  const navigate = useNavigate()
  const id = useId()
  const onFound = (...found: Parameters<typeof formSearch>) => void navigate(formSearch(...found))
  const { field, message, clearMessage, submit } = useNumberSearch({ send, types, onFound })
  return (
    <form className="st-work-search" role="search" noValidate onSubmit={submit}>
      <input
        ref={field}
        className="st-input"
        type="search"
        aria-label={text(NUMBER_LABELS.number)}
        aria-invalid={message !== ''}
        aria-describedby={id}
        placeholder={text(NUMBER_LABELS.hint, { number: 'PO2611-00001' })}
        maxLength={MAX_NUMBER_LENGTH}
        autoComplete="off"
        onChange={clearMessage}
      />
      <button type="submit" className="st-button">
        {text(NUMBER_LABELS.find)}
      </button>
      <p id={id} className="st-error" role="alert">
        {message}
      </p>
    </form>
  )
}

/** Switch of 采购协同 for administrators. */
function Collaboration(props: {
  readonly isOn: boolean
  readonly queryKey: ReturnType<typeof workQuery>['queryKey']
}): ReactNode {
  const { isOn, queryKey } = props
  const { send, feedback } = useWidgetHost()
  const text = useText()
  const change = useCollaboration({ send, feedback, queryClient: useQueryClient(), queryKey })
  return (
    <section className="st-work-side">
      <label className="st-work-switch">
        <input type="checkbox" checked={isOn} onChange={({ target }) => change(target.checked)} />
        {text(COLLABORATION_LABELS.collaboration)}
      </label>
      <p className="st-hint">{text(COLLABORATION_LABELS.hint)}</p>
    </section>
  )
}
