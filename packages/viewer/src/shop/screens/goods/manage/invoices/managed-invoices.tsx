import { auditInvoice, auditNumber } from '@mallwright/contract/invoice'
import type { ShopInvoiceOperation } from '@mallwright/contract/invoice'
import { createApi } from '@mallwright/contract/rpc'
import { newUuid } from '@mallwright/contract/values'
import { useText } from '@mallwright/shop-core/i18n'
import { InfiniteList } from '@mallwright/shop-core/kit'
import { useInfiniteQuery } from '@tanstack/react-query'
import { lazy, Suspense, useState } from 'react'
import type { ReactNode } from 'react'

import { useCaller, useShop } from '../../../../client/shop-context.ts'
import { useRunner } from '../../../../controls/use-runner.ts'
import { useSheet } from '../../../../navigation/use-sheet.ts'
import { goodsKeys } from '../../goods.queries.ts'
import { ManagedGroups } from '../../managed-groups.tsx'
import { ManagedInvoiceCard } from './managed-invoice-card.tsx'
import { MANAGED_INVOICE_LABELS } from './managed-invoice-labels.ts'
import { managedInvoicesQuery } from './managed-invoices.query.ts'
import type { ManagedInvoice } from './managed-invoices.query.ts'

/** The forms, loaded with their first use. */
const AuditSheet = lazy(async () => ({ default: (await import('./audit-sheet.tsx')).AuditSheet }))

const LABELS = MANAGED_INVOICE_LABELS
const GROUPS = [LABELS.waiting, LABELS.issued, LABELS.ended] as const

/** The applications for invoices of a shop: those that wait for it first. Domain sheet 60. */
export function ManagedInvoices({ shopId }: { readonly shopId: string }): ReactNode {
  return (
    <ManagedGroups
      label={LABELS.groups}
      groups={GROUPS}
      renderGroup={(tab) => <InvoiceGroup key={tab} shopId={shopId} tab={tab} />}
    />
  )
}

function InvoiceGroup(filter: { readonly shopId: string; readonly tab: number }): ReactNode {
  const translate = useText()
  const list = useInfiniteQuery(managedInvoicesQuery(useShop(), filter, useCaller()))
  const answer = useAnswer()
  return (
    <>
      <InfiniteList
        list={list}
        listClass="shop-orders"
        keyOf={({ number }) => number}
        renderItem={(invoice) => (
          <ManagedInvoiceCard
            invoice={invoice}
            isBusy={answer.isBusy}
            onAnswer={(operation) => answer.begin(invoice, operation)}
          />
        )}
        skeleton={<span className="shop-skeleton-bar shop-order-skeleton" />}
        empty={translate(LABELS.none)}
      />
      {answer.overlay}
    </>
  )
}

/** What a shop answers: it accepts after a question, and has a form for the rest. */
function useAnswer() {
  const { send } = useShop()
  const { isBusy, during, finish, confirmed } = useRunner(goodsKeys.managed())
  const sheet = useSheet('audit-invoice')
  const [opened, setOpened] = useState<{ invoice: ManagedInvoice; operation: ShopInvoiceOperation }>()
  const accept = ({ number, version }: ManagedInvoice) =>
    during(async () => {
      if (!(await confirmed(LABELS.askAccept, 'acceptInvoice'))) return
      const iAudit = auditNumber('accept')
      const body = { cRequestUuid: newUuid(), cInvoiceApplyNo: number, iVersion: version, iAudit }
      finish(await createApi({ auditInvoice }, send).auditInvoice({ body }), LABELS.done)
    })
  return {
    isBusy,
    begin: (invoice: ManagedInvoice, operation: ShopInvoiceOperation) => {
      if (operation === 'accept') return accept(invoice)
      setOpened({ invoice, operation })
      sheet.open()
    },
    overlay: sheet.isOpen && opened && opened.operation !== 'accept' && (
      <Suspense>
        <AuditSheet invoice={opened.invoice} operation={opened.operation} onDone={finish} onClose={sheet.close} />
      </Suspense>
    ),
  }
}
