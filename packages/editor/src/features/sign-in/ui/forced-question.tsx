import type { ReactNode } from 'react'

import { useStore } from '../../../studio/studio.ts'
import { LazyBoundary, lazyComponent } from '../../../ui/lazy.tsx'
import type { StudioClient } from '../model/studio-client.ts'

const ForcedDialog = lazyComponent(async () => (await import('./forced-dialog.tsx')).ForcedDialog)

/** Dialog of a forced sign-in while it is pending. */
export function ForcedQuestionPart({ client }: { readonly client: StudioClient }): ReactNode {
  const question = useStore(client.question, ({ open }) => open)
  return (
    question && (
      <LazyBoundary>
        <ForcedDialog question={question} />
      </LazyBoundary>
    )
  )
}
