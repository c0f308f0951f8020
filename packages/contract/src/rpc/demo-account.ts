import * as z from 'zod/mini'

/** An account that the sign-in of a demo mall offers. Only a demo's `/server-config.json` has them. */
export const DemoAccount = z.object({
  cMobilePhone: z.string(),
  cPassword: z.string(),
  /** Role in both languages. */
  role: z.object({ zh: z.string(), en: z.string() }),
  /** Whether it may edit the site. */
  isSuper: z.boolean(),
  /** Whether it works at the operators' desk. */
  isOperator: z._default(z.boolean(), false),
})
export type DemoAccount = z.infer<typeof DemoAccount>

/** The demo accounts of a server configuration, which passes unknown members on; none outside of a demo. */
export function demoAccountsOf(config: Readonly<Record<string, unknown>>): readonly DemoAccount[] {
  return z.array(DemoAccount).safeParse(config['demoAccounts']).data ?? []
}
