import { vi } from 'vitest'

// Files share their process, and with it what they import from packages: loading that anew took two thirds of the time. Each file
// evaluates our own modules itself, so that no state of a module passes from one to the next.
vi.resetModules()
