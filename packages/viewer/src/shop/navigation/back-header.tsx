import { ScreenHeader } from '@mallwright/shop-core/kit'
import type { ReactNode } from 'react'

import { useGoBack } from './go-back.ts'

/** Screen header whose back button follows the history. */
export function BackHeader({ title, children }: { readonly title: string; readonly children?: ReactNode }) {
  return (
    <ScreenHeader title={title} onBack={useGoBack()}>
      {children}
    </ScreenHeader>
  )
}
