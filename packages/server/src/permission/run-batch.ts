import type { BatchAnswer } from '@mallwright/contract/permission'
import type { Locale } from '@mallwright/contract/values'

import { Failed } from '../gateway/failures/failure.ts'
import type { AnyFailed } from '../gateway/failures/failure.ts'
import { failureEnvelope } from '../gateway/failures/outcome.ts'

/**
 * Acts on rows one after the other, each in a transaction of its own: one that is refused leaves the others done. Engine 5.
 * @param act the failure of a row, or anything else when it is done
 */
export async function runBatch(
  { cRowKeys }: { readonly cRowKeys: readonly string[] },
  locale: Locale,
  act: (rowKey: string) => Promise<unknown>,
): Promise<BatchAnswer> {
  const done: string[] = []
  const refused: BatchAnswer['refused'] = []
  for (const cRowKey of new Set(cRowKeys)) {
    const result = await act(cRowKey)
    if (result instanceof Failed) {
      refused.push({ cRowKey, cReason: failureEnvelope(result as AnyFailed, locale).msg })
    } else done.push(cRowKey)
  }
  return { done, refused }
}
