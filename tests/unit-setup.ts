import '@testing-library/jest-dom/vitest'
import { cleanup, configure } from '@testing-library/react'
import { afterEach } from 'vitest'

// jsdom has no layout and so no media queries: nothing matches.
globalThis.matchMedia ??= (media: string) =>
  Object.assign(new EventTarget(), { matches: false, media }) as MediaQueryList

afterEach(cleanup)

// A slow machine decides no test: what never appears fails all the same, later.
configure({ asyncUtilTimeout: 20_000 })
