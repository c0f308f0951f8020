/** Chromium arguments that disable its background network traffic. */
export const OFFLINE_ARGUMENTS: readonly string[] = [
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--disable-quic',
  '--no-first-run',
]

/** The sandbox cannot start as root. */
export const SANDBOX_ARGUMENTS: readonly string[] = process.getuid?.() === 0 ? ['--no-sandbox'] : []

const executablePath = process.env['HEADLESS_SHELL_PATH'] ?? process.env['CHROMIUM_PATH']

/**
 * Launch options of a headless Chromium. `CHROMIUM_PATH` selects the browser; the test run names its headless shell, which costs
 * less, by `HEADLESS_SHELL_PATH`.
 */
export const CHROMIUM_LAUNCH = {
  ...(executablePath && { executablePath }),
  args: [...SANDBOX_ARGUMENTS, ...OFFLINE_ARGUMENTS],
}
