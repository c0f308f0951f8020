import type { Label } from '@mallwright/contract/values'
import { useText } from '@mallwright/shop-core/i18n'
import { Chips } from '@mallwright/shop-core/kit'

import './shop-class-chips.css'

/** Choice among the classes of a shop above its products; none where there is nothing to choose. */
export function ShopClassChips(props: {
  readonly label: Label
  /** What all classes together are called. */
  readonly allLabel: Label
  readonly classes: readonly { readonly id: string; readonly name: string }[]
  /** Id of a class; empty for all. */
  readonly chosen: string
  readonly onChoose: (shopClassId: string) => void
}) {
  const { label, allLabel, classes, chosen, onChoose } = props
  const translate = useText()
  if (classes.length < 2) return null
  return (
    <div className="shop-class-chips">
      <Chips
        label={translate(label)}
        choices={[{ id: '', name: translate(allLabel) }, ...classes]}
        chosen={chosen}
        onChoose={onChoose}
      />
    </div>
  )
}
