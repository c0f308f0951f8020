import { createContext } from 'react'

/** The element that the shop is mounted in; clicks outside of it are not the shop's. None in a prerender. */
export const ShopElement = createContext<HTMLElement | null>(null)
