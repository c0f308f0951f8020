import type { EnterpriseApply } from '@mallwright/contract/institution'

/** The answer to an application, as its call gives it. */
type Answer =
  | { readonly ok: true; readonly data: Pick<EnterpriseApply, 'cApplyUuid'> }
  | { readonly ok: false; readonly failure: string; readonly msg: string }

/** Ends the draft of an application that was filed and tells its id; gives what the form shows of a refusal. */
export function settleApplication(
  answer: Answer,
  {
    draft,
    onSubmitted,
  }: { readonly draft: { readonly discard: () => void }; readonly onSubmitted: (id: string) => void },
): { readonly ok: true } | { readonly ok: false; readonly failure: string; readonly msg: string } {
  if (!answer.ok) return { ok: false, failure: answer.failure, msg: answer.msg }
  draft.discard()
  onSubmitted(answer.data.cApplyUuid)
  return { ok: true }
}
