import { useText } from '@mallwright/shop-core/i18n'
import { REMOVED_COUNTDOWN_SECONDS } from '@mallwright/shop-core/realtime'
import { useEffect, useState } from 'react'
import type { ReactNode } from 'react'

import { useStore } from '../../../studio/studio.ts'
import { Dialog } from '../../../ui/dialog.tsx'
import { endSession } from '../model/end-session.ts'
import { SIGN_IN_FORM_TEXTS } from '../model/sign-in-form.texts.ts'
import { useSession } from '../model/studio-client.ts'
import type { StudioClient } from '../model/studio-client.ts'

/** Question of a removal by an administrator, as long as the removed session is the current one. Specification 1 §4.5. */
export function RemovalDialog({ client }: { readonly client: StudioClient }): ReactNode {
  const removedId = useStore(client.ending, (state) => state.removedId)
  const session = useSession(client)
  if (removedId === undefined || session?.id !== removedId) return null
  return <Countdown key={removedId} client={client} />
}

function Countdown({ client }: { readonly client: StudioClient }): ReactNode {
  const text = useText()
  const [seconds, setSeconds] = useState(REMOVED_COUNTDOWN_SECONDS)
  useEffect(() => {
    const timer = setTimeout(() => {
      if (seconds > 1) setSeconds(seconds - 1)
      else endSession(client, { removed: true })
    }, 1_000)
    return () => clearTimeout(timer)
  }, [seconds, client])
  // The server has ended the session: the next call of the page says so.
  const stay = () => client.ending.setState({}, true)
  return (
    <Dialog
      title={text(SIGN_IN_FORM_TEXTS.forcedTitle)}
      onClose={stay}
      foot={
        <>
          <button type="button" className="st-button" onClick={stay}>
            {text(SIGN_IN_FORM_TEXTS.cancel)}
          </button>
          <button type="button" className="st-button is-primary" onClick={() => endSession(client, { removed: true })}>
            {text(SIGN_IN_FORM_TEXTS.exit, { seconds: String(seconds) })}
          </button>
        </>
      }
    >
      <p>{text(SIGN_IN_FORM_TEXTS.removedQuestion)}</p>
    </Dialog>
  )
}
