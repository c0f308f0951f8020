import { freightFreeRule, freightRule, freightTemplate } from '../db/tables/freight.table.ts'
import { demoId } from './plans/demo-id.ts'
import { FREIGHT_PLANS } from './plans/freight.data.ts'
import type { InsertRows } from './plans/write-rows.ts'

/** The id of the freight template of a shop; null where delivery is free. */
export function freightTemplateOf(shop: string): string | null {
  return FREIGHT_PLANS.some((plan) => plan.shop === shop) ? demoId(`freight/${shop}`) : null
}

/** Writes the freight templates of the shops with their rules. Domain 4.3. */
export async function seedFreight(write: InsertRows): Promise<void> {
  await write(
    freightTemplate,
    FREIGHT_PLANS.map(({ shop, name, chargeMode, fees }) => ({
      id: demoId(`freight/${shop}`),
      name,
      chargeMode,
      ...fees,
    })),
  )
  await write(
    freightRule,
    FREIGHT_PLANS.flatMap(({ shop, fees, rules }) =>
      rules.map((rule, sort) => ({
        id: demoId(`freight/${shop}/rule/${sort}`),
        templateId: demoId(`freight/${shop}`),
        sort,
        areaCodes: rule.areaCodes,
        ...(rule.fees ?? fees),
        isUndeliverable: rule.fees === undefined,
      })),
    ),
  )
  await write(
    freightFreeRule,
    FREIGHT_PLANS.flatMap(({ shop, freeFromCents }) =>
      freeFromCents === undefined
        ? []
        : [
            {
              id: demoId(`freight/${shop}/free`),
              templateId: demoId(`freight/${shop}`),
              sort: 0,
              minAmountCents: freeFromCents,
            },
          ],
    ),
  )
}
