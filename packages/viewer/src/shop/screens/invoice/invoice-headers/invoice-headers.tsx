import { newUuid } from '@mallwright/contract/values'
import { useQuery } from '@tanstack/react-query'
import { lazy } from 'react'

import { useCaller, useShop } from '../../../client/shop-context.ts'
import { RecordBook, useInstitutionRecords } from '../../../controls/records/record-book.tsx'
import { useRecordChanges } from '../../../controls/records/use-record-changes.ts'
import { useRouteParam } from '../../../navigation/route-params.ts'
import { headerApi } from '../header-book.ts'
import type { InvoiceHeader } from '../header-book.ts'
import { headerKeys, headersQuery } from '../header.queries.ts'
import { HEADER_LABELS } from './header-labels.ts'
import { HeaderRow } from './header-row.tsx'
import './invoice-headers.css'

/** The form with its controls, loaded with its first use. */
const HeaderSheet = lazy(async () => ({ default: (await import('./header-sheet.tsx')).HeaderSheet }))

/** `iInvoiceKind` of a 增值税专用发票. Domain 1.5. */
const SPECIAL = '2'

/**
 * Invoice headers of the person or of the current institution, with a form in a sheet; one is chosen for a checkout, for a special
 * invoice (`iInvoiceKind=2`) a complete one only. Domain sheet 42.
 */
export function Screen() {
  const shop = useShop()
  const isInstitution = useInstitutionRecords()
  const isSpecial = useRouteParam('invoiceKind') === SPECIAL
  const api = headerApi(shop.send)
  const bodyOf = ({ id }: InvoiceHeader) => ({ bInstitution: isInstitution, cHeaderUuid: id, cRequestUuid: newUuid() })
  return (
    <RecordBook
      labels={HEADER_LABELS}
      list={useQuery(headersQuery(shop, isInstitution, useCaller()))}
      changes={useRecordChanges<InvoiceHeader>({
        queryKey: headerKeys.all(),
        askRemove: HEADER_LABELS.askRemove,
        topic: 'removeHeader',
        remove: (header) => api.deleteHeader({ body: bodyOf(header) }),
        makeDefault: (header) => api.setDefaultHeader({ body: bodyOf(header) }),
      })}
      choiceKey="chosenHeader"
      sheetName="invoiceHeader"
      renderRow={(header, actions) => (
        <HeaderRow
          key={header.id}
          header={header}
          isUnfit={actions.onChoose !== undefined && isSpecial && !header.isSpecial}
          actions={actions}
        />
      )}
      renderSheet={(header, close) => <HeaderSheet header={header} isInstitution={isInstitution} {...close} />}
    />
  )
}
