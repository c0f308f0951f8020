import { useEffect } from 'react'
import type { ReactNode } from 'react'

import { onBlocksMessage } from '../../features/blocks/model/blocks.queries.ts'
import { continueHistory } from '../../features/history/model/continue-history.ts'
import { openHistoryShelf } from '../../features/history/model/history-shelf.ts'
import { joinPage } from '../../features/presence/model/join-page.ts'
import { selectAddressedNode } from './select-addressed-node.ts'
import { openStudioConnection } from './studio-connection.ts'
import { receiveDrafts } from '../../features/saving/model/receive-drafts.ts'
import { BROWSER_CLOCK } from '../../features/saving/model/send-draft.ts'
import { useSession } from '../../features/sign-in/model/studio-client.ts'
import type { StudioClient } from '../../features/sign-in/model/studio-client.ts'
import { useStore } from '../../studio/studio.ts'
import { lazyComponent, LazyBoundary } from '../../ui/lazy.tsx'
import type { OpenedWork } from './open-draft.ts'

const SessionEndedDialog = lazyComponent(
  async () => (await import('../../features/sign-in/ui/session-ended-dialog.tsx')).SessionEndedDialog,
)
const RemovalDialog = lazyComponent(
  async () => (await import('../../features/sign-in/ui/removal-dialog.tsx')).RemovalDialog,
)
const OtherAccountDialog = lazyComponent(
  async () => (await import('../../features/saving/ui/other-account-dialog.tsx')).OtherAccountDialog,
)
const RestoredNotice = lazyComponent(
  async () => (await import('../../features/saving/ui/restored-notice.tsx')).RestoredNotice,
)
const ReadOnlyNotice = lazyComponent(
  async () => (await import('../../features/saving/ui/restored-notice.tsx')).ReadOnlyNotice,
)

interface Props {
  readonly opening: OpenedWork
  readonly client: StudioClient
  /** Reopens the page for the current account. */
  readonly onSwitch: () => void
}

/** Services around an open page that are not needed for the first paint: notices, guard of unsaved work, presence. */
export function OpenPageServices(props: Props): ReactNode {
  const { opening, client } = props
  const { studio, restoredAt } = opening
  useEffect(() => {
    if (studio.isReadOnly) return undefined
    const drafts = receiveDrafts(studio)
    return joinPage(studio, BROWSER_CLOCK, (handlers) =>
      openStudioConnection(client, {
        onMessage: (data) => {
          handlers.onMessage(data)
          drafts.onMessage(data)
          onBlocksMessage(studio.api, data)
        },
        onChange: (isOpen) => {
          handlers.onChange(isOpen)
          if (isOpen) drafts.onReconnect()
        },
      }),
    )
  }, [studio, client])
  useEffect(() => opening.close, [opening])
  usePageHistory(opening)
  useEffect(() => selectAddressedNode(studio), [studio])
  return (
    <>
      <LazyBoundary>
        {restoredAt !== undefined && <RestoredNotice restoredAt={restoredAt} />}
        {studio.isReadOnly && <ReadOnlyNotice />}
      </LazyBoundary>
      <RemovalQuestion client={client} />
      <UnsavedWorkGuard {...props} />
    </>
  )
}

function RemovalQuestion({ client }: { readonly client: StudioClient }): ReactNode {
  const isOpen = useStore(client.ending, ({ removedId }) => removedId !== undefined)
  return (
    isOpen && (
      <LazyBoundary>
        <RemovalDialog client={client} />
      </LazyBoundary>
    )
  )
}

/** Continues the page's history of this tab. */
function usePageHistory({ studio, owner }: OpenedWork): void {
  useEffect(() => {
    if (studio.isReadOnly) return undefined
    const key = [studio.stUuid, owner.accountId, studio.column].map(encodeURIComponent).join('/')
    return continueHistory(studio, key, openHistoryShelf())
  }, [studio, owner])
}

/** Guards unsaved work: asks before leaving, and asks who owns it after the session ended. */
function UnsavedWorkGuard(props: Props): ReactNode {
  const { client, onSwitch } = props
  const { owner } = props.opening
  const { autosave } = props.opening.studio
  const kind = useStore(autosave.state, (state) => state.kind)
  const session = useSession(client)
  const account = session?.kind === 'account' ? session.account : undefined
  const isOther = account !== undefined && !owner.isPresent()
  useEffect(() => {
    // After signing in again, unsaved work is saved at once.
    if (account && !isOther && autosave.state.getState().kind === 'signedOut') void autosave.flush()
  }, [account, isOther, autosave])
  useEffect(() => {
    if (isOther && kind === 'saved') onSwitch()
  }, [isOther, kind, onSwitch])
  useLeaveGuard(kind !== 'saved')
  if (account && !isOther && kind !== 'signedOut') return null
  if (isOther && kind === 'saved') return null
  const save = () => {
    owner.handOver()
    void autosave.flush()
  }
  return (
    <LazyBoundary>
      {isOther ? (
        <OtherAccountDialog name={account.nickname || account.phone} onSave={save} onLeave={onSwitch} />
      ) : (
        <SessionEndedDialog client={client} />
      )}
    </LazyBoundary>
  )
}

/** Asks before the window closes with unsaved work. */
function useLeaveGuard(isUnsaved: boolean): void {
  useEffect(() => {
    if (!isUnsaved) return
    const ask = (event: BeforeUnloadEvent) => event.preventDefault()
    window.addEventListener('beforeunload', ask)
    return () => window.removeEventListener('beforeunload', ask)
  }, [isUnsaved])
}
