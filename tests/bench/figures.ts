/** One figure of a bench: metric, our value, the baseline of the same run, and the goal as text. */
export interface Figure {
  readonly name: string
  readonly unit: string
  readonly ours: number
  readonly baseline?: number
  readonly goal: string
  readonly holds: boolean
}

/** Median of the values; 0 without any. */
export function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b)
  const middle = Math.floor(sorted.length / 2)
  if (sorted.length === 0) return 0
  return sorted.length % 2 === 1 ? (sorted[middle] ?? 0) : ((sorted[middle - 1] ?? 0) + (sorted[middle] ?? 0)) / 2
}

/** A figure whose goal is a multiple of the baseline. */
export function ratioFigure(
  name: string,
  unit: string,
  measured: { readonly ours: number; readonly baseline: number; readonly most: number },
): Figure {
  const { ours, baseline, most } = measured
  return { name, unit, ours, baseline, goal: `≤ ${most} × baseline`, holds: ours <= baseline * most }
}

/** A figure whose goal is a number. */
export function limitFigure(
  name: string,
  unit: string,
  measured: { readonly ours: number; readonly most: number; readonly baseline?: number },
): Figure {
  const { ours, most, baseline } = measured
  return { name, unit, ours, ...(baseline !== undefined && { baseline }), goal: `≤ ${most}`, holds: ours <= most }
}

/** A figure without a goal, as context for the others. */
export function plainFigure(
  name: string,
  unit: string,
  measured: { readonly ours: number; readonly baseline: number },
): Figure {
  return { name, unit, ...measured, goal: '–', holds: true }
}

const formatted = (value: number) =>
  Math.abs(value) >= 100 ? value.toFixed(0) : value.toFixed(2).replace(/\.?0+$/, '')

/** The figures as a table for the console. */
export function tableOf(title: string, figures: readonly Figure[]): string {
  const rows = figures.map(({ name, unit, ours, baseline, goal, holds }) => [
    name,
    `${formatted(ours)} ${unit}`,
    baseline === undefined ? '–' : formatted(baseline),
    baseline ? `${(ours / baseline).toFixed(2)} ×` : '–',
    goal,
    goal === '–' ? '' : holds ? 'holds' : 'MISSED',
  ])
  const all = [['figure', 'ours', 'baseline', 'ratio', 'goal', ''], ...rows]
  const widths = all[0]?.map((_, column) => Math.max(...all.map((row) => row[column]?.length ?? 0))) ?? []
  return [title, ...all.map((row) => row.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join('  '))].join('\n')
}
