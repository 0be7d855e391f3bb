import react from '@vitejs/plugin-react'
import { defineConfig, type Plugin } from 'vite'

/** The letters nearly every page needs are fetched together with its style, not after it. */
const preloadFont: Plugin = {
  name: 'preload-font',
  apply: 'build',
  transformIndexHtml: {
    order: 'post',
    handler(_, { bundle }) {
      const file = Object.keys(bundle ?? {}).find((name) => /inter-latin-wght-.*\.woff2$/.test(name))
      if (!file) throw new Error('The typeface is not among the built files.')
      const attrs = { rel: 'preload', as: 'font', type: 'font/woff2', href: `./${file}`, crossorigin: '' }
      return [{ tag: 'link', attrs, injectTo: 'head' }]
    },
  },
}

/** As the service says it of the built page. */
const nameBase: Plugin = {
  name: 'name-base',
  apply: 'serve',
  transformIndexHtml: () => [{ tag: 'base', attrs: { href: '/' }, injectTo: 'head-prepend' }],
}

/** Where the service listens, for whoever works on the dashboard with `npx vite web`. */
const service = process.env.CALLMARK_SERVICE ?? 'http://127.0.0.1:8080'

export default defineConfig({
  root: import.meta.dirname,
  // Wherever the service is reached: the page says in its <base> where that is.
  base: './',
  plugins: [react(), preloadFont, nameBase],
  server: { proxy: { '/v1': service } },
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
