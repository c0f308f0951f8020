import { useText } from '@mallwright/shop-core/i18n'
import type { Label } from '@mallwright/contract/values'
import { GitCommitHorizontal } from 'lucide-react'
import type { ReactNode } from 'react'

import { useStudio } from '../studio/studio.ts'
import { IconButton } from '../ui/icon-button.tsx'
import { AccountMenu } from './account/account-menu.tsx'

const RELEASES: Label = { zh: '发布记录', en: 'Releases' }

/** What the wide header has that no first task needs: one's account, and the releases. Loaded after the first paint, to the left of what stands there. */
export function HeaderTools(): ReactNode {
  const { view } = useStudio()
  const text = useText()
  return (
    <>
      <AccountMenu />
      <IconButton label={text(RELEASES)} onClick={() => view.setState({ dialog: 'releases' })}>
        <GitCommitHorizontal />
      </IconButton>
    </>
  )
}
