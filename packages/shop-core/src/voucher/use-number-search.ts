import { createApi } from '@mallwright/contract/rpc'
import type { Send } from '@mallwright/contract/rpc'
import { findVoucherByNo } from '@mallwright/contract/voucher'
import type { VoucherType } from '@mallwright/contract/voucher'
import type { Label } from '@mallwright/contract/values'
import { useEffect, useRef, useState } from 'react'
import type { FormEvent, RefObject } from 'react'

import { useText } from '../i18n/locale-store.ts'
import { errorText } from '../kit/notice/error-text.ts'
import { CallError } from '../query/call-error.ts'
import { typeOfNumber } from './voucher-type.ts'
import type { WorkType } from './voucher-work.queries.ts'

/** Texts of the search. */
export const NUMBER_LABELS = {
  number: { zh: '单号', en: 'No.' },
  hint: { zh: '单号，如 {number}', en: 'Number, e.g. {number}' },
  find: { zh: '查询', en: 'Find' },
  missing: { zh: '请先输入单号', en: 'Enter a number first' },
  unknown: { zh: '未找到该单据', en: 'There is no such voucher' },
} satisfies Record<string, Label>

/** Characters of a number at most. */
export const MAX_NUMBER_LENGTH = 30

/** A search for a voucher by its number. */
export interface NumberSearch {
  readonly field: RefObject<HTMLInputElement | null>
  /** Why nothing was found; empty otherwise. */
  readonly message: string
  readonly clearMessage: () => void
  readonly submit: (event: FormEvent) => void
}

/** Finds a voucher by the number in a field, whose first letters say of which type it is. Engine 6.5. */
export function useNumberSearch(options: {
  readonly send: Send
  /** Those that the member may open. */
  readonly types: readonly WorkType[]
  readonly onFound: (type: VoucherType, id: string) => void
}): NumberSearch {
  const { send, types, onFound } = options
  const translate = useText()
  const field = useRef<HTMLInputElement>(null)
  const [message, setMessage] = useState('')
  const refuse = (text: string) => {
    setMessage(text)
    field.current?.focus()
  }
  /** A search that is not answered: a second one waits, and one that the desk was left with leads nowhere. */
  const asked = useRef(false)
  useEffect(
    () => () => {
      asked.current = false
    },
    [],
  )
  const find = async () => {
    if (asked.current) return undefined
    const number = field.current?.value.trim().toUpperCase() ?? ''
    if (number === '') return refuse(translate(NUMBER_LABELS.missing))
    const found = types.find(({ type }) => type === typeOfNumber(number))
    if (!found) return refuse(translate(NUMBER_LABELS.unknown))
    const body = { cVouchType: found.type, cVoucherNo: number }
    asked.current = true
    const answer = await createApi({ findVoucherByNo }, send).findVoucherByNo({ body })
    if (!asked.current) return undefined
    asked.current = false
    return answer.ok ? onFound(found.type, answer.data.cUuid) : refuse(errorText(new CallError(answer)))
  }
  return {
    field,
    message,
    clearMessage: () => setMessage(''),
    submit: (event) => {
      event.preventDefault()
      void find()
    },
  }
}
