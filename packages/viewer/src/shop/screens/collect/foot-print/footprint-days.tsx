import { productPath, SHOP_BASE } from '@mallwright/contract/link'
import { pictureUrl } from '@mallwright/contract/media'
import type { Label } from '@mallwright/contract/values'
import { Anchor } from '@mallwright/modules/views'
import { useText } from '@mallwright/shop-core/i18n'
import { InfiniteList } from '@mallwright/shop-core/kit'
import type { ComponentProps } from 'react'

import { CheckBox } from '../../../controls/check-box.tsx'
import type { Marks } from '../../../controls/use-marks.ts'
import { PriceText } from '../../catalog/product-card/price-text.tsx'
import type { FootprintCard } from '../collect-reader.ts'
import { dayText } from './day-text.ts'
import './footprint-days.css'

const LABELS = {
  invalid: { zh: '失效', en: 'Not sold any more' },
  similar: { zh: '找相似', en: 'Similar' },
  select: { zh: '选择 {name}', en: 'Select {name}' },
} satisfies Record<string, Label>

/** Names one footprint: a product on a day. */
export function footprintId({ day, code }: Pick<FootprintCard, 'day' | 'code'>): string {
  return `${day}/${code}`
}

type List = ComponentProps<typeof InfiniteList<FootprintCard>>['list']

/** A day with its footprints. */
interface Day {
  readonly day: string
  readonly items: readonly FootprintCard[]
}

/** Footprints in rows of three below their days. */
export function FootprintDays(props: {
  readonly list: List
  readonly items: readonly FootprintCard[]
  readonly marks: Marks
}) {
  const { list, items, marks } = props
  const translate = useText()
  const days = [...new Set(items.map(({ day }) => day))].map((day): Day => ({
    day,
    items: items.filter((item) => item.day === day),
  }))
  return (
    <InfiniteList<Day>
      list={{ ...list, data: { pages: [{ items: days }] } }}
      keyOf={({ day }) => day}
      renderItem={(group) => (
        <section className="shop-footprints" aria-label={dayText(group.day, translate)}>
          <h2>{dayText(group.day, translate)}</h2>
          <ul>
            {group.items.map((item) => (
              <li key={item.code}>
                <FootprintTile item={item} marks={marks} />
              </li>
            ))}
          </ul>
        </section>
      )}
      skeleton={<FootprintSkeleton />}
      empty={null}
    />
  )
}

function FootprintTile({ item, marks }: { readonly item: FootprintCard; readonly marks: Marks }) {
  const translate = useText()
  const picture = pictureUrl(item.imageUrl)
  const id = footprintId(item)
  return (
    <article className={item.isInvalid ? 'shop-footprint is-invalid' : 'shop-footprint'}>
      <Anchor href={productPath(item.code)}>
        <span className="shop-footprint-picture">
          {picture && <img src={picture} alt="" width={112} height={112} loading="lazy" decoding="async" />}
        </span>
        <span className="shop-footprint-name">{item.name}</span>
        {item.isInvalid ? (
          <span className="shop-row-weak">{translate(LABELS.invalid)}</span>
        ) : (
          <PriceText price={item.price} isByEnquiry={item.isByEnquiry} />
        )}
      </Anchor>
      {marks.isManaging ? (
        <span className="shop-footprint-mark">
          <CheckBox
            label={translate(LABELS.select, { name: item.name })}
            isChecked={marks.has(id)}
            onChange={(isMarked) => marks.mark([id], isMarked)}
          />
        </span>
      ) : (
        <Anchor
          className="shop-footprint-similar"
          href={`${SHOP_BASE}/search/goods?cKeyword=${encodeURIComponent(similarWord(item.name))}`}
        >
          {translate(LABELS.similar)}
        </Anchor>
      )}
    </article>
  )
}

/** What similar products are called: the name without its model and numbers. */
export function similarWord(name: string): string {
  const words = name.match(/[\u4e00-\u9fff]{2,}/g) ?? name.split(/\s+/)
  return [...words].sort((one, other) => other.length - one.length)[0]?.slice(-4) ?? name
}

/** A day with three tiles while the list loads. */
export function FootprintSkeleton() {
  return (
    <div className="shop-footprints" aria-busy="true">
      <span className="shop-skeleton-bar" style={{ width: '20%' }} />
      <ul aria-hidden="true">
        {[0, 1, 2].map((index) => (
          <li key={index}>
            <span className="shop-footprint-picture" />
            <span className="shop-skeleton-bar" style={{ width: '80%' }} />
          </li>
        ))}
      </ul>
    </div>
  )
}
