import { createContext, useContext } from 'react'

/** Whether the model is only read here, by somebody whose role does not change models. */
export const ReadingContext = createContext(false)

export function useReading(): boolean {
  return useContext(ReadingContext)
}
