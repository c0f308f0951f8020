import { createContext, useContext } from 'react'

/** False for a kept-alive screen while another screen is open. */
export const ScreenVisibility = createContext(true)

/** Whether the screen is the open one; a kept-alive screen hides itself otherwise. */
export function useIsScreenVisible(): boolean {
  return useContext(ScreenVisibility)
}
