import { getOneEnumByCode } from '@mallwright/contract/list-engine'
import { createApi } from '@mallwright/contract/rpc'
import type { Locale } from '@mallwright/contract/values'
import { queryOptions } from '@tanstack/react-query'

import { CallError } from '../../query/call-error.ts'
import { joinNames } from '../controls/value-text.ts'
import { DEFINITION_QUERY } from '../widget-host/freshness.ts'
import type { WidgetHost } from '../widget-host/widget-host.ts'

/** An option of an enumeration. */
export interface Option {
  /** Holds no comma. */
  readonly key: string
  readonly name: string
  /** Stays readable in old values and cannot be chosen anew. */
  readonly isDisabled: boolean
}

/** The options of an enumeration; rejects with `CallError`. */
export function optionListQuery({ send, caller }: WidgetHost, code: string) {
  return queryOptions({
    queryKey: ['option-list', code, caller],
    queryFn: async (): Promise<readonly Option[]> => {
      const answer = await createApi({ getOneEnumByCode }, send).getOneEnumByCode({ params: { enumCode: code } })
      if (!answer.ok) throw new CallError(answer)
      return answer.data.optionList.map(({ cOptionKey, cOptionName, bDisabled }) => ({
        key: cOptionKey,
        name: cOptionName,
        isDisabled: bDisabled,
      }))
    },
    ...DEFINITION_QUERY,
  })
}

/** The keys of a comma-joined value. */
export function keysOf(value: string): readonly string[] {
  return value.split(',').filter((key) => key !== '')
}

/** The value with a key more, or without it; alone when only one may be chosen. */
export function withKeyToggled(value: string, key: string, isMultiple: boolean): string {
  const keys = keysOf(value)
  if (keys.includes(key)) return keys.filter((held) => held !== key).join(',')
  return isMultiple ? [...keys, key].join(',') : key
}

/** What a value is shown as: the names in the order of the options; an unknown key is shown as it is. */
export function optionNames(options: readonly Option[], value: string, locale: Locale): string {
  const keys = keysOf(value)
  const known = options.filter(({ key }) => keys.includes(key))
  const unknown = keys.filter((key) => options.every((option) => option.key !== key))
  return joinNames([...known.map(({ name }) => name), ...unknown], locale)
}
