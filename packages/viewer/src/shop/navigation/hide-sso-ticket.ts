/**
 * Moves the ticket of a host from the address into the history entry, where the screen of single sign-on takes it: before the shop
 * asks anybody for anything. Domain sheet 8.
 */
export function hideSsoTicket(): void {
  const url = new URL(location.href)
  const ticket = url.searchParams.get('ticket')
  if (!ticket || !/\/no-login\/?$/i.test(url.pathname)) return
  url.searchParams.delete('ticket')
  history.replaceState({ usr: { ssoTicket: ticket } }, '', url)
}
