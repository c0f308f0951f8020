import type { Api } from '@mallwright/contract/rpc'

import { LATE_OPERATIONS } from './late-operations.ts'
import { START_OPERATIONS } from './start-operations.ts'

/** Gateway calls of the studio besides signing in and out. */
export const STUDIO_OPERATIONS = { ...START_OPERATIONS, ...LATE_OPERATIONS }

/** The studio's gateway. A fake is `createApi(STUDIO_OPERATIONS, send)` with a custom `send`. */
export type StudioApi = Api<typeof STUDIO_OPERATIONS>
