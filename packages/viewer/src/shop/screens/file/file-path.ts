import { SHOP_BASE } from '@mallwright/contract/link'

/** The address of a stored file. */
export const filePath = (docId: string, title: string) =>
  `${SHOP_BASE}/PDFVue?${new URLSearchParams({ cDocId: docId, title })}`
