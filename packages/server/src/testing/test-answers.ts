import { newUuid } from '@mallwright/contract/values'

/** What tells a call that acts once from others. */
export const newRequest = () => ({ cRequestUuid: newUuid() })

/** The data of an answer; throws with what a failed one says. */
export function must<T>(
  answer: { readonly ok: true; readonly data: T } | { readonly ok: false; readonly msg: string },
): T {
  if (!answer.ok) throw new Error(answer.msg)
  return answer.data
}
