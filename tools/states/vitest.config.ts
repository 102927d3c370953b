import react from '@vitejs/plugin-react';
import { playwright } from '@vitest/browser-playwright';
import type { Plugin } from 'vite';
import { defineConfig } from 'vitest/config';
import { findChromium, flags } from '../browser/chromium.js';
import { keepState, openWindow, takePicture } from './commands.js';
import { project } from './folder.js';
import { serveGarment } from './garment.js';

const tours = 'packages/web/src/**/*.paths.test.tsx';

/** Runs the tests' tours in a browser with real sizes and colours, and takes a picture of each state once. */
const takesPictures: Plugin = {
  name: 'tours-take-pictures',
  enforce: 'pre',
  configureServer: ({ middlewares }) => {
    middlewares.use(serveGarment);
  },
  resolveId(id, importer) {
    if (importer?.endsWith('pictureTour.tsx') || importer?.endsWith('picture.ts')) return undefined;
    if (id.endsWith('/testing/screenTour.tsx')) return `${project}/packages/web/src/testing/pictureTour.tsx`;
    if (id.endsWith('/testing/layout.ts')) return `${project}/packages/web/src/testing/laidOut.ts`;
    return undefined;
  },
};

export default defineConfig({
  root: project,
  cacheDir: '.cache/atlas/vite',
  plugins: [takesPictures, react()],
  css: { postcss: `${project}/tools/states` },
  resolve: { conditions: ['selvedge-source', 'module', 'browser', 'development|production'] },
  // If these were found later, they would be reloaded in the middle of a tour.
  optimizeDeps: {
    entries: [
      tours,
      'packages/web/src/testing/{pictureTour.tsx,pictureSetup.ts}',
      'packages/web/src/**/*.tsx',
    ],
  },
  test: {
    name: 'pictures',
    include: [tours],
    setupFiles: ['packages/web/src/testing/pictureSetup.ts'],
    testNamePattern: /^pictures of /,
    testTimeout: 60_000,
    reporters: ['default'],
    browser: {
      enabled: true,
      headless: true,
      ui: false,
      screenshotFailures: false,
      provider: playwright({
        launchOptions: { executablePath: findChromium(), args: flags },
        contextOptions: {
          locale: 'en-GB',
          timezoneId: 'Europe/Berlin',
          reducedMotion: 'reduce',
          colorScheme: 'light',
        },
      }),
      instances: [{ browser: 'chromium' }],
      commands: { openWindow, takePicture, keepState },
    },
  },
});
