import * as z from 'zod/mini'

import { keepValue } from '../studio/kept-value.ts'
import { MAX_CLIPPING_LENGTH } from './clipping.ts'

const KeptClipping = z.object({
  json: z.string().check(z.maxLength(MAX_CLIPPING_LENGTH)),
  /** The words that the system clipboard holds as long as nothing else was copied. */
  text: z.string().check(z.maxLength(MAX_CLIPPING_LENGTH)),
})

/** What was copied last in this browser: for where the system clipboard cannot be read, or gives its words only. */
export const keptClipping = keepValue<z.infer<typeof KeptClipping> | undefined>(
  'clipping',
  z.optional(KeptClipping),
  undefined,
)
