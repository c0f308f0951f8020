import * as z from 'zod/mini'

/** A stored list of module types: few, short, each once. */
export const ModuleTypes = z.pipe(
  z.array(z.string().check(z.maxLength(80))).check(z.maxLength(100)),
  z.transform((types): readonly string[] => [...new Set(types)]),
)
