import { createApi } from '@mallwright/contract/rpc'
import { findVoucherByNo } from '@mallwright/contract/voucher'
import type { Label } from '@mallwright/contract/values'
import { FieldMessage } from '@mallwright/shop-core/form'
import { useText } from '@mallwright/shop-core/i18n'
import { errorText } from '@mallwright/shop-core/kit'
import { CallError } from '@mallwright/shop-core/query'
import { useEffect, useRef, useState } from 'react'
import type { FormEvent, ReactNode } from 'react'
import { useNavigate } from 'react-router'

import { useShop } from '../../../client/shop-context.ts'
import { typeOfNumber, voucherPath } from '../voucher-paths.ts'
import type { WorkType } from '../voucher.queries.ts'

const LABELS = {
  number: { zh: '单号', en: 'No.' },
  hint: { zh: '单号，如 {number}', en: 'Number, such as {number}' },
  find: { zh: '查询', en: 'Find' },
  missing: { zh: '请先输入单号', en: 'Enter a number first' },
  unknown: { zh: '未找到该单据', en: 'There is no such voucher' },
} satisfies Record<string, Label>

/** Opens a voucher by its number, whose first letters say of which type it is. Engine 6.5. */
export function NumberSearch({ types }: { readonly types: readonly WorkType[] }): ReactNode {
  const { send } = useShop()
  const translate = useText()
  const navigate = useNavigate()
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
  const find = async (event: FormEvent) => {
    event.preventDefault()
    if (asked.current) return undefined
    const number = field.current?.value.trim().toUpperCase() ?? ''
    if (number === '') return refuse(translate(LABELS.missing))
    const found = types.find(({ type }) => type === typeOfNumber(number))
    if (!found) return refuse(translate(LABELS.unknown))
    const body = { cVouchType: found.type, cVoucherNo: number }
    asked.current = true
    const answer = await createApi({ findVoucherByNo }, send).findVoucherByNo({ body })
    if (!asked.current) return undefined
    asked.current = false
    return answer.ok ? navigate(voucherPath(found.type, answer.data.cUuid)) : refuse(errorText(new CallError(answer)))
  }
  return (
    <form className="shop-work-search" role="search" noValidate onSubmit={(event) => void find(event)}>
      <div>
        <input
          ref={field}
          type="search"
          aria-label={translate(LABELS.number)}
          aria-invalid={message !== ''}
          placeholder={translate(LABELS.hint, { number: 'PO2611-00001' })}
          maxLength={30}
          enterKeyHint="search"
          autoComplete="off"
          autoCapitalize="characters"
          onChange={() => setMessage('')}
        />
        <button type="submit">{translate(LABELS.find)}</button>
      </div>
      {message !== '' && <FieldMessage message={message} />}
    </form>
  )
}
