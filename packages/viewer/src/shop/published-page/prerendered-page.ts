import { createContext } from 'react'

import type { PublishedPage } from './read-published-page.ts'

/** The prerendered page of the document, if any. */
export const PrerenderedPage = createContext<PublishedPage | undefined>(undefined)
