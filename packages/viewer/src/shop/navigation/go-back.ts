import { HOME_PATH } from '@mallwright/shop-core/session'
import { useNavigate } from 'react-router'

/** Whether the shop has an entry before the current one in this browser tab; the router numbers its entries from 0. */
export function hasHistory(): boolean {
  return ((history.state as { readonly idx?: number } | null)?.idx ?? 0) > 0
}

/** Navigates back, or home when the shop was entered here. */
export function useGoBack(): () => void {
  const navigate = useNavigate()
  return () => void (hasHistory() ? navigate(-1) : navigate(HOME_PATH, { replace: true }))
}
