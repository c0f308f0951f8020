/** Result of a proof: the attempt, the figure and the required figure. */
export interface Claim {
  readonly name: string
  /** Number and kind of attempts, as a sentence fragment. */
  readonly attempts: string
  readonly figure: number
  readonly goal: string
  readonly holds: boolean
  /** It is about the time on a clock, which a busy machine fails: told by a proof, and no test. */
  readonly isTiming?: boolean
}

/** Length of a proof, in its own unit. */
export interface ProofSize {
  readonly count: number
}

/** Fails a proof whose detector misses a planted fault: its zeros would prove nothing. */
export function assertDetects(name: string, isCaught: boolean): void {
  if (!isCaught) throw new Error(`the counter of "${name}" missed a planted fault`)
}

/** The claim that something never happened. */
export function zeroClaim(name: string, attempts: string, figure: number): Claim {
  return { name, attempts, figure, goal: '0', holds: figure === 0 }
}

/** What a test finds wrong in the claims of a proof. */
export function unmet(claims: readonly Claim[]): readonly Claim[] {
  return claims.filter(({ holds, isTiming = false }) => !holds && !isTiming)
}
