/** The portal's addresses for pictures of styles: colour and preset. */
const address = /\/v1\/pictures\/([^/]+)\/(\w+)\.webp$/;

const cloths = ['#2b3a55', '#e4e1d8', '#6b4a3a', '#7d8471'];

/**
 * A shirt on a hanger, on the same background as the portal's own pictures.
 *
 * @param {string} colour an id, which selects the cloth
 */
const drawingOf = (colour) => {
  const cloth = cloths[(Number.parseInt(colour.replace(/\D/g, ''), 10) + cloths.length - 1) % cloths.length];
  return `<svg xmlns="http://www.w3.org/2000/svg" width="740" height="1047" viewBox="0 0 420 594">
<path fill="#f1f0ec" d="M0 0h420v594H0z"/>
<path fill="none" stroke="#8b8a86" stroke-width="3" d="M210 150v-18a13 13 0 1 1 13-13"/>
<path fill="${cloth ?? cloths[0]}" stroke="#8b8a86" d="m160 158 50 22 50-22 62 40 30 180-46 8-20-110v230H134V276l-20 110-46-8 30-180z"/>
<path fill="none" stroke="#8b8a86" stroke-opacity=".6" stroke-width="2" d="M210 180v326M160 158l50 56 50-56"/>
</svg>`;
};

/**
 * Answers a request for a style's picture with a drawing: tours use sample data, which has no pictures.
 *
 * @type {import('vite').Connect.NextHandleFunction}
 */
export function serveGarment(request, response, next) {
  const [, colour] = address.exec(request.url ?? '') ?? [];
  if (colour === undefined) {
    next();
    return;
  }
  response.setHeader('content-type', 'image/svg+xml');
  response.end(drawingOf(colour));
}
