import type { Label } from '@mallwright/contract/values'
import { useText } from '@mallwright/shop-core/i18n'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useId, useState } from 'react'
import type { FormEvent, ReactNode } from 'react'

import { Dialog } from '../../../ui/dialog.tsx'
import type { DeskApi } from '../model/desk-api.ts'
import type { DeskAction, DeskAnswer } from '../model/desk-section.ts'
import { deskKeys } from '../model/desk.queries.ts'
import { DESK_TEXTS } from '../model/desk.texts.ts'
import { UNREACHED } from '../model/desk-failure.ts'

/** Asks before something is done with a row, with a reason where one is needed. Stays open with the server's words when refused. */
export function DeskActionDialog(props: {
  readonly api: DeskApi
  readonly action: DeskAction
  /** Title of the row. */
  readonly subject: string
  readonly onClose: () => void
}): ReactNode {
  const { api, action, subject, onClose } = props
  const text = useText()
  const formId = useId()
  const queryClient = useQueryClient()
  const [input, setInput] = useState('')
  const [issue, setIssue] = useState('')
  const { mutate, isPending } = useMutation({
    mutationFn: (): Promise<DeskAnswer> => action.run(api, input.trim()),
    onSuccess: async (answer) => {
      // Lists of a refused action are old: somebody else was faster.
      await queryClient.invalidateQueries({ queryKey: deskKeys.all })
      if (answer.ok) onClose()
      else setIssue(UNREACHED.includes(answer.failure) ? text(DESK_TEXTS.network) : answer.msg)
    },
    onError: () => setIssue(text(DESK_TEXTS.network)),
  })
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    setIssue('')
    const found = issueOf(action, input.trim())
    if (found) setIssue(text(found))
    else mutate()
  }
  return (
    <Dialog
      title={text(DESK_TEXTS.confirmTitle)}
      onClose={onClose}
      foot={
        <>
          <button type="button" className="st-button" onClick={onClose}>
            {text(DESK_TEXTS.cancel)}
          </button>
          <button
            type="submit"
            form={formId}
            className={`st-button is-primary ${action.isDangerous ? 'is-danger' : ''}`}
            disabled={isPending}
          >
            {text(isPending ? DESK_TEXTS.busy : action.label)}
          </button>
        </>
      }
    >
      <form id={formId} className="st-desk-question" onSubmit={submit}>
        <p>{text(action.question, { subject })}</p>
        <ActionInput
          action={action}
          value={input}
          isInvalid={issue !== '' && issueOf(action, input.trim()) !== undefined}
          onChange={setInput}
        />
        <p className="st-error" role="alert">
          {issue}
        </p>
      </form>
    </Dialog>
  )
}

/** The longest host name. RFC 1035 §2.3.4. */
const MAX_FIELD_LENGTH = 253

function ActionInput(props: {
  readonly action: DeskAction
  readonly value: string
  readonly isInvalid: boolean
  readonly onChange: (value: string) => void
}): ReactNode {
  const { action, value, isInvalid, onChange } = props
  const text = useText()
  const { field } = action
  if (!field && !action.needsReason) return null
  const control = { className: 'st-input', value, 'aria-invalid': isInvalid }
  return (
    <label className="st-labelled">
      <span>{text(field?.label ?? DESK_TEXTS.reason)}</span>
      {field ? (
        <input
          {...control}
          maxLength={MAX_FIELD_LENGTH}
          autoComplete="off"
          spellCheck={false}
          onChange={({ target }) => onChange(target.value)}
        />
      ) : (
        <textarea {...control} maxLength={200} onChange={({ target }) => onChange(target.value)} />
      )}
      <small className="st-hint">{text(field?.hint ?? DESK_TEXTS.reasonHint)}</small>
    </label>
  )
}

/** What is wrong with the input of an action. */
function issueOf({ field, needsReason }: DeskAction, input: string): Label | undefined {
  if (input === '') return field?.missing ?? (needsReason ? DESK_TEXTS.reasonMissing : undefined)
  return field && !field.isValid(input) ? field.invalid : undefined
}
