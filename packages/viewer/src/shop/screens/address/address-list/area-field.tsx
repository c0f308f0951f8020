import { areaNamesOf, areaPath, areaTreeQuery } from '@mallwright/shop-core/area'
import type { BoundControl } from '@mallwright/shop-core/form'
import { useQuery } from '@tanstack/react-query'

import { AreaPicker } from '../../../area/area-picker.tsx'
import { useShop } from '../../../client/shop-context.ts'

/** Choice of a district by its code, as a field of a form. */
export function AreaField({ value, onChange, message, ref }: BoundControl<string>) {
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
