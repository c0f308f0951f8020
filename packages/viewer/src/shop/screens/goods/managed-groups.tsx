import type { Label } from '@mallwright/contract/values'
import { useText } from '@mallwright/shop-core/i18n'
import { Chips } from '@mallwright/shop-core/kit'
import { useState } from 'react'
import type { ReactNode } from 'react'

/** Lists of a shop, of which one is shown: the first at first. */
export function ManagedGroups(props: {
  readonly label: Label
  readonly groups: readonly Label[]
  readonly renderGroup: (index: number) => ReactNode
}): ReactNode {
  const { label, groups, renderGroup } = props
  const translate = useText()
  const [chosen, setChosen] = useState(0)
  return (
    <>
      <Chips
        label={translate(label)}
        choices={groups.map((group, index) => ({ id: String(index), name: translate(group) }))}
        chosen={String(chosen)}
        onChoose={(id) => setChosen(Number(id))}
      />
      {renderGroup(chosen)}
    </>
  )
}
