import { defineForm } from '../list-engine/form.source.ts'

/** The lines of a purchase list, which a buyer fills in. Engine 9.3. */
export const purchaseLines = defineForm('purchaseLines', {
  cPrice: 'key',
  cSpec: 'text',
  iQty: 'decimal',
  iPrice: 'decimal',
  iTaxRate: 'decimal',
  iAmount: 'decimal',
  iTax: 'decimal',
  dNeed: 'date',
  cUrgency: 'text',
  bSample: 'flag',
  cRemark: 'text',
})
