import type { ButtonHTMLAttributes, ReactNode } from 'react'

/** Icon button with an accessible name that is also its tooltip. */
export function IconButton({
  label,
  children,
  className = '',
  ...rest
}: ButtonHTMLAttributes<HTMLButtonElement> & { readonly label: string; readonly children: ReactNode }): ReactNode {
  return (
    <button type="button" {...rest} className={`st-icon-button ${className}`} aria-label={label} title={label}>
      {children}
    </button>
  )
}
