import type { BrandCard } from '@mallwright/contract/catalog'
import { useText } from '@mallwright/shop-core/i18n'
import type { ReactNode } from 'react'

import { useItemsById } from '../../../catalog/model/items.queries.ts'
import type { Lookup } from '../../../catalog/model/items.queries.ts'
import { BRANDS_TEXTS } from '../../model/brands.texts.ts'
import { INSPECTOR_TEXTS } from '../../model/inspector.texts.ts'
import { ChosenList } from '../list/chosen-list.tsx'
import type { ChooserProps } from '../list/chosen-list.tsx'
import { ChosenLine } from './chosen-line.tsx'
import type { PickerProps } from './chosen-line.tsx'
import { SearchChooser } from './search-chooser.tsx'

/** Chosen brands with reordering, removal and chooser. */
export function BrandsPicker({ ids, max, onChange }: PickerProps): ReactNode {
  const lookup = useItemsById('brands', ids)
  const nameOf = (id: string) => brandOf(lookup(id))?.name ?? id
  const isGone = (id: string) => lookup(id) === 'gone'
  return (
    <ChosenList
      ids={ids}
      max={max}
      none={BRANDS_TEXTS.none}
      choose={BRANDS_TEXTS.choose}
      goneCount={BRANDS_TEXTS.goneCount}
      nameOf={nameOf}
      isGone={isGone}
      renderEntry={(id) => (
        <ChosenLine
          name={nameOf(id)}
          pictureAddress={brandOf(lookup(id))?.logoUrl ?? ''}
          gone={isGone(id) ? BRANDS_TEXTS.gone : undefined}
        />
      )}
      renderChooser={(chooser) => <BrandChooser {...chooser} ids={ids} max={max} />}
      onChange={onChange}
    />
  )
}

function brandOf(found: ReturnType<Lookup<BrandCard>>): BrandCard | undefined {
  return found === 'gone' ? undefined : found
}

/** Dialog for choosing brands by name. */
function BrandChooser(props: ChooserProps & { readonly ids: readonly string[]; readonly max: number }): ReactNode {
  const text = useText()
  return (
    <SearchChooser
      {...props}
      kind={{
        title: BRANDS_TEXTS.choose,
        searchLabel: BRANDS_TEXTS.search,
        noResult: BRANDS_TEXTS.noResult,
        items: 'brands',
        idOf: ({ id }) => id,
        renderLine: ({ name, logoUrl, productCount }) => (
          <ChosenLine
            name={name}
            pictureAddress={logoUrl}
            note={text(INSPECTOR_TEXTS.shopProducts, { count: productCount })}
          />
        ),
      }}
    />
  )
}
