import type { BuyerAudience } from '@mallwright/contract/document'
import type { Locale } from '@mallwright/contract/values'

/** Whom, when and how a preview shows the page for. */
export interface PreviewChoice {
  readonly audience: BuyerAudience
  /** Width of the phone in px. */
  readonly width: '320' | '375' | '430'
  /** Epoch ms; `undefined` for now. */
  readonly moment: number | undefined
  readonly locale: Locale
  readonly theme: 'light' | 'dark'
  /** Whether pictures and texts lose their colours, as on days of mourning. */
  readonly isGrey: boolean
}

/** The address of a preview: its ticket's with the choice. */
export function previewAddress(ticketUrl: string, { audience, moment, locale, theme, isGrey }: PreviewChoice): string {
  const choice = new URLSearchParams({
    as: audience,
    lang: locale,
    theme,
    grey: isGrey ? '1' : '0',
    ...(moment !== undefined && { at: String(moment) }),
  })
  return `${ticketUrl}&${choice}`
}
