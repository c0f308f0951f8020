/** Open tabs of this browser, so that none takes another's work for lost. */
export interface OpenTabs {
  /** Keys held by other open tabs. */
  others(): Promise<ReadonlySet<string>>
  /** Claims a key for this tab. */
  hold(key: string): void
  /** Releases all keys. */
  close(): void
}

/** Answer timeout (ms) of other tabs. A frozen tab may miss it; its work is then merged, not lost. */
const ANSWER_WAIT_MS = 150

/** Prefix of lock names, followed by the key. */
const LOCK = 'mallwright-journal '

type Message = { readonly kind: 'who' } | { readonly kind: 'here'; readonly key: string }

/** Browser APIs for tab detection. */
export interface TabPorts {
  readonly channel: BroadcastChannel
  /** Absent without a secure context. */
  readonly locks?: LockManager | undefined
}

/** Detects other tabs by Web Locks, which also cover frozen tabs; without them, by a broadcast channel with a timeout. Tabs answer on the channel in either case. */
export function createOpenTabs(ports: TabPorts = browserPorts()): OpenTabs {
  const { channel, locks } = ports
  const ownKeys = new Set<string>()
  const letGo: (() => void)[] = []
  // A broadcast channel is same-origin and takes no target.
  // oxlint-disable-next-line unicorn/require-post-message-target-origin
  const post = (message: Message) => channel.postMessage(message)
  channel.addEventListener('message', ({ data }: MessageEvent<Message>) => {
    if (data.kind === 'who') for (const key of ownKeys) post({ kind: 'here', key })
  })
  const ask = () =>
    new Promise<ReadonlySet<string>>((resolve) => {
      const keys = new Set<string>()
      const onAnswer = ({ data }: MessageEvent<Message>) => void (data.kind === 'here' && keys.add(data.key))
      channel.addEventListener('message', onAnswer)
      post({ kind: 'who' })
      setTimeout(() => {
        channel.removeEventListener('message', onAnswer)
        resolve(keys)
      }, ANSWER_WAIT_MS)
    })
  return {
    hold(key) {
      ownKeys.add(key)
      const closing = new Promise<void>((resolve) => letGo.push(resolve))
      locks?.request(LOCK + key, () => closing).catch(() => undefined)
    },
    close() {
      channel.close()
      for (const end of letGo) end()
    },
    others: () => (locks ? lockedKeys(locks).catch(ask) : ask()),
  }
}

function browserPorts(): TabPorts {
  // The types claim that locks always exist.
  const { locks } = navigator as { readonly locks?: LockManager }
  return { channel: new BroadcastChannel('mallwright-journal'), locks }
}

async function lockedKeys(locks: LockManager): Promise<ReadonlySet<string>> {
  const { held = [] } = await locks.query()
  return new Set(held.flatMap(({ name = '' }) => (name.startsWith(LOCK) ? [name.slice(LOCK.length)] : [])))
}
