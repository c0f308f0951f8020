import { HOME_PATH } from '@mallwright/shop-core/session'
import { useNavigate } from 'react-router'

/** Whether a page of this shop lies behind the current one. The router numbers its history entries from 0. */
export function hasHistory(): boolean {
  return ((history.state as { readonly idx?: number } | null)?.idx ?? 0) > 0
}

/** Gives the way back: to the page before, or home when the shop was entered here. */
export function useGoBack(): () => void {
  const navigate = useNavigate()
  return () => {
    if (hasHistory()) void navigate(-1)
    else void navigate(HOME_PATH, { replace: true })
  }
}
