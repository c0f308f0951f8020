import { HOME_PATH } from '@mallwright/shop-core/session'
import { useNavigate } from 'react-router'

/**
 * Whether the shop has an entry before the current one in this browser tab: one of this document, whose entries the
 * router numbers from 0, or the page of the shop that led to this document.
 */
export function hasHistory(): boolean {
  if (((history.state as { readonly idx?: number } | null)?.idx ?? 0) > 0) return true
  return history.length > 1 && document.referrer.startsWith(`${location.origin}/`)
}

/** Navigates back, or home when the shop was entered here. */
export function useGoBack(): () => void {
  const navigate = useNavigate()
  return () => void (hasHistory() ? navigate(-1) : navigate(HOME_PATH, { replace: true }))
}
