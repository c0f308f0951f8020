import { voucherMenu, VOUCHER_TYPES } from '@mallwright/contract/voucher'
import type { VoucherType } from '@mallwright/contract/voucher'
import { useText } from '@mallwright/shop-core/i18n'
import { WORK_LABELS } from '@mallwright/shop-core/voucher'
import { VoucherRows } from '@mallwright/shop-core/voucher/rows'
import { TaskRows } from '@mallwright/shop-core/voucher/tasks'
import { Access } from '@mallwright/shop-core/widgets/access'
import { Plus } from 'lucide-react'
import type { ReactNode } from 'react'
import { Link, useNavigate } from 'react-router'

import { copySearch, formSearch } from '../model/voucher-place.ts'
import { VOUCHER_TEXTS } from '../model/vouchers.texts.ts'
import { taskLoaderOf } from './voucher-form-page.tsx'
import type { DeskMember } from './voucher-form-page.tsx'

/** The vouchers of a type; a voucher opens in its form. */
export function VoucherListPage({ type }: { readonly type: VoucherType }): ReactNode {
  const text = useText()
  const navigate = useNavigate()
  return (
    <main className="st-work-page is-list">
      <header className="st-work-head">
        <h2>{text(VOUCHER_TYPES[type].name)}</h2>
        <Access menu={voucherMenu(type)} code="ADD">
          <Link className="st-button is-primary" to={formSearch(type)}>
            <Plus aria-hidden="true" />
            {text(VOUCHER_TEXTS.add)}
          </Link>
        </Access>
      </header>
      <div className="st-work-card">
        <VoucherRows
          key={type}
          type={type}
          onOpen={(opened, id) => void navigate(formSearch(opened, id))}
          onCopy={(id) => void navigate(copySearch(type, id))}
        />
      </div>
    </main>
  )
}

/** The steps of vouchers that wait for the member's decision. */
export function TaskListPage({ member }: { readonly member: DeskMember }): ReactNode {
  const text = useText()
  const navigate = useNavigate()
  return (
    <main className="st-work-page is-list">
      <header className="st-work-head">
        <h2>{text(WORK_LABELS.tasks)}</h2>
      </header>
      <div className="st-work-card">
        <TaskRows loadTask={taskLoaderOf(member)} onOpen={(type, id) => void navigate(formSearch(type, id))} />
      </div>
    </main>
  )
}
