import { createContext } from 'react'

/** Tells the form around a field that it waits, e.g. for an upload; nobody outside of one. */
export const FormWaiting = createContext<(isWaiting: boolean) => void>(() => undefined)
