/** Numbers of a demo's invoices, 20 digits: its own in the place of the year and the region, then those of the application. */
export const demoInvoiceNumber = ({ applyNo }: { readonly applyNo: string }, isRed: boolean) =>
  `${isRed ? '01' : '00'}${applyNo.slice(1)}`
