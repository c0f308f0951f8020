import type { ShopCard } from '@mallwright/contract/catalog'
import type { ReactNode } from 'react'

import { lazyComponent } from '../../../../ui/lazy.tsx'
import { useItemsById } from '../../../catalog/model/items.queries.ts'
import type { Lookup } from '../../../catalog/model/items.queries.ts'
import { INSPECTOR_TEXTS } from '../../model/inspector.texts.ts'
import { ROWS_TEXTS } from '../../model/rows.texts.ts'
import { ChosenList } from '../list/chosen-list.tsx'
import { ChosenLine } from './chosen-line.tsx'
import type { PickerProps } from './chosen-line.tsx'

const ShopChooser = lazyComponent(async () => (await import('./shop-chooser.tsx')).ShopChooser)

/** Chosen shops with reordering, removal and chooser. */
export function ShopsPicker({ ids, max, onChange }: PickerProps): ReactNode {
  const lookup = useItemsById('shops', ids)
  const nameOf = (id: string) => shopOf(lookup(id))?.name ?? id
  const isGone = (id: string) => lookup(id) === 'gone' || shopOf(lookup(id))?.isClosed === true
  return (
    <ChosenList
      ids={ids}
      max={max}
      none={INSPECTOR_TEXTS.noShops}
      choose={INSPECTOR_TEXTS.chooseShop}
      goneCount={ROWS_TEXTS.goneShops}
      nameOf={nameOf}
      isGone={isGone}
      renderEntry={(id) => (
        <ChosenLine
          name={nameOf(id)}
          pictureAddress={shopOf(lookup(id))?.logoUrl ?? ''}
          gone={isGone(id) ? INSPECTOR_TEXTS.closedShop : undefined}
        />
      )}
      renderChooser={(chooser) => <ShopChooser {...chooser} ids={ids} max={max} />}
      onChange={onChange}
    />
  )
}

function shopOf(found: ReturnType<Lookup<ShopCard>>): ShopCard | undefined {
  return found === 'gone' ? undefined : found
}
