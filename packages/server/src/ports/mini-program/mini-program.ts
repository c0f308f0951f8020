/** A page of the mini program with what it is opened with. */
export interface MiniProgramPage {
  readonly path: string
  readonly query: string
}

/** A link that opens the page, or why there is none, in the words of the platform. */
export type SchemeAnswer = { readonly openlink: string } | { readonly errmsg: string }

/** The mall's mini program. Every call rejects when its platform does not answer. */
export interface MiniProgramPort {
  generateScheme(page: MiniProgramPage): Promise<SchemeAnswer>
}
