import { createContext } from 'react'

import type { PublishedPage } from './read-published-page.ts'

/** The prerendered home page of the document, if any. */
export const PrerenderedHome = createContext<PublishedPage | undefined>(undefined)
