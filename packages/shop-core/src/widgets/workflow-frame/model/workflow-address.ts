/** A page of a workflow and what it is opened with. Specification 3 §7. */
export interface WorkflowEntry {
  /** Of the workflow server; a path of this mall, or an address in full. */
  readonly url: string
  /** One-time ticket, good for 60 s and the first request. Engine 6.7. */
  readonly ticket: string
  /** Of the institution. */
  readonly accountId: string
  /** Names of hosts that may be framed besides the mall's own. */
  readonly hosts: readonly string[]
}

/** How a frame is opened, and who speaks for it. */
export interface WorkflowAddress {
  readonly src: string
  /** Of its messages; `'null'` of a page without an origin of its own. */
  readonly origin: string
  readonly sandbox: string
}

/** Of a page of this mall: without an origin it reaches nothing of the shop around it. Engine 6.7. */
const OWN_SANDBOX = 'allow-scripts allow-forms'

/** Of a page of another host, whose origin is its own. */
const FOREIGN_SANDBOX = `${OWN_SANDBOX} allow-same-origin`

/** Hosts that are this device. */
const LOCAL_HOSTS: readonly string[] = ['localhost', '127.0.0.1', '[::1]']

/**
 * The frame of an entry; `undefined` for an address that is refused: of a host that is not allowed, not by https, or with a user name.
 * @param page address of the shop
 */
export function workflowAddress(
  { url, ticket, accountId, hosts }: WorkflowEntry,
  page: string,
): WorkflowAddress | undefined {
  const target = parseUrl(url, page)
  if (!target || target.username !== '' || target.password !== '') return undefined
  // Those of blobs of this page are its own, too.
  const isOwn = target.origin === new URL(page).origin && target.protocol !== 'blob:'
  if (!isOwn && !isAllowed(target, hosts)) return undefined
  target.searchParams.set('Authorization', ticket)
  target.searchParams.set('cAccUuid', accountId)
  return {
    src: target.href,
    origin: isOwn ? 'null' : target.origin,
    sandbox: isOwn ? OWN_SANDBOX : FOREIGN_SANDBOX,
  }
}

function isAllowed({ protocol, hostname }: URL, hosts: readonly string[]): boolean {
  const isSafe = protocol === 'https:' || (protocol === 'http:' && LOCAL_HOSTS.includes(hostname))
  return isSafe && hosts.includes(hostname)
}

function parseUrl(url: string, base: string): URL | undefined {
  try {
    return new URL(url, base)
  } catch {
    return undefined
  }
}

/** What a frame posts when its task is done. Specification 3 §2. */
const CLOSE_MESSAGE = 'bmp-app-iframe-close'

/**
 * Whether a message closes the frame: it comes from the frame's own window and origin, and is nothing but the close message.
 * @param frame window of the frame
 */
export function isCloseMessage(
  message: { readonly source: unknown; readonly origin: string; readonly data: unknown },
  { frame, origin }: { readonly frame: unknown; readonly origin: string },
): boolean {
  // Of a frame that is gone there is no window, nor of a message that a page has made up.
  const isFromFrame = message.source !== null && message.source !== undefined && message.source === frame
  return isFromFrame && message.origin === origin && message.data === CLOSE_MESSAGE
}
