import type { ViewMode } from '../kit/module-view.ts'

/** Marks an element as the words of a field that can be written in place; on the canvas only, so that buyers get not a byte more. */
export function inPlaceField(mode: ViewMode, field: string): { readonly 'data-field'?: string } {
  return mode === 'edit' ? { 'data-field': field } : {}
}
