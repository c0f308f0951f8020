import type { ShopAfterSaleOperation } from '@mallwright/contract/after-sale'
import { useText } from '@mallwright/shop-core/i18n'
import { InfiniteList } from '@mallwright/shop-core/kit'
import { useInfiniteQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { ReactNode } from 'react'

import { useCaller, useShop } from '../../../../client/shop-context.ts'
import { useSheet } from '../../../../navigation/use-sheet.ts'
import { useManagedChanges } from '../../use-managed-changes.ts'
import { ManagedGroups } from '../../managed-groups.tsx'
import { AnswerSheet } from './answer-sheet.tsx'
import { ManagedAfterSaleCard } from './managed-after-sale-card.tsx'
import { managedAfterSalesQuery } from './managed-after-sales.query.ts'
import type { ManagedAfterSale } from './managed-after-sales.query.ts'
import { MANAGED_LABELS, SHOP_OPERATIONS } from './managed-labels.ts'

const GROUPS = [MANAGED_LABELS.waiting, MANAGED_LABELS.open, MANAGED_LABELS.ended] as const

/** The after-sales of a shop: those that wait for it first, by their time. Domain sheet 60. */
export function ManagedAfterSales({ shopId }: { readonly shopId: string }): ReactNode {
  return (
    <ManagedGroups
      label={MANAGED_LABELS.groups}
      groups={GROUPS}
      renderGroup={(tab) => <AfterSaleGroup key={tab} shopId={shopId} tab={tab} />}
    />
  )
}

function AfterSaleGroup(filter: { readonly shopId: string; readonly tab: number }): ReactNode {
  const translate = useText()
  const list = useInfiniteQuery(managedAfterSalesQuery(useShop(), filter, useCaller()))
  const sheet = useSheet('answer-after-sale')
  const [opened, setOpened] = useState<{ afterSale: ManagedAfterSale; operation: ShopAfterSaleOperation }>()
  const finish = useManagedChanges()
  return (
    <>
      <InfiniteList
        list={list}
        listClass="shop-orders"
        keyOf={({ number }) => number}
        renderItem={(afterSale) => (
          <ManagedAfterSaleCard
            afterSale={afterSale}
            since={list.dataUpdatedAt}
            onAnswer={(operation) => {
              setOpened({ afterSale, operation })
              sheet.open()
            }}
          />
        )}
        skeleton={<span className="shop-skeleton-bar shop-order-skeleton" />}
        empty={translate(MANAGED_LABELS.none)}
      />
      {sheet.isOpen && opened && (
        <AnswerSheet
          {...opened}
          title={translate(SHOP_OPERATIONS[opened.operation])}
          onDone={finish}
          onClose={sheet.close}
        />
      )}
    </>
  )
}
