/** Services of a strip whose own ones are not set, with their icons. */
export const STANDARD_SERVICES = [
  { icon: 'genuine', text: { zh: '正品保障', en: 'Genuine' } },
  { icon: 'invoice', text: { zh: '专票随货', en: 'VAT invoice' } },
  { icon: 'delivery', text: { zh: '次日达', en: 'Next day' } },
  { icon: 'returns', text: { zh: '7 天退换', en: '7-day returns' } },
] as const
