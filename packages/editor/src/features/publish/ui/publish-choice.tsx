import { useText } from '@mallwright/shop-core/i18n'
import { useShopTime } from '../../../ui/shop-time.ts'
import type { ReactNode } from 'react'

import { isRequired } from '../model/publish-items.ts'
import type { PublishItem } from '../model/publish-items.ts'
import { ChangeName, useChangeState } from './change-name.tsx'
import { PUBLISH_TEXTS } from './publish.texts.ts'
import '../../../ui/boxed-list.css'

/** The items that can be published, with what is chosen of them. */
export function PublishChoice(props: {
  readonly items: readonly PublishItem[]
  readonly chosen: ReadonlySet<string>
  readonly isDisabled: boolean
  readonly onToggle: (item: PublishItem) => void
}): ReactNode {
  const { items, chosen, isDisabled, onToggle } = props
  const text = useText()
  const shopTime = useShopTime()
  const stateOf = useChangeState()
  return (
    <ul className="st-boxed-list" aria-label={text(PUBLISH_TEXTS.items)}>
      {items.map((item) => {
        const isFixed = isRequired(item, items, chosen)
        return (
          <li key={item.code}>
            <label className="st-publish-item">
              <input
                type="checkbox"
                checked={chosen.has(item.code)}
                disabled={isDisabled || (isFixed && chosen.has(item.code))}
                onChange={() => onToggle(item)}
              />
              <span>
                <ChangeName change={item} />
                <span className="st-hint">
                  {text(PUBLISH_TEXTS.edited, { name: item.editedBy, time: shopTime(item.editedAt) })}
                  {isFixed && ` · ${text(PUBLISH_TEXTS.required)}`}
                </span>
              </span>
              <em className={`st-change is-${item.state}`}>{stateOf(item)}</em>
            </label>
          </li>
        )
      })}
    </ul>
  )
}
