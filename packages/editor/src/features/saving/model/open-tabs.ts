/** Knows which tabs of this browser are open, so that none takes another's work for lost. */
export interface OpenTabs {
  /** The keys that open tabs hold right now. */
  others(): Promise<ReadonlySet<string>>
  /** From now on this tab answers that it holds a key. */
  hold(key: string): void
  /** This tab holds nothing any more. */
  close(): void
}

/** How long other tabs have to answer, in ms. A frozen one may miss it; its work is then merged, not lost. */
const ANSWER_WAIT_MS = 150

/** The browser knows who holds a lock of this name; what follows it is the key. */
const LOCK = 'mallwright-journal '

type Message = { readonly kind: 'who' } | { readonly kind: 'here'; readonly key: string }

/** What tabs of one browser know of each other by. */
export interface TabPorts {
  readonly channel: BroadcastChannel
  /** Absent where the page came without encryption. */
  readonly locks?: LockManager | undefined
}

/**
 * Knows the other tabs by the locks that they hold, which the browser tells at once, also of frozen ones. Where there are
 * none, tabs are asked by a channel and have a moment to answer; they answer in either case.
 */
export function createOpenTabs(ports: TabPorts = browserPorts()): OpenTabs {
  const { channel, locks } = ports
  const held = new Set<string>()
  const letGo: (() => void)[] = []
  // A channel reaches its own origin only and takes no target.
  // oxlint-disable-next-line unicorn/require-post-message-target-origin
  const say = (message: Message) => channel.postMessage(message)
  channel.addEventListener('message', ({ data }: MessageEvent<Message>) => {
    if (data.kind === 'who') for (const key of held) say({ kind: 'here', key })
  })
  const ask = () =>
    new Promise<ReadonlySet<string>>((resolve) => {
      const keys = new Set<string>()
      const hear = ({ data }: MessageEvent<Message>) => void (data.kind === 'here' && keys.add(data.key))
      channel.addEventListener('message', hear)
      say({ kind: 'who' })
      setTimeout(() => {
        channel.removeEventListener('message', hear)
        resolve(keys)
      }, ANSWER_WAIT_MS)
    })
  return {
    hold(key) {
      held.add(key)
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
  // The types say that every page has locks.
  const { locks } = navigator as { readonly locks?: LockManager }
  return { channel: new BroadcastChannel('mallwright-journal'), locks }
}

async function lockedKeys(locks: LockManager): Promise<ReadonlySet<string>> {
  const { held = [] } = await locks.query()
  return new Set(held.flatMap(({ name = '' }) => (name.startsWith(LOCK) ? [name.slice(LOCK.length)] : [])))
}
