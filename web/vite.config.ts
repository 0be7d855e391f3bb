import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'

export default defineConfig({
  root: import.meta.dirname,
  // Wherever the service is reached: the page says in its <base> where that is.
  base: './',
  plugins: [react()],
  // Libraries that npm has put elsewhere must not find another React there.
  resolve: { dedupe: ['react', 'react-dom'] },
  build: {
    target: 'es2022',
    modulePreload: { polyfill: false },
    assetsInlineLimit: 0,
    // In one piece with the page: a style that could not be fetched for one page of many would not be tried again.
    cssCodeSplit: false,
    reportCompressedSize: false,
  },
  logLevel: 'warn',
})
