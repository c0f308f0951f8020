import * as z from 'zod/mini'

/** Who receives goods where; province, city and area are names of the area tree. */
export const ADDRESS_FIELDS = {
  cReceiver: z.string(),
  cMobilePhone: z.string(),
  cProvince: z.string(),
  cCity: z.string(),
  cArea: z.string(),
  /** Six digits of the national code list. */
  cAreaCode: z.string(),
  cAddress: z.string(),
}
