/** One thing that was proved by trying: what was tried, what came out, what had to come out. */
export interface Claim {
  readonly name: string
  /** How often and with what, as a sentence part. */
  readonly tried: string
  readonly figure: number
  readonly goal: string
  readonly holds: boolean
}

/** How long a proof runs; the unit is the proof's own. */
export interface ProofSize {
  readonly count: number
}

/** Stops a proof whose own counter does not see a planted fault: its zeros would count for nothing. */
export function mustCatch(name: string, isCaught: boolean): void {
  if (!isCaught) throw new Error(`the counter of "${name}" missed a planted fault`)
}

/** The claim that something never happened. */
export function neverClaim(name: string, tried: string, figure: number): Claim {
  return { name, tried, figure, goal: '0', holds: figure === 0 }
}
