import type { ComponentProps } from 'react'
import styles from './inputs.module.css'

export function TextInput({ className, ...rest }: ComponentProps<'input'>) {
  return <input className={`${styles.input} ${className ?? ''}`} {...rest} />
}

export function TextArea({ className, ...rest }: ComponentProps<'textarea'>) {
  return <textarea className={`${styles.input} ${styles.area} ${className ?? ''}`} {...rest} />
}

/** The browser's own: it works with every keyboard, screen reader and thumb. */
export function Select({ className, ...rest }: ComponentProps<'select'>) {
  return <select className={`${styles.input} ${className ?? ''}`} {...rest} />
}
