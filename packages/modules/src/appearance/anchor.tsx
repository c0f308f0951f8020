import { withHostBase } from '@mallwright/contract/link'
import { createContext, useContext } from 'react'
import type { ComponentProps, ReactNode } from 'react'

/** Path prefix of the page that the shop is mounted in, without a trailing slash; empty when the shop owns the host. */
export const HostBase = createContext('')

/** The address of a path below the host's base, e.g. for a form. */
export function useHostHref(path: string): string {
  return withHostBase(path, useContext(HostBase))
}

/** The anchor of shop and modules: its path is below the host's base, so that a new tab opens the shop, too. */
export function Anchor(props: ComponentProps<'a'>): ReactNode {
  const base = useContext(HostBase)
  // Content and role are the caller's.
  // oxlint-disable-next-line jsx-a11y/anchor-has-content, jsx-a11y/control-has-associated-label
  return <a {...props} href={props.href && withHostBase(props.href, base)} />
}
