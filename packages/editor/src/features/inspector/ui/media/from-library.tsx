import { useText } from '@mallwright/shop-core/i18n'
import { Images } from 'lucide-react'
import type { ReactNode } from 'react'

import { useStudio } from '../../../../studio/studio.ts'
import type { AssetChoice } from '../../../../studio/view-store.ts'
import { INSPECTOR_TEXTS } from '../../model/inspector.texts.ts'

/** Button that opens the library to choose a file. */
export function FromLibrary(props: {
  readonly name: string
  readonly isBusy: boolean
  readonly choice: AssetChoice
}): ReactNode {
  const { name, isBusy, choice } = props
  const { view } = useStudio()
  const text = useText()
  return (
    <button
      type="button"
      className="st-button is-small st-from-library"
      aria-label={`${text(INSPECTOR_TEXTS.fromLibrary)}：${name}`}
      disabled={isBusy}
      onClick={() => view.setState({ dialog: 'assets', assetChoice: choice })}
    >
      <Images />
      {text(INSPECTOR_TEXTS.fromLibrary)}
    </button>
  )
}
