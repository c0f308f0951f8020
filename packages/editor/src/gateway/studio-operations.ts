import type { Api } from '@mallwright/contract/rpc'

import { FILE_OPERATIONS } from './file-operations.ts'
import { START_OPERATIONS } from './start-operations.ts'

/** Gateway calls of the studio besides signing in and out. */
export const STUDIO_OPERATIONS = { ...START_OPERATIONS, ...FILE_OPERATIONS }

/** The studio's gateway. A fake is `createApi(STUDIO_OPERATIONS, send)` with a custom `send`. */
export type StudioApi = Api<typeof STUDIO_OPERATIONS>
