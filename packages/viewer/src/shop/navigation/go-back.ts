import { HOME_PATH } from '@mallwright/shop-core/session'
import { useNavigate } from 'react-router'

/** Index of the current history entry among those of this browser tab, as the router numbers them; 0 for the first. */
export function entryIndex(): number {
  return (history.state as { readonly idx?: number } | null)?.idx ?? 0
}

/**
 * Whether the shop has an entry before the current one in this browser tab: one of this document, whose entries the
 * router numbers from 0, or the page of the shop that led to this document.
 */
export function hasHistory(): boolean {
  if (entryIndex() > 0) return true
  return history.length > 1 && document.referrer.startsWith(`${location.origin}/`)
}

/**
 * Navigates back, or home when the shop was entered here.
 * @param entriesOfFrames entries that frames of the screen have added to the history, which are passed over
 */
export function useGoBack(entriesOfFrames: () => number = () => 0): () => void {
  const navigate = useNavigate()
  return () => void (hasHistory() ? navigate(-1 - entriesOfFrames()) : navigate(HOME_PATH, { replace: true }))
}
