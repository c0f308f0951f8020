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

type Message = { readonly kind: 'who' } | { readonly kind: 'here'; readonly key: string }

/** Asks the other tabs by a channel, which also works where the page came without encryption. */
export function createOpenTabs(channel: BroadcastChannel = new BroadcastChannel('mallwright-journal')): OpenTabs {
  const held = new Set<string>()
  // A channel reaches its own origin only and takes no target.
  // oxlint-disable-next-line unicorn/require-post-message-target-origin
  const say = (message: Message) => channel.postMessage(message)
  channel.addEventListener('message', ({ data }: MessageEvent<Message>) => {
    if (data.kind === 'who') for (const key of held) say({ kind: 'here', key })
  })
  return {
    hold: (key) => void held.add(key),
    close: () => channel.close(),
    others: () =>
      new Promise((resolve) => {
        const keys = new Set<string>()
        const hear = ({ data }: MessageEvent<Message>) => void (data.kind === 'here' && keys.add(data.key))
        channel.addEventListener('message', hear)
        say({ kind: 'who' })
        setTimeout(() => {
          channel.removeEventListener('message', hear)
          resolve(keys)
        }, ANSWER_WAIT_MS)
      }),
  }
}
