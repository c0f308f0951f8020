import type { Label } from '@mallwright/contract/values'
import { useText } from '@mallwright/shop-core/i18n'
import { workQuery } from '@mallwright/shop-core/voucher'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'

import { useCaller, useShop } from '../../../client/shop-context.ts'
import { WORK_PATH } from '../../voucher/voucher-paths.ts'
import { TileLink } from './tile-link.tsx'

const TITLE: Label = { zh: '工作台', en: 'Work desk' }

const ICON = 'M4 5h7v7H4zM13 5h7v4h-7zM13 11h7v8h-7zM4 14h7v5H4z'

/** The way to the work desk, for members who may open a type of vouchers. */
export function WorkTile({ institutionId }: { readonly institutionId: string }): ReactNode {
  const translate = useText()
  const work = useQuery(workQuery(useShop(), `${useCaller()} ${institutionId}`))
  const mayWork = (work.data?.types ?? []).length > 0
  return mayWork && <TileLink href={WORK_PATH} label={translate(TITLE)} icon={ICON} />
}
