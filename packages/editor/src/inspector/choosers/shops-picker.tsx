import type { ShopCard } from '@mallwright/contract'
import { lazy, useCallback } from 'react'
import type { ReactNode } from 'react'

import { useStudio } from '../../studio/studio.ts'
import { ChosenList } from '../chosen-list.tsx'
import { INSPECTOR_TEXTS } from '../inspector.texts.ts'
import type { PickerProps } from './picker-props.ts'
import { ThingLine } from './thing-line.tsx'
import { useKnown } from './use-known.ts'

const ShopChooser = lazy(async () => ({ default: (await import('./shop-chooser.tsx')).ShopChooser }))
const idOf = ({ id }: ShopCard) => id

/** The chosen shops, each to move and to remove, and the way to the chooser. */
export function ShopsPicker({ ids, max, onChange }: PickerProps): ReactNode {
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
