/** Vouchers that follow from each other: gives the day (yyyy-MM-dd) of a step before it plays it. */
export type Play<Result = void> = AsyncGenerator<string, Result>

/** Plays step by step, always the one whose next step is of the earliest day: numbers rise with dates, as they do in use. */
export async function playByDays(plays: readonly Play<unknown>[]): Promise<void> {
  const waiting: { readonly play: Play<unknown>; readonly day: string }[] = []
  const proceed = async (play: Play<unknown>) => {
    const { done = false, value } = await play.next()
    if (!done) waiting.push({ play, day: String(value) })
  }
  for (const play of plays) await proceed(play)
  for (;;) {
    const next = waiting.reduce<number>((best, { day }, at) => (day < (waiting[best]?.day ?? '') ? at : best), 0)
    const [first] = waiting.splice(next, 1)
    if (!first) return
    await proceed(first.play)
  }
}
