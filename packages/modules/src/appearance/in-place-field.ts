import type { ViewMode } from '../kit/module-view.ts'

/** Attributes of an element whose text can be edited on the canvas; none in view mode. */
export function inPlaceField(mode: ViewMode, field: string): { readonly 'data-field'?: string } {
  return mode === 'edit' ? { 'data-field': field } : {}
}
