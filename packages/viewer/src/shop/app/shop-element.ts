import { createContext } from 'react'

/** The element that the shop is mounted in; clicks outside of it are not the shop's. */
export const ShopElement = createContext<HTMLElement>(document.body)
