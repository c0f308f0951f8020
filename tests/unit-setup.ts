import '@testing-library/jest-dom/vitest'
import { cleanup, configure } from '@testing-library/react'
import { afterEach } from 'vitest'

// jsdom has no layout and so no media queries: nothing matches.
globalThis.matchMedia ??= (media: string) =>
  Object.assign(new EventTarget(), { matches: false, media }) as MediaQueryList

afterEach(cleanup)

// The first screen of a file loads its modules; on a busy machine that takes longer than the default second.
configure({ asyncUtilTimeout: 5_000 })
