import * as z from 'zod/mini'

import { persistedValue } from '../../../ui/use-persisted.ts'

/** Whether new modules come with sample content. */
export const insertsSamples = persistedValue<boolean>('samples', z.boolean(), true)
