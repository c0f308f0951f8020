import * as z from 'zod/mini'

import { keepValue } from '../studio/kept-value.ts'

/** Whether the tour was walked or declined in this browser; it offers itself only before that. */
export const tourMemory = keepValue<'new' | 'done'>('tour', z.enum(['new', 'done']), 'new')
