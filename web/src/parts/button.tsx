import type { ComponentProps } from 'react'
import styles from './button.module.css'

type Look = 'plain' | 'main' | 'quiet' | 'danger'

/** A button that sends no form unless it is told to. */
export function Button({
  look = 'plain',
  className,
  type = 'button',
  ...rest
}: ComponentProps<'button'> & { readonly look?: Look }) {
  return <button type={type} className={buttonClass(look, className)} {...rest} />
}

/** For a link that looks like one. */
export function buttonClass(look: Look = 'plain', more = ''): string {
  return `${styles.button} ${styles[look] ?? ''} ${more}`
}
