import type { ShopInvoiceOperation } from '@mallwright/contract/invoice'
import { useText } from '@mallwright/shop-core/i18n'
import { Sheet } from '@mallwright/shop-core/kit'
import type { ReactNode } from 'react'

import type { AuditProps } from './audit-props.ts'
import { InvoiceNumberForm } from './invoice-number-form.tsx'
import { InvoiceRejectionForm } from './invoice-rejection-form.tsx'
import { SHOP_INVOICE_ACTIONS } from './managed-invoice-labels.ts'

/** The form of a shop's answer to an application. Domain 2.7. */
export function AuditSheet(
  props: AuditProps & { readonly operation: Exclude<ShopInvoiceOperation, 'accept'> },
): ReactNode {
  const { operation, ...form } = props
  const translate = useText()
  return (
    <Sheet
      title={translate(SHOP_INVOICE_ACTIONS[operation])}
      size={operation === 'reject' ? 55 : 85}
      staysOnMask
      onClose={props.onClose}
    >
      {operation === 'reject' ? (
        <InvoiceRejectionForm {...form} />
      ) : (
        <InvoiceNumberForm operation={operation} {...form} />
      )}
    </Sheet>
  )
}
