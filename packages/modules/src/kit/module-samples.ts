/** Stored props of one module for tests, the gallery and thumbnails. */
export interface ModuleSamples {
  readonly type: string
  /** One stored sample per version, oldest first; the last is the palette's thumbnail. */
  readonly versions: readonly Readonly<Record<string, unknown>>[]
  /** Notable states at the current version, by name. */
  readonly states: Readonly<Record<string, Readonly<Record<string, unknown>>>>
}
