import { areaNamesAt, areasNamed, areaTreeQuery, regionNames, regionText } from '@mallwright/shop-core/area'
import type { BoundControl } from '@mallwright/shop-core/form'
import { useQuery } from '@tanstack/react-query'

import { useShop } from '../client/shop-context.ts'
import { AreaPicker } from './area-picker.tsx'

/** Choice of a district by the names of its region, as a field of a form. */
export function RegionField({ value, onChange, message, ref }: BoundControl<string>) {
  const tree = useQuery(areaTreeQuery(useShop())).data ?? []
  return (
    <AreaPicker
      shown={[...new Set(regionNames(value))].join(' ')}
      path={areasNamed(tree, regionNames(value)).map((area) => area.value)}
      onChoose={(path, areas) => onChange(regionText(areaNamesAt(areas, path)))}
      message={message}
      ref={ref}
    />
  )
}
