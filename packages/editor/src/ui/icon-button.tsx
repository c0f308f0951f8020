import type { ButtonHTMLAttributes, ReactNode } from 'react'

/** A button that shows only an icon; its name is spoken and shown on hover. */
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
