import { fileURLToPath } from 'node:url';

/** Where `npm run build` leaves the portal's page. */
export const builtWeb = fileURLToPath(new URL('../../../web/dist', import.meta.url));
