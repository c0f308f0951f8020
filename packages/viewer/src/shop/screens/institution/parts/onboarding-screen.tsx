import type { ReactNode } from 'react'

import { BackHeader } from '../../../navigation/back-header.tsx'
import './onboarding.css'

/** Layout of a screen on the way to buying: header and content with room at its edges. */
export function OnboardingScreen({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <div className="shop-screen shop-onboarding">
      <BackHeader title={title} />
      <main>{children}</main>
    </div>
  )
}
