import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import sharp from 'sharp';
import type { Brand } from '../configuration/brand/brand.ts';

/** Where browsers find what an installed portal is called and how it looks. */
export const manifestPath = '/manifest.webmanifest';

/** Pixels, as devices ask for them. */
const sizes = [192, 512] as const;
/** Behind the icon, and behind the page until it is there. */
const ground = '#fcfcfb';
/** Of a maskable icon this share is never cut off. */
const safe = 0.8;

const pathOf = (size: number, purpose: 'any' | 'maskable'): string =>
  `/app-icon-${purpose === 'any' ? '' : 'maskable-'}${size}.png`;

/** The house's icon, or the page's own. Null where there is none, as in another front end. */
function iconOf({ icon }: Brand, folder: string): Buffer | null {
  const own = join(folder, 'favicon.svg');
  if (icon) return icon.content;
  return existsSync(own) ? readFileSync(own) : null;
}

async function draw(icon: Buffer, size: number, purpose: 'any' | 'maskable'): Promise<Buffer> {
  const inner = purpose === 'any' ? size : Math.round(size * safe);
  const edge = Math.floor((size - inner) / 2);
  return sharp(icon, { density: 1200 })
    .resize(inner, inner, { fit: 'contain', background: ground })
    .extend({
      top: edge,
      bottom: size - inner - edge,
      left: edge,
      right: size - inner - edge,
      background: ground,
    })
    .flatten({ background: ground })
    .png()
    .toBuffer();
}

/**
 * Serves what a browser needs to install the portal as an app: its name and icons, of the house. Icons are drawn when they are
 * first asked for.
 *
 * @param folder of the built page
 */
export function registerManifest(app: FastifyInstance, brand: Brand, folder: string): void {
  const icon = iconOf(brand, folder);
  const purposes = ['any', 'maskable'] as const;
  const icons = sizes.flatMap((size) => purposes.map((purpose) => ({ size, purpose })));
  const manifest = JSON.stringify({
    id: '/',
    name: brand.name,
    short_name: brand.name,
    start_url: '/',
    scope: '/',
    display: 'standalone',
    background_color: ground,
    theme_color: ground,
    icons: icon
      ? icons.map(({ size, purpose }) => ({
          src: pathOf(size, purpose),
          sizes: `${size}x${size}`,
          type: 'image/png',
          purpose,
        }))
      : [],
  });
  app.get(manifestPath, async (_, reply) =>
    reply.type('application/manifest+json').header('cache-control', 'public, max-age=3600').send(manifest),
  );
  if (!icon) return;
  for (const { size, purpose } of icons) {
    let drawn: Promise<Buffer> | undefined;
    app.get(pathOf(size, purpose), async (_, reply) => {
      drawn ??= draw(icon, size, purpose).catch((error: unknown) => {
        drawn = undefined;
        throw error;
      });
      return reply
        .type('image/png')
        .header('cache-control', 'public, max-age=3600')
        .send(await drawn);
    });
  }
}
