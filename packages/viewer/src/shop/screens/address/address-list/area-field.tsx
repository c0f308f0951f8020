import { areaNamesOf, areaPath, areaTreeQuery } from '@mallwright/shop-core/area'
import { useQuery } from '@tanstack/react-query'
import type { Ref } from 'react'

import { AreaPicker } from '../../../area/area-picker.tsx'
import { useShop } from '../../../client/shop-context.ts'

/** Choice of a district by its code, as a field of a form. */
export function AreaField(props: {
  readonly value: string
  readonly onChange: (areaCode: string) => void
  readonly message: string
  readonly ref: Ref<{ focus(): void }>
}) {
  const { value, onChange, message, ref } = props
  const tree = useQuery(areaTreeQuery(useShop())).data ?? []
  return (
    <AreaPicker
      shown={areaNamesOf(tree, value).join(' ')}
      path={areaPath(value)}
      onChoose={(path) => onChange(path.at(-1) ?? '')}
      message={message}
      ref={ref}
    />
  )
}
