import { Colour } from '@mallwright/contract/document'
import { useEffect } from 'react'
import * as z from 'zod/mini'

import { persistedValue, usePersisted } from '../../../ui/use-persisted.ts'

/** Colour around the page on the canvas, a matter of the editor's own taste; empty follows the theme of the studio. */
export const canvasBackground = persistedValue<string>('canvas', z.union([Colour, z.literal('')]), '')

/** Applies the chosen colour to the canvas. */
export function useCanvasBackground(): void {
  const colour = usePersisted(canvasBackground)
  useEffect(() => {
    const { style } = document.documentElement
    if (colour !== '') style.setProperty('--st-canvas-background', colour)
    return () => void style.removeProperty('--st-canvas-background')
  }, [colour])
}
