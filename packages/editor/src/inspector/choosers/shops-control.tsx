import type { ShopCard } from '@mallwright/contract'
import { lazy, useCallback } from 'react'
import type { ReactNode } from 'react'

import { useStudio } from '../../studio/studio.ts'
import { ChosenList } from '../chosen-list.tsx'
import type { ControlProps } from '../control-props.ts'
import { INSPECTOR_TEXTS } from '../inspector.texts.ts'
import { ThingLine } from './thing-line.tsx'
import { useKnown } from './use-known.ts'

const ShopChooser = lazy(async () => ({ default: (await import('./shop-chooser.tsx')).ShopChooser }))
const idOf = ({ id }: ShopCard) => id

/** Shops in the order shown. */
export function ShopsControl({ field, value, onChange }: ControlProps<'shops', readonly string[]>): ReactNode {
  return <ShopsPicker ids={value} max={field.max} onChange={(ids) => onChange(ids, 'choice')} />
}

/** The chosen shops, each to move and to remove, and the way to the chooser. */
export function ShopsPicker(props: {
  readonly ids: readonly string[]
  readonly max: number
  readonly onChange: (ids: readonly string[]) => void
}): ReactNode {
  const { ids, max, onChange } = props
  const { source } = useStudio()
  const load = useCallback((wanted: readonly string[]) => source.shopsByIds(wanted), [source])
  const known = useKnown(ids, load, idOf)
  return (
    <ChosenList
      ids={ids}
      none={INSPECTOR_TEXTS.noShops}
      choose={INSPECTOR_TEXTS.chooseShop}
      nameOf={(id) => known?.get(id)?.name ?? id}
      renderEntry={(id) => {
        const shop = known?.get(id)
        const isGone = known !== undefined && (!shop || shop.isClosed)
        return <ThingLine name={shop?.name ?? id} pictureAddress={shop?.logoUrl ?? ''} isGone={isGone} />
      }}
      renderChooser={(chooser) => <ShopChooser {...chooser} ids={ids} max={max} />}
      onChange={onChange}
    />
  )
}
